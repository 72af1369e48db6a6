import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The login of the embedded database that servers serve with. */
const LOGIN = 'comptoir_serve';

/**
 * Makes the login that servers serve with, as the owner, and returns its address. It owns nothing and inherits nothing: it may
 * take the roles of the API and of the queue, and none that is stronger. Its password is new each time and kept nowhere.
 */
export async function makeServingLogin(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [LOGIN]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${LOGIN} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole
        noreplication password '${password}'`,
    );
  });
  const url = new URL(ownerUrl);
  url.username = LOGIN;
  url.password = password;
  await admitServingLogin(ownerUrl, LOGIN);
  return url.href;
}

/** Makes the roles that serving logins take, where a cluster has never had a Comptoir: what a dump gives rights to has to be there. */
export async function makeServingRoles(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (const role of ['comptoir_app', 'comptoir_jobs']) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (!rowCount) await client.query(`create role ${role} nologin`);
      await client.query(`grant ${role} to current_user`);
    }
  });
}

/**
 * Lets a login that is there serve: gives it the two roles, as the owner. @throws Error when there is no such login
 */
export async function admitServingLogin(ownerUrl: string, login: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
    if (!rowCount)
      throw new Error(
        `There is no login ${login} in the database, which DATABASE_URL names: make it there with "create role … login noinherit password …".`,
      );
    const name = client.escapeIdentifier(login);
    await client.query(`grant comptoir_app, comptoir_jobs to ${name}`);
    await closeTemporary(client);
  });
}

/** No one makes tables of their own here, not even passing ones. Copies of a database do not have this from it. */
async function closeTemporary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`revoke temporary on database ${client.escapeIdentifier(rows[0]?.name ?? '')} from public`);
}

/** Returns true when a login could change tables themselves, by itself or by a role that it may take. */
export async function isStrongLogin(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ strong: boolean }>(
      `select bool_or(r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolname like 'pg\\_%server%' or has_schema_privilege(r.oid, 'public', 'create')
          or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner = r.oid)) as strong
        from pg_roles r where pg_has_role(session_user, r.oid, 'member')`,
    );
    return rows[0]?.strong !== false;
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'comptoir logins' });
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
