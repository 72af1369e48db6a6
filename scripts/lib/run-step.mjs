import { spawn } from 'node:child_process';
import { refusal } from './refusal.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs one command with its output shown, and never with a terminal to ask questions on. A signal to us ends the command
 * and everything after it.
 * @param {[string, ...string[]]} words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
export async function runStep([command, ...words], { cwd, env = process.env }) {
  const startedAt = performance.now();
  const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  let isStopped = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', done);
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  if (isStopped) throw refusal('Stopped before the end.');
  return { ok: code === 0, seconds: (performance.now() - startedAt) / 1000 };
}
