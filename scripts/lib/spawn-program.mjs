import { spawn } from 'node:child_process';

/** Longest time of a program to finish its work before it is ended by force. */
const PATIENCE_MS = 15_000;

/**
 * Many times what a program holds. On a large machine Node would take four times as much before it looks for what is no
 * longer needed, and a busy night would seem to need more the longer it is.
 */
const HEAP_LIMIT = '--max-old-space-size=1024';

/**
 * @typedef {object} Program
 * @property {(message: object) => void} tell
 * @property {(listener: (message: Record<string, unknown>) => void) => void} listen
 * @property {Promise<void>} ended
 * @property {() => Promise<void>} stop asks it to end and waits for it
 * @property {() => void} kill
 */

/**
 * Starts one of our programs with a channel to talk over; it ends by itself when the channel closes. In a session of its own,
 * because Ctrl-C is the launcher's to answer: the programs are stopped one after the other.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Program}
 */
export function spawnProgram(file, env) {
  const child = spawn(process.execPath, [HEAP_LIMIT, file], {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((done) => child.once('exit', () => done()).once('error', () => done()));
  return {
    ended,
    // A program that has just died is reported by its end, not by the message that did not reach it.
    tell: (message) => child.send(message, () => {}),
    listen: (listener) => child.on('message', (message) => listener(Object(message))),
    stop: async () => {
      child.kill('SIGTERM');
      const drainMs = Number(env['DRAIN_SECONDS'] || 0) * 1000;
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS + drainMs);
      await ended;
      clearTimeout(impatience);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
