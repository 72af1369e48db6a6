import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startRefusal } from './start-refusal.ts';

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Identity {
  name: IdentityName;
  /** Words put before every PostgreSQL command. */
  prefix: string[];
  /** The user that must own the cluster's files, as seen from here. */
  uid: number;
  gid: number;
  /** Major version of the PostgreSQL that answered. */
  major: number;
}

export type IdentityName = 'ourselves' | 'user namespace' | 'other user';

interface Places {
  binaries: string;
  dataDir: string;
}

/**
 * The first way of running PostgreSQL that works here. Root's ways, in order: a user namespace, in which our own files keep their
 * owner but we are called something else; another user that keeps one right of ours, to pass closed folders such as a private home.
 */
export function chooseIdentity(places: Places, names: readonly IdentityName[] = possibleNames()): Identity {
  const failures: string[] = [];
  for (const name of names) {
    const candidate = describe(name);
    const answer = tryOut(candidate, places);
    if (answer.major !== null) return { ...candidate, major: answer.major };
    failures.push(`${name}: ${answer.failure}`);
  }
  throw startRefusal(
    `The embedded PostgreSQL cannot run here (${failures.join('; ')}): start Comptoir as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Gives the cluster's files to the user that PostgreSQL runs as: the way of running may change from one start to the next. */
export function giveTo(identity: Identity, folder: string): void {
  if (statSync(folder).uid === identity.uid) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true }))
      chownSync(join(folder, String(entry)), identity.uid, identity.gid);
    // The folder itself comes last: it shows the next start that all of it was done.
    chownSync(folder, identity.uid, identity.gid);
  } catch {
    throw startRefusal(
      `The database folder ${folder} belongs to another user: start Comptoir as that user, or choose another folder with DATA_DIR.`,
    );
  }
}

function possibleNames(): readonly IdentityName[] {
  return process.getuid?.() === 0 ? ['user namespace', 'other user'] : ['ourselves'];
}

function describe(name: IdentityName): Omit<Identity, 'major'> {
  if (name === 'ourselves') return { name, prefix: [], uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const { uid, gid } = findOrdinaryUser();
  if (name === 'user namespace') {
    return { name, prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`], uid: 0, gid: 0 };
  }
  // Without the securebit, access(2) forgets the right to pass and PostgreSQL does not find its own files.
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return { name, prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...reach], uid, gid };
}

/** initdb insists on a user that has a name. */
function findOrdinaryUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0);
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!user)
    throw startRefusal(
      'PostgreSQL refuses to run as root and this system has no other user: add one, or set DATABASE_URL.',
    );
  return user;
}

function tryOut(
  { prefix }: { prefix: string[] },
  { binaries, dataDir }: Places,
): { major: number | null; failure: string } {
  const script = 'test -w "$0" && exec "$1" --version';
  const words = [...prefix, 'sh', '-c', script, dataDir, join(binaries, 'bin', 'postgres')];
  const answer = spawnSync(words[0] ?? '', words.slice(1), { encoding: 'utf8', timeout: 10_000 });
  const { status, stdout, stderr, error } = answer;
  const major = status === 0 ? /PostgreSQL\) (\d+)/.exec(stdout)?.[1] : undefined;
  const failure = error?.message ?? (stderr.trim().split('\n')[0] || `${dataDir} cannot be written`);
  return { major: major === undefined ? null : Number(major), failure };
}
