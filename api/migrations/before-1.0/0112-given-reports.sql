-- What a merchant was last given of a period as a file, with its figures and up to where in the chain of each device bills are in it, by
-- the device's id: what changes later is shown beside it. Decision 105.
create table given_reports (
  merchant_id uuid not null references merchants,
  report text not null check (report in ('sales', 'taxes')),
  from_on date not null,
  to_on date not null,
  made_at timestamptz not null,
  -- whose days these are
  zone text not null,
  figures jsonb not null,
  positions jsonb not null,
  primary key (merchant_id, report, from_on, to_on)
);
alter table given_reports enable row level security;
alter table given_reports force row level security;
create policy scope on given_reports using (app_sees(merchant_id));
grant select, insert, update (made_at, zone, figures, positions) on given_reports to comptoir_app;

-- With which month the fiscal year of a merchant begins; that of who never said so is the calendar year.
create table fiscal_years (
  merchant_id uuid primary key references merchants,
  first_month int not null check (first_month between 1 and 12),
  changed_at timestamptz not null,
  changed_by uuid references users
);
alter table fiscal_years enable row level security;
alter table fiscal_years force row level security;
create policy scope on fiscal_years using (app_sees(merchant_id));
grant select, insert, update (first_month, changed_at, changed_by) on fiscal_years to comptoir_app;

-- A kept report is of a year that begins with a month: those that are there are of calendar years.
alter table annual_reports add column first_month int not null default 1;
alter table annual_reports drop constraint annual_reports_pkey;
alter table annual_reports add primary key (merchant_id, year, first_month);
