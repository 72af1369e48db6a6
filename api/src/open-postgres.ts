import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { checkSchema } from './platform/database/check-schema.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { planMigrations, type PlannedMigration } from './platform/database/plan-migrations.ts';
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
export const migrateOnly = (config: Databases, log: FastifyBaseLogger): Promise<void> =>
  asOwner(config, { log, embedded: migrate, given: migrateAsOwner });

/** Lists what that would do, and does nothing of it. */
export const planOnly = (config: Databases, log: FastifyBaseLogger): Promise<readonly PlannedMigration[]> =>
  asOwner(config, {
    log,
    embedded: (url) => planMigrations(url),
    given: async ({ ownerUrl, servingUrl }) => {
      await reachDatabase(nameOwner({ ownerUrl, servingUrl }), ownerUrl);
      return planMigrations(ownerUrl);
    },
  });

interface OwnersWork<Result> {
  readonly log: FastifyBaseLogger;
  readonly embedded: (url: string) => Promise<Result>;
  readonly given: (urls: GivenUrls) => Promise<Result>;
}

/** Does something with the database of these settings as its owner; an embedded one is started for as long as that takes. */
async function asOwner<Result>(config: Databases, { log, embedded, given }: OwnersWork<Result>): Promise<Result> {
  const { databaseUrl, databaseMigrateUrl } = config;
  if (databaseUrl || databaseMigrateUrl)
    return given({ ownerUrl: databaseMigrateUrl ?? databaseUrl ?? '', servingUrl: databaseUrl });
  const postgres = await startEmbedded(config, log);
  try {
    return await embedded(postgres.url);
  } finally {
    await postgres.stop();
  }
}

interface GivenUrls {
  readonly ownerUrl: string;
  readonly servingUrl: string | null;
}

const nameOwner = ({ ownerUrl, servingUrl }: GivenUrls): string =>
  ownerUrl === servingUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL';

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

async function migrateAsOwner({ ownerUrl, servingUrl }: GivenUrls): Promise<void> {
  await reachDatabase(nameOwner({ ownerUrl, servingUrl }), ownerUrl);
  await migrate(ownerUrl);
  const login = servingUrl === null ? '' : decodeURIComponent(new URL(servingUrl).username);
  if (login && login !== decodeURIComponent(new URL(ownerUrl).username)) await admitServingLogin(ownerUrl, login);
}
