-- The report of a calendar year as it was when the year was over, never changed: what changes later is shown beside it. Decision 89.
create table annual_reports (
  merchant_id uuid not null references merchants,
  year int not null,
  made_at timestamptz not null,
  report jsonb not null,
  -- up to where in the chain of each device bills are in it, by the device's id
  positions jsonb not null,
  primary key (merchant_id, year)
);
alter table annual_reports enable row level security;
alter table annual_reports force row level security;
create policy scope on annual_reports using (app_sees(merchant_id));
grant select, insert on annual_reports to comptoir_app;
