-- Squashed: how merchants come, who acts for them, and what is done to many of them.

-- ---- Registration and invitations

-- What someone registered with: nothing of what was typed goes out before the address is confirmed. It becomes a merchant and its first
-- user at the first use of the temporary password that was mailed, and is forgotten when that has run out. One row per mail: a
-- confirmation gets what was typed for that mail, not what was typed since.
create table pending_registrations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  company_name text not null,
  language text not null check (language in ('fr', 'en')),
  -- SHA-256; none until the mail leaves
  password_hash bytea,
  expires_at timestamptz not null,
  -- who invited them
  partner_id uuid references partners (id)
);
create index on pending_registrations (email);
create index on pending_registrations (expires_at);
create index pending_registrations_invited on pending_registrations (partner_id) where partner_id is not null;

alter table pending_registrations enable row level security, force row level security;
create policy scope on pending_registrations using (app_role() = 'system');
grant select, insert, update (password_hash, expires_at), delete on pending_registrations to comptoir_app;

-- Merchants whom a partner invites by a file. A line is decided once: its mail is ordered in the transaction that says so.
create table invitation_files (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  user_id uuid not null references users (id),
  name text not null,
  asked_at timestamptz not null,
  state text not null default 'sending' check (state in ('sending', 'done', 'stopped')),
  unique (partner_id, id)
);
create index invitation_files_of on invitation_files (partner_id, asked_at desc, id desc);
create index invitation_files_sending on invitation_files (id) where state = 'sending';

alter table invitation_files enable row level security, force row level security;
create policy scope on invitation_files using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select, insert, update (state) on invitation_files to comptoir_app;

-- What became of a line or a file stays so.
create trigger stays_ended before update on invitation_files
  for each row when (old.state <> 'sending') execute function refuse_rewriting('as it ended');

create table invitation_lines (
  file_id uuid not null,
  partner_id uuid not null,
  line integer not null,
  company_name text not null,
  name text not null,
  email text not null,
  language text not null,
  outcome text not null check (outcome in ('waiting', 'invited', 'stopped', 'invalid', 'repeated', 'already-invited', 'has-account')),
  -- what is wrong in which column, or the line that had the address first
  problems jsonb not null default '[]',
  first_line integer,
  primary key (file_id, line),
  foreign key (partner_id, file_id) references invitation_files (partner_id, id) on delete cascade
);
create index invitation_lines_of on invitation_lines (partner_id, file_id);
create index invitation_lines_waiting on invitation_lines (email) where outcome = 'waiting';

alter table invitation_lines enable row level security, force row level security;
create policy scope on invitation_lines using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select, insert, update (outcome) on invitation_lines to comptoir_app;

create trigger stays_decided before update on invitation_lines
  for each row when (old.outcome <> 'waiting') execute function refuse_rewriting('as it was decided');

-- ---- Acting for a merchant

create function tell_impersonation_end() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as
  $$ begin perform pg_notify('comptoir_activity', new.session_id::text); return null; end $$;

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
create index on impersonations (started_at);

alter table impersonations enable row level security, force row level security;
create policy scope on impersonations using (app_sees(merchant_id));
grant select, insert, update (ended_at) on impersonations to comptoir_app;

create trigger impersonation_ended after update of ended_at on impersonations for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_impersonation_end();
create trigger stays_told before update of id, session_id, user_id, merchant_id, reason on impersonations
  for each row
  when ((old.id, old.session_id, old.user_id, old.merchant_id, old.reason)
    is distinct from (new.id, new.session_id, new.user_id, new.merchant_id, new.reason))
  execute function refuse_rewriting('who acted for whom, and why');
create trigger stays_ended before update of ended_at on impersonations
  for each row when (old.ended_at is not null and new.ended_at is null) execute function refuse_rewriting('what has ended');

-- What was looked at, once per visit; what was changed is in the log each time.
create table impersonation_reads (
  impersonation_id uuid not null references impersonations,
  merchant_id uuid not null,
  action text not null,
  primary key (impersonation_id, action)
);

alter table impersonation_reads enable row level security, force row level security;
create policy scope on impersonation_reads using (app_sees(merchant_id));
grant select, insert on impersonation_reads to comptoir_app;

-- ---- Views, selections and what is done to many merchants

