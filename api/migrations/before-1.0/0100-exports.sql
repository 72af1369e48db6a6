-- Files of many rows that are made by a job, for one person, and kept for a while. They are kept here and not in a folder, because any
-- server makes them and any other hands them out.
create table exports (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('log', 'bills')),
  wanted jsonb not null,
  format text not null check (format in ('csv', 'xlsx', 'ndjson')),
  language text not null check (language in ('fr', 'en')),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed', 'cancelled')),
  -- how often it was begun: who makes a file that was begun again by someone else writes nothing more
  attempt integer not null default 0,
  started_at timestamptz,
  row_count bigint,
  rows_done bigint not null default 0,
  byte_count bigint not null default 0,
  name text,
  expires_at timestamptz,
  unique (merchant_id, id),
  check ((state = 'ready') = (expires_at is not null)),
  check (state <> 'ready' or (name is not null and row_count is not null))
);
create index exports_of_person on exports (user_id, asked_at desc);
create index exports_by_age on exports (asked_at);

create table export_pieces (
  export_id uuid not null,
  merchant_id uuid not null,
  ordinal integer not null,
  content bytea not null,
  primary key (export_id, ordinal),
  foreign key (merchant_id, export_id) references exports (merchant_id, id) on delete cascade
);
create index export_pieces_of on export_pieces (merchant_id, export_id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['exports', 'export_pieces'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;
grant select, insert, delete on exports, export_pieces to comptoir_app;
grant update (state, attempt, started_at, row_count, rows_done, byte_count, name, expires_at) on exports to comptoir_app;

-- domain/src/base/exports/export-state.ts: nothing leaves a final state.
create trigger stays_ended before update on exports
  for each row when (old.state not in ('waiting', 'writing') and old is distinct from new)
  execute function refuse_rewriting('as it ended');

-- A job of a named line: its jobs are done one after the other, so that long ones never take up every worker.
create function enqueue_lined_job(task text, payload json, line text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, payload, max_attempts => 12, queue_name => line); end $$;
revoke execute on function enqueue_lined_job from public;
grant execute on function enqueue_lined_job to comptoir_app;
