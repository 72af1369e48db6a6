import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimAnyPort } from '../lib/claim-port.mjs';

/** A PostgreSQL of one's own, as an administrator of the machine has set it up. */
export interface OwnPostgres {
  readonly port: number;
  /** Runs statements as its superuser. Returns what psql shows, bare. */
  run(database: string, ...statements: readonly string[]): string;
  stop(): Promise<void>;
}

/** Makes and starts a cluster in a folder of its own with the programs of `bin`; as root, in the name of a user that is not. `psql`: any. */
export async function startOwnPostgres(
  folder: string,
  { bin, psql }: { bin: string; psql: string },
): Promise<OwnPostgres> {
  const [port, identity] = [await claimAnyPort(), findIdentity()];
  mkdirSync(folder, { recursive: true });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'cluster');
  const options = { ...identity, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  const words = ['-D', data, '--username=admin', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), words, { ...options, stdio: 'pipe' });
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const run = (database: string, ...statements: readonly string[]): string => {
    const given = statements.flatMap((statement) => ['-c', statement]);
    const to = ['-h', '127.0.0.1', '-p', String(port), '-U', 'admin', '-v', 'ON_ERROR_STOP=1', '-qAt', database];
    return execFileSync(psql, [...to, ...given], { encoding: 'utf8', stdio: 'pipe' }).trim();
  };
  for (let left = 100; ; left -= 1) {
    try {
      run('postgres', 'select 1');
      break;
    } catch (error) {
      if (left === 0 || child.exitCode !== null) throw error;
    }
    await sleep(100);
  }
  return {
    port,
    run,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root. */
function findIdentity(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
