-- How often each server that uses this database has said that it is there. The same figure is in a file of the server's: when
-- the file's is ahead, this database is an older copy that was put back.
create table server_marks (
  server_id uuid primary key,
  count bigint not null,
  marked_at timestamptz not null
);

-- Each time that an older copy of the database was put back. Until the books agree with the provider again, nothing is charged.
create table restores (
  id uuid primary key,
  noticed_at timestamptz not null,
  reason text not null check (reason in ('mark-behind', 'no-mark', 'command', 'said')),
  -- when the copy was made, as far as is known: what happened since may be missing
  data_until timestamptz not null,
  -- the highest numbers of documents that were known outside the database
  highest_invoice bigint not null default 0,
  highest_credit bigint not null default 0,
  reconciled_at timestamptz
);

do $$
declare
  name text;
begin
  foreach name in array array['server_marks', 'restores'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
end
$$;
create policy scope on server_marks using (app_role() = 'system');
create policy scope on restores using (app_role() = 'system');
create policy reading on restores for select using (app_role() = 'admin');
grant select, insert, update on server_marks, restores to comptoir_app;

-- Since when nothing was heard of the till on this lane: the database was put back, and its chain may be longer than we know.
alter table lanes add column unheard_since timestamptz;
create index on lanes (unheard_since) where unheard_since is not null;
