-- What partners have of what their merchants pay. Decision 118.
set local app.role = 'system';
-- The rate of a partner holds from the first day of a month on, until the next one.
create table commission_rates (
  partner_id uuid not null references partners (id),
  from_month date not null check (extract(day from from_month) = 1),
  percent_millionths integer check (percent_millionths between 0 and 1000000),
  amount_cents bigint check (amount_cents >= 0),
  set_at timestamptz not null,
  set_by uuid not null references users (id),
  primary key (partner_id, from_month),
  check (num_nonnulls(percent_millionths, amount_cents) = 1)
);

-- Whom a merchant was with before the day on which it was moved: who looks after it since is said by the merchant, or its next move.
create table merchant_moves (
  merchant_id uuid not null references merchants (id),
  moved_on date not null,
  from_partner_id uuid references partners (id),
  primary key (merchant_id, moved_on)
);
create index merchant_moves_from on merchant_moves (from_partner_id) where from_partner_id is not null;

-- A month as it was closed. Each document is in one statement, once and for all.
create table commission_statements (
  partner_id uuid not null references partners (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  primary key (partner_id, month)
);
create table commission_entries (
  document_id uuid primary key,
  partner_id uuid not null,
  month date not null,
  merchant_id uuid not null,
  company_name text not null,
  kind text not null check (kind in ('paid', 'credited')),
  happened_on date not null,
  net_cents bigint not null,
  commission_cents bigint not null,
  foreign key (partner_id, month) references commission_statements (partner_id, month)
);
create index commission_entries_of on commission_entries (partner_id, month);

do $$
declare partner_table text;
begin
  foreach partner_table in array array['commission_rates', 'merchant_moves', 'commission_statements', 'commission_entries'] loop
    execute format('alter table %I enable row level security', partner_table);
    execute format('alter table %I force row level security', partner_table);
  end loop;
  foreach partner_table in array array['commission_rates', 'commission_statements', 'commission_entries'] loop
    execute format('create policy reading on %I for select using (app_role() in (''system'', ''admin'')
      or (app_role() = ''partner'' and partner_id = app_partner_id()))', partner_table);
  end loop;
end
$$;
create policy keeping on commission_rates using (app_role() in ('system', 'admin'));
create policy keeping on merchant_moves using (app_role() in ('system', 'admin'));
create policy keeping on commission_statements using (app_role() = 'system');
create policy keeping on commission_entries using (app_role() = 'system');
grant select, insert on commission_rates, merchant_moves, commission_statements, commission_entries to comptoir_app;
grant update (percent_millionths, amount_cents, set_at, set_by) on commission_rates to comptoir_app;
