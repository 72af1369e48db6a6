import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { isInstalled } from './ensure-installed.mjs';
import { isRelease } from './is-release.mjs';
import { readSettings } from './read-settings.mjs';
import { refusal } from './refusal.mjs';
import { runBilling } from './run-billing.mjs';

/** Program that drives the sources themselves, and needs nothing that is built. */
const SIMULATION = 'api/simulation/simulate-billing.ts';

/** Flags of programs run from sources; built ones have the second import in them. */
const FROM_SOURCES = ['--import', 'tsx', '--import', new URL('ignore-closed-pipes.mjs', import.meta.url).href];

/** All of one program, which keeps apart what is done to the database's copies. */
const BACKUP_COMMANDS = ['backup', 'restore', 'restore:check', 'restored'];

/** Programs of their own, each built into one file. */
const BUILT_PROGRAMS = new Set(['terminal', 'authority', 'audit', 'log']);

/** Tasks of the server's program instead of serving. */
const SERVER_TASKS = new Map([
  ['migrate', '--migrate-only'],
  ['rotate-keys', '--rotate-keys'],
  ['rebuild-sales', '--rebuild-sales'],
]);

/**
 * Runs one of the commands beside `npm start`, or only the build that they need.
 * @param {string} root
 * @param {string[]} words
 * @returns {Promise<number>} the command's exit code
 */
export async function runProgram(root, [program = '', ...words]) {
  if (!isRelease(root) && !isInstalled(root))
    throw refusal('Comptoir is not installed here, or not completely: run npm start once, or npm ci.');
  if (program === 'bench') return runBench(root, words);
  if (program === 'simulate-billing') return run([...FROM_SOURCES, join(root, SIMULATION), ...words]);
  if (program === 'billing') return runBilling(root, words).then(() => 0);
  if (!isRelease(root)) await ensureBuilt(root);
  if (program === 'build') return 0;
  return runBuilt(root, program, words);
}

/**
 * @param {string} root
 * @param {string} program
 * @param {string[]} words
 */
async function runBuilt(root, program, words) {
  if (BACKUP_COMMANDS.includes(program)) return runBackup(root, [program, ...words]);
  if (BUILT_PROGRAMS.has(program)) return run([join(root, 'dist', `${program}.mjs`), ...words]);
  const task = SERVER_TASKS.get(program);
  if (task) return runServerOnce(root, [task, ...words]);
  throw refusal(
    `There is no command "${program}": terminal, authority, audit, log, billing, migrate, rotate-keys, rebuild-sales, ${BACKUP_COMMANDS.join(', ')}, bench, simulate-billing or build.`,
  );
}

/**
 * Has the server's program do one thing on its database, and end.
 * @param {string} root
 * @param {string[]} words
 */
function runServerOnce(root, words) {
  const { dataDir } = readSettings(process.env, root);
  const dist = join(root, 'dist');
  const migrations = process.env.COMPTOIR_MIGRATIONS_DIR || join(dist, 'migrations');
  const env = { COMPTOIR_MIGRATIONS_DIR: migrations, DATA_DIR: dataDir };
  return run([join(dist, 'api.mjs'), ...words], env);
}

/**
 * @param {string} root
 * @param {string[]} words
 */
async function runBench(root, [name = '', ...words]) {
  const names = listBenches(root);
  if (!names.includes(name)) {
    const list = names.length > 0 ? names.join(', ') : 'there are none yet';
    if (name) throw refusal(`There is no measurement "${name}": ${list}.`);
    console.log(`npm run bench -- <name>: ${list}`);
    return 0;
  }
  await ensureBuilt(root);
  return run([...FROM_SOURCES, join(root, 'bench', `${name}.ts`), ...words]);
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
 * @param {string} root
 * @param {string[]} words
 */
function runBackup(root, words) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return run([join(root, 'dist', 'backup.mjs'), ...words], { COMPTOIR_VERSION: version });
}

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<number>}
 */
function run(words, settings = {}) {
  const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...settings } });
  // The terminal sends Ctrl-C to the program as well; we stay until it is done and hand on what it says.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done, fail) => child.once('error', fail).once('exit', (code) => done(code ?? 1)));
}
