-- Mail that anybody can have sent to anybody: nothing of what was typed goes out before the address is confirmed, and a day has a limit.

-- What somebody registered with. It becomes a merchant and its first user at the first use of the temporary password that was mailed, and
-- is forgotten when that has run out. One row per mail: who confirms gets what was typed for that mail, not what somebody else typed since.
create table pending_registrations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  company_name text not null,
  language text not null check (language in ('fr', 'en')),
  -- SHA-256; none until the mail leaves
  password_hash bytea,
  expires_at timestamptz not null
);
create index on pending_registrations (email);
create index on pending_registrations (expires_at);

-- Mails of a day, by hashes: of who gets them, of their domain, of who causes them, and in all.
create table mail_counts (
  key bytea not null,
  day date not null,
  mails integer not null,
  primary key (key, day)
);
create index on mail_counts (day);

alter table pending_registrations enable row level security;
alter table pending_registrations force row level security;
create policy scope on pending_registrations using (app_role() = 'system');
alter table mail_counts enable row level security;
alter table mail_counts force row level security;
create policy scope on mail_counts using (app_role() = 'system');
grant select, insert, update, delete on pending_registrations, mail_counts to comptoir_app;

-- A password that anybody may ask for does not take the place of the one of an invitation, which works longer.
alter table temporary_passwords add column purpose text not null default 'reset' check (purpose in ('invitation', 'reset'));
update temporary_passwords set purpose = 'invitation' where expires_at - created_at > interval '1 day';
alter table temporary_passwords drop constraint temporary_passwords_pkey, add primary key (user_id, purpose);
