-- What a merchant's sales are booked on in its books: an account for each thing that is booked. Decision 92. Those of our own
-- invoices are in the settings.
create table sales_accounts (
  merchant_id uuid primary key references merchants,
  accounts jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references users
);
alter table sales_accounts enable row level security;
alter table sales_accounts force row level security;
create policy scope on sales_accounts using (app_sees(merchant_id));
grant select, insert, update (accounts, changed_at, changed_by) on sales_accounts to comptoir_app;
