-- Calls of a minute, by hashes of who makes them: servers add up here what each has counted, about once a second. Unlogged: a crash forgets a
-- minute of counting, and no call waits for a disk.
create unlogged table call_counts (
  key bytea primary key,
  ends_at timestamptz not null,
  calls integer not null
);
create index on call_counts (ends_at);
alter table call_counts enable row level security;
alter table call_counts force row level security;
create policy scope on call_counts using (app_role() = 'system');
grant select, insert, update, delete on call_counts to comptoir_app;
