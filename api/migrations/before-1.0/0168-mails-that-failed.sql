-- Mails that did not go out, each with its latest try. They are settled by a mail that reaches the address, or by an administrator.
create table mail_failures (
  id uuid primary key,
  address text not null,
  subject text not null,
  -- how the latest try ended: refused is for good, the others are tried again
  outcome text not null check (outcome in ('refused', 'unavailable', 'unknown')),
  detail text not null,
  tries int not null default 1,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  settled_at timestamptz
);
-- One row for a mail that is tried again and again.
create unique index mail_failures_open on mail_failures (address, subject) where settled_at is null;
create index mail_failures_listed on mail_failures (last_failed_at desc, id) where settled_at is null;
alter table mail_failures enable row level security;
alter table mail_failures force row level security;
create policy keeping on mail_failures using (app_role() in ('system', 'admin'));
grant select, insert, update (outcome, detail, tries, last_failed_at, settled_at), delete on mail_failures to comptoir_app;
