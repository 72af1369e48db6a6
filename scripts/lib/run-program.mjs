import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { isInstalled } from './ensure-installed.mjs';
import { refusal } from './refusal.mjs';
import { runBilling } from './run-billing.mjs';

/** It drives the sources themselves, and needs nothing that is built. */
const SIMULATION = 'api/simulation/simulate-billing.ts';

/**
 * Runs one of the commands beside `npm start`, or only the build that they need.
 * @param {string} root
 * @param {string[]} words
 * @returns {Promise<number>} the command's exit code
 */
export async function runProgram(root, [program = '', ...words]) {
  if (!isInstalled(root))
    throw refusal('Comptoir is not installed here, or not completely: run npm start once, or npm ci.');
  if (program === 'bench') return runBench(root, words);
  if (program === 'simulate-billing') return run(['--import', 'tsx', join(root, SIMULATION), ...words]);
  if (program === 'billing') return runBilling(root, words).then(() => 0);
  await ensureBuilt(root);
  if (program === 'build') return 0;
  if (program === 'terminal' || program === 'authority') return run([join(root, 'dist', `${program}.mjs`), ...words]);
  throw refusal(`There is no command "${program}": terminal, authority, billing, bench, simulate-billing or build.`);
}

/**
 * @param {string} root
 * @param {string[]} words
 */
async function runBench(root, [name = '', ...words]) {
  const names = listBenches(root);
  if (!names.includes(name)) {
    const known = names.length > 0 ? names.join(', ') : 'there are none yet';
    if (name) throw refusal(`There is no measurement "${name}": ${known}.`);
    console.log(`npm run bench -- <name>: ${known}`);
    return 0;
  }
  await ensureBuilt(root);
  return run(['--import', 'tsx', join(root, 'bench', `${name}.ts`), ...words]);
}

/** @param {string} root */
function listBenches(root) {
  const folder = join(root, 'bench');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length));
}

/**
 * @param {string[]} words
 * @returns {Promise<number>}
 */
function run(words) {
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  // The terminal sends Ctrl-C to the program as well; we stay until it is done and hand on what it says.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done, fail) => child.once('error', fail).once('exit', (code) => done(code ?? 1)));
}
