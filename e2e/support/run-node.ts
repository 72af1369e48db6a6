import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';
import { environment } from './running.ts';

export interface Outcome {
  readonly code: number | null;
  /** Output and errors, as they came. */
  readonly output: string;
}

interface Options {
  readonly timeoutMs?: number;
  readonly mayFail?: boolean;
  /** Folder of another Comptoir than this worker's. */
  readonly dataDir?: string;
}

/** Runs a program of ours to its end, for the Comptoir of this worker. @throws Error when it fails, unless failing is what is wanted */
export async function runNode(
  words: readonly string[],
  { timeoutMs = 30_000, mayFail = false, dataDir }: Options = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0 && !mayFail) throw new Error(`node ${words.join(' ')} ended with ${code}:\n${output}`);
  return { code, output };
}
