-- User reports that tills have sent to the authority, and what it answered: evidence, never changed.
create table user_reports (
  device_id uuid not null,
  -- made by the till: a report that comes again is answered alike, and not sent again
  id uuid not null,
  merchant_id uuid not null,
  document text not null check (length(document) between 1 and 4000),
  -- the authority's number; null when it refused the report
  number text,
  errors jsonb not null default '[]',
  reply text not null,
  received_at timestamptz not null,
  primary key (device_id, id),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
alter table user_reports enable row level security;
alter table user_reports force row level security;
create policy scope on user_reports using (app_sees(merchant_id));
grant select, insert on user_reports to comptoir_app;
