import { resolve } from 'node:path';
import { refusal } from './refusal.mjs';

/**
 * Settings that the launcher itself reads of the environment; the server reads, and checks, the rest.
 * @typedef {{ port: number, host: string, dataDir: string, demo: boolean, simulate: boolean, restarts: number, isWorker: boolean }} Settings
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root where a relative data folder begins
 * @returns {Settings}
 */
export function readSettings(env, root) {
  // As the server reads them: without what surrounds them.
  const read = (/** @type {string} */ name) => env[name]?.trim();
  const demo = read('COMPTOIR_DEMO') || 'on';
  if (demo !== 'on' && demo !== 'off') throw refusal(`COMPTOIR_DEMO is "${demo}": it may be on or off.`);
  return {
    port: readPort(read('PORT') || '3000'),
    host: read('HOST') || '127.0.0.1',
    dataDir: resolve(root, read('DATA_DIR') || '.data'),
    demo: demo === 'on',
    // A user who names an authority wants that one, and not a second one of ours.
    simulate: demo === 'on' && !read('AUTHORITY_CONTROL_URL'),
    isWorker: read('COMPTOIR_ROLE') === 'worker',
    restarts: readRestarts(read('COMPTOIR_RESTARTS') || '5'),
  };
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw refusal(`PORT is "${text}": it must be a number from 1 to 65535, or 0 for any free one.`);
}

/** @param {string} text */
function readRestarts(text) {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw refusal(`COMPTOIR_RESTARTS is "${text}": it must be a number from 0 to 999.`);
}
