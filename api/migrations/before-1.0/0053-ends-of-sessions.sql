-- A session has an end that no renewal moves. Those that are open have been since they began.
alter table sessions add column ends_at timestamptz;
update sessions set ends_at = created_at + interval '7 days';
alter table sessions alter column ends_at set not null, alter column ends_at set default now() + interval '7 days';

-- A browser that somebody came in with before: what others try from the same address is not held against it. By a hash of what it keeps.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users,
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index on known_devices (user_id);
create index on known_devices (seen_at);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy scope on known_devices using (app_role() = 'system');
grant select, insert, update, delete on known_devices to comptoir_app;
grant delete on sessions to comptoir_app;

-- Open streams end at once with what let their reader in, on every server and whoever ends it: a hint that names the session or the person.
-- These are rare, so that the lock of NOTIFY at the commit costs nothing.
create function tell_session_end() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as
  $$ begin perform pg_notify('comptoir_activity', new.id::text); return null; end $$;
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
create trigger person_changed after update of suspended_at, role, merchant_id, partner_id on users for each row
  when ((old.suspended_at, old.role, old.merchant_id, old.partner_id)
    is distinct from (new.suspended_at, new.role, new.merchant_id, new.partner_id)) execute function tell_session_end();
create function tell_impersonation_end() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as
  $$ begin perform pg_notify('comptoir_activity', new.session_id::text); return null; end $$;
create trigger impersonation_ended after update of ended_at on impersonations for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_impersonation_end();
