import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { checkSchema } from './platform/database/check-schema.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { admitServingLogin, isStrongLogin, makeServingLogin } from './platform/database/serving-login.ts';

/** A database with the schema of this Comptoir. `url` is of the login to serve with. */
export interface ServedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

type Databases = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseMigrateUrl' | 'demo'>;

/**
 * Opens the database that servers serve from, migrated: the embedded one, or one that is given.
 * @throws Error with one sentence when it lets no one in, its schema is another, or its login too strong to serve with
 */
export async function openPostgres(config: Databases, log: FastifyBaseLogger): Promise<ServedPostgres> {
  const { databaseUrl } = config;
  if (databaseUrl) return { url: await prepareGiven({ ...config, databaseUrl }), stop: async () => {} };
  const postgres = await startEmbedded(config, log);
  try {
    await migrate(postgres.url);
    return { url: await makeServingLogin(postgres.url), stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Brings the database to the schema of this Comptoir and ends: what `npm run migrate` does. */
export async function migrateOnly(config: Databases, log: FastifyBaseLogger): Promise<void> {
  const { databaseUrl, databaseMigrateUrl } = config;
  if (!databaseUrl && !databaseMigrateUrl) {
    const postgres = await startEmbedded(config, log);
    try {
      return await migrate(postgres.url);
    } finally {
      await postgres.stop();
    }
  }
  await migrateAsOwner({ ownerUrl: databaseMigrateUrl ?? databaseUrl ?? '', servingUrl: databaseUrl });
}

const startEmbedded = ({ dataDir }: Databases, log: FastifyBaseLogger) =>
  startEmbeddedPostgres({
    dataDir,
    log: (line) => log.debug(line),
    onLost: (sentence) => {
      log.fatal(sentence);
      process.kill(process.pid, 'SIGTERM');
    },
  });

async function prepareGiven(config: Databases & { databaseUrl: string }): Promise<string> {
  const { databaseUrl, databaseMigrateUrl, demo } = config;
  await reachDatabase('DATABASE_URL', databaseUrl);
  const isStrong = await isStrongLogin(databaseUrl);
  if (isStrong && !demo)
    throw new Error(
      'The login of DATABASE_URL could change the tables themselves: serve with one that cannot, and give the owner in DATABASE_MIGRATE_URL (docs/runbook.md, "Logins").',
    );
  if (databaseMigrateUrl) await migrateAsOwner({ ownerUrl: databaseMigrateUrl, servingUrl: databaseUrl });
  else if (isStrong) await migrate(databaseUrl);
  else await checkSchema(databaseUrl);
  return databaseUrl;
}

async function migrateAsOwner({
  ownerUrl,
  servingUrl,
}: {
  ownerUrl: string;
  servingUrl: string | null;
}): Promise<void> {
  await reachDatabase(ownerUrl === servingUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL', ownerUrl);
  await migrate(ownerUrl);
  const login = servingUrl === null ? '' : decodeURIComponent(new URL(servingUrl).username);
  if (login && login !== decodeURIComponent(new URL(ownerUrl).username)) await admitServingLogin(ownerUrl, login);
}
