import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, heard, sayUntil } from './hear-child.ts';
import { readCpuTimes, type CpuTimes, type Pids } from './read-cpu-times.ts';

/** Milliseconds of each call to the authority, by device number, in the order they were made. */
export type AuthorityTimes = Readonly<Record<string, readonly number[]>>;

export interface RunningComptoir {
  readonly url: string;
  /** Its own PostgreSQL, as superuser. */
  readonly postgresUrl: string;
  /** The simulated card network. */
  readonly cards: CardAddresses;
  /** The simulated tax authority. */
  readonly authority: AuthorityAddresses;
  /** The server’s own number among the processes. */
  readonly serverPid: number;
  /** Message of the simulators about themselves, as they send it to a server. */
  readonly simulators: object;
  /** The calls since the last time this was asked. */
  takeAuthorityTimes(): Promise<AuthorityTimes>;
  /** Reads the processor time of its programs and all others so far; others in the place of its own server, if asked. */
  readCpuTimes(of?: Partial<Pids>): CpuTimes | null;
  stop(): Promise<void>;
}

/** Addresses of the card network, and our key there. */
export interface CardAddresses {
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly secretKey: string;
}

/** Addresses at which the authority enrols and is asked, and the certificate to trust. */
interface AuthorityAddresses {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  /** Base of `/control/…`. */
  readonly controlUrl: string;
  readonly caFile: string;
}

export interface SimulatorAddresses {
  readonly ready: boolean;
  readonly authority: AuthorityAddresses;
  readonly cards: CardAddresses;
}

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** Starts one of the built programs as `npm start` does, on a folder and a port of its own. */
export function startProgram(
  dataDir: string,
  words: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  const env = {
    ...process.env,
    COMPTOIR_MIGRATIONS_DIR: join(DIST, 'migrations'),
    COMPTOIR_WEB_DIR: join(DIST, 'web'),
    COMPTOIR_VERIFIER_DIR: join(DIST, 'verifier'),
    COMPTOIR_DEMO: 'on',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_FILE: join(dataDir, 'comptoir.log'),
    ...settings,
  };
  return spawn(process.execPath, ['--max-old-space-size=1024', ...words], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const TIMED = ['--import', join(import.meta.dirname, 'time-authority-calls.mjs')];

/** The words that start a server whose calls to the authority are timed. */
export const SERVER = [...TIMED, join(DIST, 'api.mjs')];

/**
 * Starts the built server and simulators as `npm start` does, each a process of its own, on free ports and fresh data. The server may be
 * that of another version, built in a folder of its own.
 */
export async function startComptoir(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
  dist = DIST,
): Promise<RunningComptoir> {
  const simulators = startProgram(dataDir, [join(DIST, 'simulators.mjs')]);
  const api = startProgram(dataDir, [...TIMED, join(dist, 'api.mjs')], settings);
  const stop = async (): Promise<void> => {
    await end(api);
    await end(simulators);
  };
  const listening = heard<{ url: string }>(api, 'url');
  try {
    const { ready: _, ...addresses } = await Promise.race([
      heard<SimulatorAddresses>(simulators, 'cards'),
      listening.then(() => Promise.reject(new Error('the server did not wait for the simulators'))),
    ]);
    sayUntil(api, { type: 'simulators', ...addresses }, listening);
    const { url } = await listening;
    const postgres = findPostgres(dataDir);
    const pids = { server: [api.pid ?? 0], authority: [simulators.pid ?? 0], PostgreSQL: [postgres.pid], proxy: [] };
    const { authority, cards } = addresses;
    return {
      url,
      postgresUrl: postgres.url,
      cards,
      authority,
      takeAuthorityTimes: () => askAuthorityTimes(api),
      readCpuTimes: (of) => readCpuTimes({ ...pids, ...of }),
      serverPid: api.pid ?? 0,
      simulators: addresses,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks a program that was started with `time-authority-calls.mjs` for its calls since it was last asked. */
export async function askAuthorityTimes(child: ChildProcess): Promise<AuthorityTimes> {
  const answered = heard<{ authorityTimes: AuthorityTimes }>(child, 'authorityTimes');
  child.send({ type: 'authority-times' });
  return (await answered).authorityTimes;
}

/** The embedded PostgreSQL as it stands in its folder: its number, its port and its password. */
export function findPostgres(dataDir: string): { pid: number; url: string } {
  const folder = join(dataDir, 'postgres');
  const [pid, , , port] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  return { pid: Number(pid), url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}
