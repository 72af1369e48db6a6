-- How people come in: temporary passwords, a second factor, slowed-down guessing, sessions that tell where they are,
-- acting for a merchant.

-- Whoever comes in through the provider alone has no password.
alter table users alter column password_hash drop not null;
alter table users add column username text not null default '';
update users set username = split_part(email, '@', 1);
alter table users add column last_sign_in_at timestamptz;
-- AES-256-GCM; in force once confirmed. The last step accepted may not come again (RFC 6238, 5.2).
alter table users add column totp_secret_sealed bytea;
alter table users add column totp_set_at timestamptz;
alter table users add column totp_last_step bigint;

-- One per person: a new one takes the place of the old. The password it stands in for keeps working until it is used.
create table temporary_passwords (
  user_id uuid primary key references users,
  -- SHA-256: it is made by chance and has 80 bits of it
  password_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What has been tried in vain, by account, by address and by both, as hashes: what somebody typed is nobody's to read. The
-- count fades with time, so it is no whole number.
create table slowed_attempts (
  key bytea primary key,
  attempts double precision not null,
  last_at timestamptz not null
);
create index on slowed_attempts (last_at);

alter table sessions add column user_agent text;
alter table sessions add column address text;
alter table sessions add column last_used_at timestamptz;

-- Who acted for which merchant, when and why. Shown to the merchant through the activity log.
create table impersonations (
  id uuid primary key,
  session_id uuid not null references sessions,
  user_id uuid not null references users,
  merchant_id uuid not null references merchants,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- A session acts for one merchant at a time.
create unique index on impersonations (session_id) where ended_at is null;
create index on impersonations (merchant_id);
-- What was looked at, once per visit; what was changed is in the log each time.
create table impersonation_reads (
  impersonation_id uuid not null references impersonations,
  merchant_id uuid not null,
  action text not null,
  primary key (impersonation_id, action)
);

create table release_notes (
  id uuid primary key,
  published_on date not null,
  title_fr text not null,
  title_en text not null,
  text_fr text not null,
  text_en text not null
);

alter table temporary_passwords enable row level security;
alter table temporary_passwords force row level security;
create policy scope on temporary_passwords using (app_role() = 'system');
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy scope on recovery_codes using (app_role() = 'system');
alter table slowed_attempts enable row level security;
alter table slowed_attempts force row level security;
create policy scope on slowed_attempts using (app_role() = 'system');
alter table impersonations enable row level security;
alter table impersonations force row level security;
create policy scope on impersonations using (app_sees(merchant_id));
alter table impersonation_reads enable row level security;
alter table impersonation_reads force row level security;
create policy scope on impersonation_reads using (app_sees(merchant_id));
alter table release_notes enable row level security;
alter table release_notes force row level security;
create policy reading on release_notes for select using (app_role() is not null);
create policy writing on release_notes using (app_role() in ('system', 'admin'));

grant select, insert, update, delete on temporary_passwords, recovery_codes, slowed_attempts to comptoir_app;
grant select, insert, update on impersonations, release_notes to comptoir_app;
grant select, insert on impersonation_reads to comptoir_app;

-- Puts a job into the queue, in the transaction of what it follows from. The queue's own tables are out of reach of the role
-- of the API.
create function enqueue_job(task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, payload, max_attempts => 12); end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to comptoir_app;
