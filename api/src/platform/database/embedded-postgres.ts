import { join, resolve } from 'node:path';
import { chooseIdentity } from './embedded-postgres/choose-identity.ts';
import { ensureCluster } from './embedded-postgres/ensure-cluster.ts';
import { findPostgresBinaries } from './embedded-postgres/find-postgres-binaries.ts';
import { launchServer } from './embedded-postgres/launch-server.ts';
import { lockDataFolder } from './embedded-postgres/lock-data-folder.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import { startRefusal } from './embedded-postgres/start-refusal.ts';

export interface EmbeddedPostgresOptions {
  /** Comptoir's data folder; the cluster lives in its `postgres` folder. */
  dataDir: string;
  /** One line of PostgreSQL's log at a time. */
  log: (line: string) => void;
  /** PostgreSQL settings that replace ours. */
  settings?: Record<string, string>;
  /** false gives up crash safety for speed: test clusters only. */
  durable?: boolean;
  /** Called once if the server ends without being asked to. */
  onLost?: (sentence: string) => void;
  /** The folder that holds `bin`, `lib` and `share`; found in node_modules unless given. */
  binaries?: string;
}

export interface EmbeddedPostgres {
  /** postgres://… of the superuser, for node-pg. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The real PostgreSQL from npm, for this process alone: it listens on loopback, keeps its files in `dataDir`, and ends with us,
 * even when we are killed. Throws a start refusal (one sentence for the user) when it cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const unlock = await lockDataFolder(createFolder(dataDir));
  try {
    const binaries = options.binaries ?? findPostgresBinaries();
    const identity = chooseIdentity({ binaries, dataDir });
    const durable = options.durable ?? true;
    const { password } = await ensureCluster({ binaries, clusterDir, identity, durable });
    const server = await launchServer({ ...options, binaries, clusterDir, identity, durable });
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
      stop: async () => {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function createFolder(dataDir: string): string {
  try {
    makePrivateFolder(dataDir);
    return dataDir;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw startRefusal(`The data folder ${dataDir} cannot be created (${reason}); choose another one with DATA_DIR.`);
  }
}
