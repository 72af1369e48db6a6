import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run-node.ts';
import { startComptoir } from './start-comptoir.ts';
import { stopComptoir } from './stop-comptoir.ts';

/** Starts a Comptoir as `npm start` does, on a free port, in a folder of its own; returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-journeys-'));
  // The journeys and the commands they run find everything else there.
  process.env['DATA_DIR'] = dataDir;
  const guard = spawnGuard();
  const tearDown = async (): Promise<void> => {
    try {
      await stopComptoir(dataDir);
    } finally {
      guard.stdin.end();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    await runNode(['scripts/prepare.mjs', 'start'], { timeoutMs: 180_000 });
    await startComptoir(dataDir, 0);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

/** Out of reach of a Ctrl-C that reaches us. */
function spawnGuard() {
  const program = join(import.meta.dirname, 'end-when-alone.mjs');
  const guard = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  return guard;
}
