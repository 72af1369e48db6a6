-- Which reminders of an estimate were ordered, so that each is ordered once. Decision 113.
create table estimate_reminders (
  estimate_id uuid not null,
  revision integer not null,
  merchant_id uuid not null references merchants,
  reminder integer not null check (reminder in (1, 2)),
  ordered_at timestamptz not null,
  primary key (estimate_id, revision, reminder),
  foreign key (estimate_id, revision) references estimate_revisions
);
alter table estimate_reminders enable row level security;
alter table estimate_reminders force row level security;
create policy scope on estimate_reminders using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on estimate_reminders to comptoir_app;

-- Links of later letters, by their hashes: the first one is of the revision itself. Each is made as its letter leaves, and is nowhere else.
create table estimate_links (
  token_hash bytea primary key,
  estimate_id uuid not null,
  revision integer not null,
  merchant_id uuid not null references merchants,
  made_at timestamptz not null,
  foreign key (estimate_id, revision) references estimate_revisions
);
alter table estimate_links enable row level security;
alter table estimate_links force row level security;
create policy scope on estimate_links using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on estimate_links to comptoir_app;
