-- A server that takes jobs out of the queue. It is alive as long as its session holds the lock (7206002, id): the lock goes
-- with the session, however the server ended.
create table job_servers (
  id int primary key generated always as identity,
  -- the name that it takes jobs under
  worker text not null,
  started_at timestamptz not null
);
alter table job_servers enable row level security;
alter table job_servers force row level security;
create policy scope on job_servers using (app_role() = 'system');
grant select, insert, delete on job_servers to comptoir_app;

create function is_job_server_alive(server int) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as
  $$
    select exists (select from pg_locks
      where locktype = 'advisory' and classid = 7206002 and objid = server::oid and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database()))
  $$;

-- Those that hold a job and are no server that is alive.
create function list_gone_workers() returns setof text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    return query
      select distinct j.locked_by from graphile_worker._private_jobs j
      where j.locked_by is not null and not exists (
        select from public.job_servers s where s.worker = j.locked_by and public.is_job_server_alive(s.id)
      );
  end
  $$;

-- Gives the jobs of some back to the queue.
create function free_jobs_of(gone text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.force_unlock_workers(gone); end $$;

revoke execute on function list_gone_workers, free_jobs_of from public;
grant execute on function list_gone_workers, free_jobs_of to comptoir_app;
