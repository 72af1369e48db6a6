import type { ChildProcess } from 'node:child_process';

/** No program of ours takes this long to say anything that it is asked. */
const PATIENCE_MS = 300_000;

/** The next message that has a field. Rejects when the program fails, ends, or says nothing for too long. */
export function heard<Message extends object>(child: ChildProcess, field: keyof Message & string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const stopListening = (): void => {
      clearTimeout(timer);
      child.off('message', read).off('exit', fail);
    };
    const fail = (reason: unknown): void => {
      stopListening();
      reject(new Error(`a program of the measurement failed: ${String(reason)}`));
    };
    const timer = setTimeout(() => fail(`it does not say "${field}"`), PATIENCE_MS);
    const read = (message: object): void => {
      if ('failed' in message) fail(message.failed);
      if (!(field in message)) return;
      stopListening();
      resolve(message as Message);
    };
    child.on('message', read).on('exit', fail);
  });
}

/** Says something until it is heard: a program may listen before the part of it that this is for. */
export function sayUntil(child: ChildProcess, message: object, isHeard: Promise<unknown>): void {
  const say = (): void => void (child.connected && child.send(message));
  const again = setInterval(say, 500);
  const stop = (): void => clearInterval(again);
  isHeard.then(stop, stop);
  say();
}

const ENDS_WITHIN_MS = 20_000;

/** Asks a program to end, and sees to it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
