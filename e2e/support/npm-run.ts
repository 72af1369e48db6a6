import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';
import { environment } from './running.ts';

/** A command under way. Both reject when it fails. */
export interface UnderWay {
  /** Text that it has printed by the moment that was looked for. */
  readonly printed: Promise<string>;
  /** All that it has printed. */
  readonly ended: Promise<string>;
}

/** `npm run …`, exactly as the documentation has it. */
export function npmRun(words: readonly string[], moment: RegExp): UnderWay {
  const child = spawn('npm', ['run', '--silent', ...words], {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<string>((done, fail) => {
    child.once('error', fail).once('close', (code) => {
      if (code === 0) done(output);
      else fail(new Error(`npm run ${words.join(' ')} ended with ${code}:\n${output}`));
    });
  });
  const printed = new Promise<string>((done) => {
    child.stdout.on('data', () => {
      if (moment.test(output)) done(output);
    });
  });
  return { printed: Promise.race([printed, ended]), ended };
}
