import { join } from 'node:path';
import { refusal } from './refusal.mjs';
import { spawnProgram } from './spawn-program.mjs';

/**
 * Addresses of the simulators; the server alone reads the rest of what they say.
 * @typedef {{ pageUrl: string, controlUrl: string }} Simulator
 * @typedef {{ authority: Simulator, mailbox: Simulator, clover: Simulator, cards: Simulator }} Simulators
 */

/**
 * @typedef {object} Running
 * @property {Promise<{ url: string, simulators: Simulators | null }>} ready rejects with a refusal
 * @property {Promise<string>} lost resolves with the name of a program that ended
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 */

/**
 * Starts the simulators and the server side by side: the server brings its database up while the simulators come up, then is
 * informed over its channel where they are.
 * @param {string} dist
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} simulate
 * @returns {Running}
 */
export function startPrograms(dist, env, simulate) {
  const simulators = simulate ? spawnProgram(join(dist, 'simulators.mjs'), env) : null;
  const logFile = env['LOG_FILE'] ?? join(env['DATA_DIR'] ?? '.data', 'comptoir.log');
  const api = spawnProgram(join(dist, 'api.mjs'), simulate ? { ...env, LOG_FILE: logFile } : env);
  const addresses = simulators ? addressesOf(simulators) : Promise.resolve(null);
  return {
    ready: readyWhen(api, addresses),
    lost: Promise.race([
      api.ended.then(() => 'server'),
      ...(simulators ? [simulators.ended.then(() => 'simulated outside world')] : []),
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
 * @returns {Promise<Simulators>}
 */
function addressesOf(simulators) {
  return new Promise((done) => {
    simulators.listen(({ ready, ...addresses }) => {
      if (ready) done(/** @type {Simulators} */ (addresses));
    });
  });
}

/**
 * @param {import('./spawn-program.mjs').Program} api
 * @param {Promise<Simulators | null>} addresses
 * @returns {Promise<{ url: string, simulators: Simulators | null }>}
 */
async function readyWhen(api, addresses) {
  void addresses.then((simulators) => simulators && api.tell({ type: 'simulators', ...simulators }));
  const url = await new Promise((done, fail) => {
    api.listen((message) => {
      if (message['ready']) done(message['url']);
      if (typeof message['failed'] === 'string') fail(refusal(message['failed']));
    });
  });
  return { url, simulators: await addresses };
}
