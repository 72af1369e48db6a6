import pg from 'pg';
import { startRefusal } from '../../platform/database/embedded-postgres/start-refusal.ts';
import { reachDatabase } from '../../platform/database/reach-database.ts';
import type { Given } from '../../read-environment.ts';
import type { BackupTexts } from '../backup.en.ts';
import { withClient } from '../open-cluster.ts';

/** Addresses of a database in a PostgreSQL of one's own. */
export interface GivenDatabase {
  /** Of the login that serves. */
  readonly servingUrl: string;
  /** Of the login that owns the tables. */
  readonly ownerUrl: string;
}

/** The database of these settings; null when it is the embedded one. */
export function findGiven(env: Given): GivenDatabase | null {
  const { DATABASE_URL: serving, DATABASE_MIGRATE_URL: owner } = env;
  const [servingUrl, ownerUrl] = [serving ?? owner, owner ?? serving];
  return servingUrl === undefined || ownerUrl === undefined ? null : { servingUrl, ownerUrl };
}

/** PostgreSQL of a database, and what is in it. */
export interface GivenServer {
  readonly major: number;
  /** Number that a cluster gets once, when it is made. */
  readonly system: string;
  /** Login that asks. */
  readonly login: string;
  /** Owner of our tables; null where there are none. */
  readonly owner: string | null;
  readonly ownsTables: boolean;
  readonly isEmpty: boolean;
}

const LOOK = `select current_setting('server_version_num')::int / 10000 as major,
    (select system_identifier::text from pg_control_system()) as system, current_user::text as login,
    pg_get_userbyid(t.relowner) as owner, coalesce(pg_has_role(t.relowner, 'usage'), false) as "ownsTables",
    not exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f'))
      and to_regnamespace('graphile_worker') is null as "isEmpty"
  from (select 1) one left join pg_class t on t.oid = to_regclass('public.schema_migrations')`;

/** Looks at a database as the owner of these settings. @throws Error with one sentence when it lets no one in */
export async function readGivenServer({ ownerUrl, servingUrl }: GivenDatabase): Promise<GivenServer> {
  await reachDatabase(ownerUrl === servingUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL', ownerUrl);
  return withClient({ connectionString: ownerUrl, application_name: 'comptoir backup' }, async (client) => {
    const row = (await client.query<GivenServer>(LOOK)).rows[0];
    if (!row) throw new Error('a look at the server has no row');
    return row;
  });
}

/** The same database server, another database. */
export const onDatabase = ({ servingUrl, ownerUrl }: GivenDatabase, name: string): GivenDatabase => ({
  servingUrl: renamed(servingUrl, name),
  ownerUrl: renamed(ownerUrl, name),
});

function renamed(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Lets some work have a database of its own beside the one that is given, which goes away again. @throws a refusal when the owner may make none */
export async function withScratchDatabase<Result>(
  { given, login, name }: { given: GivenDatabase; login: string; name: string },
  { texts, work }: { texts: BackupTexts; work: (scratch: GivenDatabase) => Promise<Result> },
): Promise<Result> {
  const config = { connectionString: given.ownerUrl, application_name: 'comptoir restore check' };
  return withClient(config, async (client) => {
    try {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
        throw startRefusal(texts.noScratch(login));
      throw error;
    }
    try {
      return await work(onDatabase(given, name));
    } finally {
      // Not by force: that would have to end sessions of the login that serves, which the owner may not.
      await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
    }
  });
}
