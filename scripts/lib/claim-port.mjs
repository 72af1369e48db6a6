import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPortOwner } from './find-port-owner.mjs';
import { refusal } from './refusal.mjs';

/**
 * Any port is one below those that systems give away by themselves (from 32768 on Linux, from 49152 elsewhere): no connection
 * and no simulator gets it between the try and the moment when the server listens.
 */
const ANY_PORT = { from: 20_000, until: 32_768 };

/**
 * A port that no program listens on: the wanted one, or any for 0. Waits a little for a Comptoir that is just stopping.
 * @param {{ port: number, host: string }} wanted
 * @param {number} patienceMs
 */
export async function claimPort({ port: wanted, host }, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const port = wanted || randomInt(ANY_PORT.from, ANY_PORT.until);
    const outcome = await tryPort(port, host);
    if (outcome === null) return port;
    if (outcome.code !== 'EADDRINUSE') throw refusal(explain(outcome.code ?? outcome.message, port, host));
    if (Date.now() > deadline) throw refusal(inUse(port));
    await sleep(50);
  }
}

/** Any port of this machine alone. */
export const claimAnyPort = () => claimPort({ port: 0, host: '127.0.0.1' }, 1000);

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | null>} null where nobody listens
 */
function tryPort(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen(port, host, () => probe.close(() => done(null)));
  });
}

/** @param {number} port */
function inUse(port) {
  const owner = findPortOwner(port);
  const whom = owner === null ? 'another program' : `process ${owner}${nameOf(owner)}`;
  const other = port < 65_535 ? port + 1 : port - 1;
  return `Port ${port} is in use by ${whom}: stop it, or choose another port and data folder, such as PORT=${other} DATA_DIR=.data-${other} npm start.`;
}

/**
 * @param {string} code
 * @param {number} port
 * @param {string} host
 */
function explain(code, port, host) {
  if (code === 'EACCES')
    return `Port ${port} is reserved for the system's own programs: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`;
  return `Port ${port} of ${host} cannot be opened (${code}): choose another with PORT and HOST.`;
}

/** @param {number} pid */
function nameOf(pid) {
  try {
    const name =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/comm`, 'utf8')
        : execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return ` (${name.trim()})`;
  } catch {
    return '';
  }
}
