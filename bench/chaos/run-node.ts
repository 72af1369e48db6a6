import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of Node's in the repository to its end, for a Comptoir's folder. One that takes too long is ended. */
export function runNode(
  dataDir: string,
  words: readonly string[],
  { timeoutMs = 60_000, env = {} }: { timeoutMs?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...words], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, LANG: 'en_CA.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
