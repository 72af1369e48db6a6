-- Letters about bills that wait for long, once each for as long as something does: a warning is open until nothing has waited so long.
create table waiting_warnings (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  hours int not null check (hours in (24, 42)),
  warned_at timestamptz not null,
  ended_at timestamptz
);
create unique index waiting_warnings_open on waiting_warnings (merchant_id, hours) where ended_at is null;
alter table waiting_warnings enable row level security;
alter table waiting_warnings force row level security;
create policy scope on waiting_warnings using (app_sees(merchant_id));
grant select, insert on waiting_warnings to comptoir_app;
grant update (ended_at) on waiting_warnings to comptoir_app;
