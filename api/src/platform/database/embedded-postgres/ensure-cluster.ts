import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { giveTo, type Identity } from './choose-identity.ts';
import { startRefusal } from './start-refusal.ts';

/** Between the name of a cluster and what distinguishes its unfinished beginnings. */
const DRAFT = '.new-';

interface ClusterOptions {
  binaries: string;
  clusterDir: string;
  identity: Identity;
  durable: boolean;
}

/**
 * The cluster's password; creates the cluster on the first start. It is made aside and given its name when it is complete, so a
 * start that was killed half-way leaves nothing that a later one could mistake for a database.
 */
export async function ensureCluster(options: ClusterOptions): Promise<{ password: string }> {
  const { clusterDir, identity } = options;
  removeDrafts(clusterDir);
  if (existsSync(clusterDir)) {
    checkVersion(clusterDir, identity.major);
    giveTo(identity, clusterDir);
  } else {
    await createCluster(options);
  }
  return { password: readPassword(clusterDir) };
}

/** An initdb that outlived its Comptoir may still be writing into one. */
function removeDrafts(clusterDir: string): void {
  const parent = dirname(clusterDir);
  const prefix = basename(clusterDir) + DRAFT;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function checkVersion(clusterDir: string, major: number): void {
  const file = join(clusterDir, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (found === String(major)) return;
  throw startRefusal(
    `The database in ${clusterDir} has the format of PostgreSQL ${found} and this Comptoir runs PostgreSQL ${major}: dump it with the Comptoir that made it, or choose an empty folder with DATA_DIR.`,
  );
}

function readPassword(clusterDir: string): string {
  const file = join(clusterDir, 'password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw startRefusal(
      `The database's password file ${file} cannot be read: restore it, or choose an empty folder with DATA_DIR.`,
    );
  }
}

async function createCluster({ binaries, clusterDir, identity, durable }: ClusterOptions): Promise<void> {
  const parent = dirname(clusterDir);
  const draft = `${clusterDir}${DRAFT}${randomUUID()}`;
  const passwordFile = `${draft}.password`;
  try {
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: durable });
    chownSync(passwordFile, identity.uid, identity.gid);
    await initialise({ binaries, identity, draft, passwordFile, durable });
    renameSync(passwordFile, join(draft, 'password'));
    syncFolder(draft);
    renameSync(draft, clusterDir);
    syncFolder(parent);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

interface Draft {
  binaries: string;
  identity: Identity;
  draft: string;
  passwordFile: string;
  durable: boolean;
}

/** The built-in locale sorts the same on every system and version, so indexes never go stale under an update. */
async function initialise({ binaries, identity, draft, passwordFile, durable }: Draft): Promise<void> {
  const [command = '', ...words] = [
    ...identity.prefix,
    join(binaries, 'bin', 'initdb'),
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  // detached: Ctrl-C in the terminal is ours to answer, not initdb's.
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  if (code === 0) return;
  const reason =
    complaint.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? `initdb ended with ${code}`;
  throw startRefusal(`The database could not be created in ${dirname(draft)}: ${reason.trim()}.`);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
