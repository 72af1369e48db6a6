import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CommandContext } from '../src/cli/command.ts';
import { openFolders } from '../src/node/open-folders.ts';
import { setWorldClock } from './world-clock.ts';

/** A context for tests: a folder of its own, a clock that is set by hand, a screen that remembers. */
export interface TestContext extends CommandContext {
  readonly lines: string[];
  readonly warnings: string[];
  /** Lets time pass, for Comptoir too. */
  advance(seconds: number): void;
  /** Sets the terminal's clock forward or back, and nothing else. */
  shiftClock(seconds: number): void;
  /** Starts the computer again: what it counted since it was started is gone. */
  restart(): void;
}

/** For how long the computer has run when a test begins. */
const UP_MS = 1_271_100_000;

export function makeContext(
  apiUrl: string,
  options: { columns?: number | null; answers?: string[]; at?: string } = {},
): TestContext {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-terminal-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const warnings: string[] = [];
  const answers = [...(options.answers ?? [])];
  let at = Date.parse(options.at ?? '2026-01-15T17:05:00Z');
  const bootedAt = at - UP_MS;
  let shiftedMs = 0;
  let boot = 1;
  setWorldClock(apiUrl, () => new Date(at));
  return {
    dataDir,
    folders: openFolders(dataDir),
    apiUrl,
    language: 'fr',
    now: () => new Date(at + shiftedMs),
    uptime: () => ({ boot: String(boot), ms: at - bootedAt }),
    lines,
    warnings,
    stop: new AbortController().signal,
    advance: (seconds) => {
      at += seconds * 1000;
    },
    shiftClock: (seconds) => {
      shiftedMs += seconds * 1000;
    },
    restart: () => {
      boot += 1;
    },
    screen: {
      columns: options.columns ?? null,
      isInteractive: answers.length > 0,
      print: (line) => lines.push(line),
      warn: (line) => warnings.push(line),
      progress: () => undefined,
      ask: () => Promise.resolve(answers.shift() ?? null),
    },
  };
}
