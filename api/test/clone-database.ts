import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';

/** The migrated, empty database that every test database is a copy of. */
const TEMPLATE = 'comptoir_template';

/** Addresses of one PostgreSQL. */
export interface PostgresAddresses {
  /** postgres://… of the superuser. */
  url: string;
  /** The same of the login that servers serve with. */
  servingUrl: string;
}

/** A database of one user's own. */
export interface ClonedDatabase extends PostgresAddresses {
  /** Cuts every connection to it and removes it. */
  drop: () => Promise<void>;
}

/** The login that owns test databases: what the runbook asks of one, and no more. */
const OWNER = 'comptoir_owner';

/** Migrates once what is then cloned many times, as a login that owns its database and may create roles. Returns the address of that login. */
export async function createTemplate(postgresUrl: string): Promise<string> {
  const password = randomBytes(12).toString('hex');
  await run(postgresUrl, `create role ${OWNER} login nosuperuser createrole password '${password}'`);
  await run(postgresUrl, `create database ${TEMPLATE} owner ${OWNER}`);
  const owner = new URL(postgresUrl);
  [owner.username, owner.password] = [OWNER, password];
  await migrate(onDatabase(owner.href, TEMPLATE));
  return owner.href;
}

/** A migrated, empty database of the test's own. */
export async function cloneDatabase(postgres: PostgresAddresses): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(postgres.url, `create database ${name} template ${TEMPLATE} owner ${OWNER}`);
  // A copy does not have this from its template.
  await run(postgres.url, `revoke temporary on database ${name} from public`);
  return {
    url: onDatabase(postgres.url, name),
    servingUrl: onDatabase(postgres.servingUrl, name),
    drop: () => run(postgres.url, `drop database if exists ${name} with (force)`),
  };
}

/** A database of one user's own that nothing was done to. */
export interface EmptyDatabase extends Omit<ClonedDatabase, 'servingUrl'> {
  /** The same of the login that owns it. */
  ownerUrl: string;
}

/** A database of the test's own with nothing in it. */
export async function createEmpty(postgresUrl: string, ownerUrl: string): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(postgresUrl, `create database ${name} owner ${OWNER}`);
  return {
    url: onDatabase(postgresUrl, name),
    ownerUrl: onDatabase(ownerUrl, name),
    drop: () => run(postgresUrl, `drop database ${name} with (force)`),
  };
}

function onDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
}

/**
 * One connection an address for as long as this process runs: the first database that a connection copies costs it half a second
 * of reading memory in, every later one a tenth of that.
 */
const connections = new Map<string, Promise<pg.Client>>();

async function run(url: string, statement: string): Promise<void> {
  const connection = connections.get(url) ?? connect(url);
  connections.set(url, connection);
  const client = await connection;
  await client.query(statement);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // PostgreSQL is stopped while it is open.
  client.on('error', () => connections.delete(url));
  await client.connect();
  return client;
}
