-- Changes of tax rates, announced by an administrator and confirmed by another: domain/src/base/taxes/announced-row.ts, decision 204.
-- Locks: devices exclusively, for a moment.
create table tax_rows (
  id uuid primary key,
  tax text not null check (tax in ('gst', 'qst')),
  classes text[] not null check (cardinality(classes) between 1 and 8),
  -- millionths
  rate int not null check (rate between 0 and 300000),
  from_day date not null,
  until_day date check (until_day >= from_day),
  source text not null,
  announced_at timestamptz not null,
  announced_by uuid not null references users,
  confirmed_at timestamptz,
  confirmed_by uuid references users check (confirmed_by <> announced_by),
  withdrawn_at timestamptz,
  withdrawn_by uuid references users,
  check ((confirmed_at is null) = (confirmed_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index on tax_rows (announced_at desc, id desc);

alter table tax_rows enable row level security, force row level security;
create policy scope on tax_rows using (app_role() in ('system', 'admin'));
grant select, insert, update (confirmed_at, confirmed_by, withdrawn_at, withdrawn_by) on tax_rows to comptoir_app;

create trigger stays_decided before update on tax_rows
  for each row when (old.withdrawn_at is not null or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at))
  execute function refuse_rewriting('as it was decided');

-- Who is written to about a row, once about its confirmation and once about its withdrawal.
create table tax_row_letters (
  row_id uuid not null references tax_rows,
  user_id uuid not null references users,
  kind text not null check (kind in ('confirmed', 'withdrawn')),
  sent_at timestamptz,
  primary key (row_id, kind, user_id)
);

alter table tax_row_letters enable row level security, force row level security;
create policy scope on tax_row_letters using (app_role() in ('system', 'admin'));
grant select, insert, update (sent_at) on tax_row_letters to comptoir_app;

create trigger stays_sent before update on tax_row_letters
  for each row when (old.sent_at is not null) execute function refuse_rewriting('as it was sent');

-- By which calendar a till bills, as it last said; null while it has said nothing.
alter table devices add column calendar_version int;
grant update (calendar_version) on devices to comptoir_app;
