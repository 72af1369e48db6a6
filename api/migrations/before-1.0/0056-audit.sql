-- Who did what, on what, from where: acts of people and events of sign-in. Nobody changes or removes a row.
create table audit_events (
  id uuid primary key,
  occurred_at timestamptz not null,
  -- the clock of the database, in the milliseconds that a hash is made of
  recorded_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  action text not null,
  facts jsonb not null,
  -- the person, as whom they signed in; null for a stranger and for the server itself
  user_id uuid,
  role text,
  -- the merchant that they acted for by impersonation
  acting_for uuid,
  -- what it is about; no reference, because a row outlives what it names
  merchant_id uuid,
  subject_type text not null,
  subject_id text,
  -- the fields that changed
  before jsonb,
  after jsonb,
  address text,
  user_agent text,
  request_id uuid
);
create index on audit_events (occurred_at, id);
create index on audit_events (recorded_at);
create index on audit_events (request_id);

-- The order of the rows, fixed a little after they were written: a link's hash covers its row and the link before. In a table of
-- its own, so that no row is ever written twice.
create table audit_links (
  position bigint primary key check (position > 0),
  event_id uuid not null unique references audit_events,
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);

-- What each look at the whole chain found.
create table audit_checks (
  id uuid primary key,
  checked_at timestamptz not null,
  links bigint not null,
  hash text not null,
  faults jsonb not null
);
create index on audit_checks (checked_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

do $$
declare
  kept text;
begin
  foreach kept in array array['audit_events', 'audit_links', 'audit_checks'] loop
    execute format('create trigger stays before update or delete or truncate on %I execute function refuse_change()', kept);
    execute format('alter table %I enable row level security', kept);
    execute format('alter table %I force row level security', kept);
    execute format('create policy reading on %I for select using (app_role() in (''system'', ''admin''))', kept);
    execute format('grant select, insert on %I to comptoir_app', kept);
  end loop;
end
$$;
-- Whoever does something leaves a row, and sees none.
create policy writing on audit_events for insert with check (app_role() <> '');
create policy writing on audit_links for insert with check (app_role() = 'system');
create policy writing on audit_checks for insert with check (app_role() = 'system');
