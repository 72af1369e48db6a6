import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends the Comptoir of a folder when the journeys through it were killed and could not do so themselves: this program's standard
 * input closes with the program that started it. After journeys that came to their end there is nothing left to do. The folder is not
 * among its arguments: it is no part of that Comptoir, and must not be taken for one.
 */
const dataDir = process.env['DATA_DIR'] ?? '';
process.stdin.resume();
process.stdin.once('close', () => void endComptoir());

async function endComptoir() {
  const pid = findComptoir();
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  while (isRunning(pid)) await sleep(100);
  rmSync(dataDir, { recursive: true, force: true });
}

function findComptoir() {
  try {
    const { pid } = JSON.parse(readFileSync(`${dataDir}/running.json`, 'utf8'));
    return typeof pid === 'number' && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
