import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { awaitDataFolder } from './await-data-folder.mjs';
import { banner } from './banner.mjs';
import { claimPort } from './claim-port.mjs';
import { enrolDemoTill } from './enrol-demo-till.mjs';
import { isRelease } from './is-release.mjs';
import { readSettings } from './read-settings.mjs';
import { refusal } from './refusal.mjs';
import { startPrograms } from './start-programs.mjs';
import { untilAskedToStop } from './until-asked-to-stop.mjs';

/** A Comptoir that was stopped or killed a moment ago still holds its port and folder for a moment. */
const PATIENCE_MS = 3000;

/** Within which `restarts` counts. */
const MINUTE_MS = 60_000;

/**
 * Runs Comptoir until it is stopped. When a part of it ends, all is started again, up to `restarts` times within a minute.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
export async function launch(root, environment) {
  const settings = readSettings(environment, root);
  const dist = join(root, 'dist');
  checkBuilt(root, settings.simulate ? ['api.mjs', 'simulators.mjs', 'terminal.mjs'] : ['api.mjs']);
  const stop = untilAskedToStop();
  try {
    const [port] = await Promise.all([
      claimPort(settings, PATIENCE_MS),
      awaitDataFolder(settings.dataDir, PATIENCE_MS),
    ]);
    createFolder(settings.dataDir);
    const env = environmentOfPrograms(environment, { ...settings, port, dist });
    await runUntilStopped(stop, { ...settings, dist, env, root });
  } finally {
    // The watch over npm would keep us alive after a refusal.
    stop.forget();
  }
}

/**
 * @param {ReturnType<typeof untilAskedToStop>} stop
 * @param {Context} context
 */
async function runUntilStopped(stop, context) {
  /** @type {number[]} */
  const losses = [];
  for (;;) {
    const lost = await runOnce(stop, context);
    if (lost === null) return;
    losses.push(performance.now());
    const recent = losses.filter((at) => performance.now() - at < MINUTE_MS).length;
    if (!lost.served || recent > context.restarts) throw refusal(stoppedFor(lost.name, context.restarts));
    console.log(
      `The ${lost.name} ended unexpectedly: starting again (${recent} of ${context.restarts} within a minute).`,
    );
    await awaitDataFolder(context.dataDir, PATIENCE_MS);
  }
}

/**
 * Resolves with null once it was asked to stop, otherwise with the part that was lost, and whether all had been up.
 * @param {ReturnType<typeof untilAskedToStop>} stop
 * @param {Context} context
 * @returns {Promise<{ name: string, served: boolean } | null>}
 */
async function runOnce(stop, context) {
  const programs = startPrograms(context.dist, context.env, context.simulate);
  stop.onSecond(programs.kill);
  let served = false;
  try {
    const name = await Promise.race([run(programs, context, () => (served = true)), stop.once]);
    return name === null ? null : { name, served };
  } finally {
    rmSync(runningFile(context.dataDir), { force: true });
    await programs.stop();
  }
}

/**
 * @param {string} name
 * @param {number} restarts
 */
function stoppedFor(name, restarts) {
  const often = restarts > 0 ? ` once more than ${restarts} times within a minute` : '';
  return `The ${name} ended unexpectedly${often}, so Comptoir stopped: see the messages above.`;
}

/** @typedef {import('./read-settings.mjs').Settings & { dist: string, env: NodeJS.ProcessEnv, root: string }} Context */

/**
 * Resolves with the name of the part that was lost.
 * @param {import('./start-programs.mjs').Running} programs
 * @param {Context} context
 * @param {() => void} onServing
 */
async function run(programs, context, onServing) {
  const ready = await Promise.race([programs.ready, programs.lost]);
  if (typeof ready === 'string') return ready;
  const { url, simulators } = ready;
  writeRunningFile(context.dataDir, { pid: process.pid, portalUrl: url, ...addressesOf(simulators) });
  if (simulators && !context.isWorker) await enrolDemoTill(context.dist, { ...context.env, COMPTOIR_URL: url });
  console.log(banner({ url, simulators, demo: context.demo, isWorker: context.isWorker }, commandOn(context)));
  onServing();
  return programs.lost;
}

/**
 * Returns how one of our programs is run on the data folder: in a release by its own command, which knows the folder.
 * @param {Context} context
 */
function commandOn({ root, dataDir }) {
  const prefix = dataDir === join(root, '.data') ? '' : `DATA_DIR=${dataDir} `;
  return (/** @type {string} */ program, /** @type {string} */ words) =>
    isRelease(root) ? `comptoir ${program} ${words}` : `${prefix}npm run ${program} -- ${words}`;
}

/**
 * Returns the addresses of the simulators for people and tests, by name; null for each where there are none.
 * @param {import('./start-programs.mjs').Simulators | null} simulators
 */
function addressesOf(simulators) {
  const names = /** @type {const} */ (['authority', 'mailbox', 'clover', 'cards']);
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}ControlUrl`, simulators?.[name].controlUrl ?? null],
      [`${name}PageUrl`, simulators?.[name].pageUrl ?? null],
    ]),
  );
}

/**
 * @param {string} root
 * @param {string[]} names
 */
function checkBuilt(root, names) {
  if (!existsSync(join(root, 'node_modules'))) throw refusal('Comptoir is not installed here yet: run npm start.');
  if (names.some((name) => !existsSync(join(root, 'dist', name))))
    throw refusal('Comptoir is not built yet: run npm start.');
}

/** @param {string} dataDir */
function createFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // it may have been made beforehand; another's folder is theirs to close
    if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusal(`The data folder ${dataDir} cannot be created (${reason}): choose another one with DATA_DIR.`);
  }
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./read-settings.mjs').Settings & { dist: string }} settings
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOfPrograms(environment, { port, host, dataDir, demo, dist }) {
  return {
    COMPTOIR_MIGRATIONS_DIR: join(dist, 'migrations'),
    COMPTOIR_WEB_DIR: join(dist, 'web'),
    COMPTOIR_VERIFIER_DIR: join(dist, 'verifier'),
    ...environment,
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    COMPTOIR_DEMO: demo ? 'on' : 'off',
  };
}

/** @param {string} dataDir */
function runningFile(dataDir) {
  return join(dataDir, 'running.json');
}

/**
 * @param {string} dataDir
 * @param {object} running
 */
function writeRunningFile(dataDir, running) {
  const draft = `${runningFile(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, runningFile(dataDir));
}
