import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Context } from '../src/context.ts';

/** A context for tests: a folder of its own, a clock that is set by hand, a screen that remembers. */
export interface TestContext extends Context {
  readonly lines: string[];
  readonly warnings: string[];
  /** Puts the clock forward (or back). */
  advance(seconds: number): void;
}

export function makeContext(
  apiUrl: string,
  options: { columns?: number | null; answers?: string[] } = {},
): TestContext {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-terminal-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const warnings: string[] = [];
  const answers = [...(options.answers ?? [])];
  let at = Date.parse('2026-01-15T17:05:00Z');
  return {
    dataDir,
    apiUrl,
    language: 'fr',
    now: () => new Date(at),
    lines,
    warnings,
    stop: new AbortController().signal,
    advance: (seconds) => {
      at += seconds * 1000;
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
