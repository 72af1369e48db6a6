import type pg from 'pg';

/**
 * Lets the role of the job queue work in the queue's own schema, whose tables are its owner's alone by their row-level
 * security. Done after each of the queue's own migrations, which know nothing of it.
 */
export async function openQueueToServers(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema graphile_worker to comptoir_jobs;
    grant select, insert, update, delete on all tables in schema graphile_worker to comptoir_jobs;
    revoke insert, update, delete on graphile_worker.migrations from comptoir_jobs;
    grant usage on all sequences in schema graphile_worker to comptoir_jobs;
    grant execute on all functions in schema graphile_worker to comptoir_jobs;
    grant select on schema_migrations to comptoir_app;
    do $$
    declare
      closed regclass;
    begin
      for closed in
        select c.oid from pg_class c
        where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'jobs')
      loop
        execute format('create policy jobs on %s to comptoir_jobs using (true)', closed);
      end loop;
    end
    $$`);
}
