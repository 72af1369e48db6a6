import { join } from 'node:path';
import { refusal } from './refusal.mjs';
import { spawnProgram } from './spawn-program.mjs';

/** @typedef {{ enrolUrl: string, apiUrl: string, qrUrl: string, pageUrl: string, controlUrl: string, caFile: string }} Authority */

/**
 * @typedef {object} Running
 * @property {Promise<{ url: string, authority: Authority | null }>} ready rejects with a refusal
 * @property {Promise<string>} lost resolves with the name of a program that ended
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 */

/**
 * Starts the simulators and the server side by side: the server brings its database up while the simulators come up, then is
 * told over its channel where they are.
 * @param {string} dist
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} simulate
 * @returns {Running}
 */
export function startPrograms(dist, env, simulate) {
  const simulators = simulate ? spawnProgram(join(dist, 'simulators.mjs'), env) : null;
  const logFile = env['LOG_FILE'] ?? join(env['DATA_DIR'] ?? '.data', 'comptoir.log');
  const api = spawnProgram(join(dist, 'api.mjs'), simulate ? { ...env, LOG_FILE: logFile } : env);
  const authority = simulators ? authorityOf(simulators) : Promise.resolve(null);
  return {
    ready: readyWhen(api, authority),
    lost: Promise.race([
      api.ended.then(() => 'server'),
      ...(simulators ? [simulators.ended.then(() => 'simulated authority')] : []),
    ]),
    // The server first: it may be waiting for an answer of the authority.
    stop: async () => {
      await api.stop();
      await simulators?.stop();
    },
    kill: () => {
      api.kill();
      simulators?.kill();
    },
  };
}

/**
 * @param {import('./spawn-program.mjs').Program} simulators
 * @returns {Promise<Authority>}
 */
function authorityOf(simulators) {
  return new Promise((done) => {
    simulators.listen((message) => {
      if (message['ready']) done(/** @type {Authority} */ (message['authority']));
    });
  });
}

/**
 * @param {import('./spawn-program.mjs').Program} api
 * @param {Promise<Authority | null>} authority
 * @returns {Promise<{ url: string, authority: Authority | null }>}
 */
async function readyWhen(api, authority) {
  void authority.then((addresses) => addresses && api.tell({ type: 'simulators', authority: addresses }));
  const url = await new Promise((done, fail) => {
    api.listen((message) => {
      if (message['ready']) done(message['url']);
      if (typeof message['failed'] === 'string') fail(refusal(message['failed']));
    });
  });
  return { url, authority: await authority };
}