-- How people look at the list of merchants: a filter by a name. What it asks is kept as it was said, since fields come and go. Decisions
-- 124 and 125.
create table merchant_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- null for administrators
  partner_id uuid references partners (id),
  name text not null check (length(name) between 1 and 80),
  is_shared boolean not null,
  is_default boolean not null,
  wanted jsonb not null,
  sort text,
  columns text[] not null,
  check (not is_shared or partner_id is null)
);
create unique index merchant_views_named on merchant_views (user_id, fold(name));
create unique index merchant_views_default on merchant_views (user_id) where is_default;
create index merchant_views_shared on merchant_views (id) where is_shared;

alter table merchant_views enable row level security, force row level security;
create policy scope on merchant_views using (app_role() = 'system' or (app_role() = 'admin' and partner_id is null)
  or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select, insert, update (name, is_shared, is_default, wanted, sort, columns), delete on merchant_views to comptoir_app;

-- The merchants of a filter at one moment, to be acted on once their count was said.
create table merchant_selections (
  id uuid primary key,
  user_id uuid not null references users (id),
  partner_id uuid references partners (id),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index merchant_selections_by_age on merchant_selections (expires_at);

alter table merchant_selections enable row level security, force row level security;
create policy scope on merchant_selections using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select, insert, delete on merchant_selections to comptoir_app;

create table merchant_selection_items (
  selection_id uuid not null references merchant_selections (id) on delete cascade,
  ordinal integer not null,
  partner_id uuid references partners (id),
  merchant_id uuid not null references merchants (id) on delete cascade,
  -- who looked after it then
  seen_partner_id uuid,
  primary key (selection_id, ordinal),
  unique (selection_id, merchant_id)
);

alter table merchant_selection_items enable row level security, force row level security;
-- a merchant that left the partner since is none of its selections any more
create policy scope on merchant_selection_items using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id() and app_partner_looks_after(merchant_id)));
grant select, insert on merchant_selection_items to comptoir_app;

-- What is done to each merchant of a selection, with what became of each. A selection is acted on once.
create table merchant_batches (
  id uuid primary key,
  selection_id uuid not null unique,
  user_id uuid not null references users (id),
  action text not null check (action in ('assign-partner', 'message')),
  wanted jsonb not null,
  asked_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create index merchant_batches_listed on merchant_batches (asked_at desc, id desc);
create index merchant_batches_running on merchant_batches (id) where state = 'running';

alter table merchant_batches enable row level security, force row level security;
create policy scope on merchant_batches using (app_role() in ('system', 'admin'));
grant select, insert, update (state, ended_at) on merchant_batches to comptoir_app;

-- domain/src/people/merchant-batches/merchant-batch.ts: nothing leaves a final state.
create trigger stays_ended before update on merchant_batches
  for each row when (old.state <> 'running') execute function refuse_rewriting('as it ended');

create table merchant_batch_items (
  batch_id uuid not null references merchant_batches (id),
  ordinal integer not null,
  merchant_id uuid not null references merchants (id),
  seen_partner_id uuid,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused', 'failed', 'cancelled')),
  reason text,
  tries integer not null default 0,
  primary key (batch_id, ordinal),
  check ((outcome = 'refused') = (reason is not null))
);
create index merchant_batch_items_waiting on merchant_batch_items (batch_id, ordinal) where outcome = 'waiting';

alter table merchant_batch_items enable row level security, force row level security;
create policy scope on merchant_batch_items using (app_role() in ('system', 'admin'));
grant select, insert, update (outcome, reason, tries) on merchant_batch_items to comptoir_app;

create trigger stays_decided before update on merchant_batch_items
  for each row when (old.outcome <> 'waiting') execute function refuse_rewriting('as it was decided');

-- Messages to merchants that are written once and begun from often. What was sent is kept with the sending: a template may change.
-- Decision 149.
create table message_templates (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  subject_fr text not null check (subject_fr <> ''),
  subject_en text not null check (subject_en <> ''),
  text_fr text not null check (text_fr <> ''),
  text_en text not null check (text_en <> ''),
  version int not null default 1,
  retired_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references users
);
create unique index message_templates_named on message_templates (fold(name)) where retired_at is null;

alter table message_templates enable row level security, force row level security;
create policy scope on message_templates using (app_role() in ('system', 'admin'));
grant select, insert, update (name, subject_fr, subject_en, text_fr, text_en, version, retired_at, changed_at, changed_by)
  on message_templates to comptoir_app;

create trigger stays_retired before update on message_templates
  for each row when (old.retired_at is not null) execute function refuse_rewriting('as it was retired');
