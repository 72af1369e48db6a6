import type { Config } from './config.ts';
import { openCluster } from './backup/open-cluster.ts';
import { migrate } from './platform/database/migrate.ts';

/** The database of a command; an embedded one that no one runs has the schema of the version that ran it last. */
export async function openMigrated({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} };
  const cluster = await openCluster(dataDir);
  if (cluster.isOurs) await migrate(cluster.url);
  return cluster;
}
