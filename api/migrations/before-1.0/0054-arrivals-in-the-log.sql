-- What a till tells is ordered by its arrival: its own clock may say anything, and a line dated 9999 would stay first for ever. The till's time
-- stays what it was said to be, in occurred_at; lines of the server itself have no arrival, since they are written when they happen.
alter table activity_log add column arrived_at timestamptz;
create index activity_log_arrivals on activity_log (merchant_id, arrived_at, id) where arrived_at is not null;
set local app.role = 'system';
-- When the others arrived is not known: those that cannot be true count as arrived now.
update activity_log set arrived_at = now()
  where occurred_at > now() + interval '5 minutes' or occurred_at < now() - interval '10 years';

-- Whether the database takes writes: a server that cannot write is not ready.
create table heartbeats (
  id smallint primary key check (id = 1),
  beaten_at timestamptz not null
);
insert into heartbeats (id, beaten_at) values (1, now());
alter table heartbeats enable row level security;
alter table heartbeats force row level security;
create policy scope on heartbeats using (app_role() = 'system');
grant select, update on heartbeats to comptoir_app;
