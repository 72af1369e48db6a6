-- How many bills were made and what they sold, by merchant and day, by merchant and month, and by day of all merchants: folded from bills as
-- `sales_days` are, with a place of its own in each chain. Days are Québec's, as in the administrators' reports. What became of a bill is no
-- part of them: the few that wait or were refused are counted apart. Decision 145.
alter table sales_folds add column counted_position bigint not null default 0;
grant update (counted_position) on sales_folds to comptoir_app;

create table bill_days (
  day date not null,
  merchant_id uuid not null references merchants,
  bills bigint not null,
  sold_cents bigint not null,
  primary key (day, merchant_id)
);
create table bill_months (
  -- its first day
  month date not null,
  merchant_id uuid not null references merchants,
  bills bigint not null,
  sold_cents bigint not null,
  primary key (month, merchant_id)
);
create table province_days (
  day date primary key,
  bills bigint not null,
  sold_cents bigint not null
);
alter table bill_days enable row level security;
alter table bill_days force row level security;
alter table bill_months enable row level security;
alter table bill_months force row level security;
alter table province_days enable row level security;
alter table province_days force row level security;
create policy scope on bill_days using ((select app_role()) in ('system', 'admin') or app_sees(merchant_id));
create policy scope on bill_months using ((select app_role()) in ('system', 'admin') or app_sees(merchant_id));
create policy scope on province_days using (app_role() in ('system', 'admin'));
grant select, insert, delete on bill_days to comptoir_app;
grant update (bills, sold_cents) on bill_days to comptoir_app;
grant select, delete on bill_months to comptoir_app;
grant select on province_days to comptoir_app;

-- Months and the province follow the days by themselves. Rows are locked in one order, the days' before these, so that no two folds wait for each other.
do $$
declare
  -- a trigger has the rows of one kind of statement only
  event record;
begin
  for event in select * from (values
    ('insert', 'select day, merchant_id, bills, sold_cents from later'),
    ('update', 'select day, merchant_id, bills, sold_cents from later union all select day, merchant_id, -bills, -sold_cents from earlier'),
    ('delete', 'select day, merchant_id, -bills, -sold_cents from earlier')) e (name, changes)
  loop
    execute format($function$
      create function sum_bills_on_%1$s() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        insert into bill_months as m (month, merchant_id, bills, sold_cents)
          select date_trunc('month', day)::date, merchant_id, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1, 2 order by 1, 2
          on conflict (month, merchant_id) do update set bills = m.bills + excluded.bills, sold_cents = m.sold_cents + excluded.sold_cents;
        insert into province_days as p (day, bills, sold_cents)
          select day, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1 order by 1
          on conflict (day) do update set bills = p.bills + excluded.bills, sold_cents = p.sold_cents + excluded.sold_cents;
        return null;
      end
      $body$
    $function$, event.name, event.changes);
  end loop;
end
$$;
create trigger summed_when_new after insert on bill_days referencing new table as later
  for each statement execute function sum_bills_on_insert();
create trigger summed_when_changed after update on bill_days referencing old table as earlier new table as later
  for each statement execute function sum_bills_on_update();
create trigger summed_when_gone after delete on bill_days referencing old table as earlier
  for each statement execute function sum_bills_on_delete();

set local app.role = 'system';
-- One statement, hence one moment: the bills that are counted are those up to the places that are kept. A chain has no gaps.
with counted as materialized (
  select merchant_id, device_id, (signed_at at time zone 'America/Toronto')::date as day, count(*) as bills, sum(sold_cents) as sold_cents,
    max(position) as position
  from transactions group by 1, 2, 3
), reached as (
  insert into sales_folds as f (device_id, merchant_id, zone, position, folded_at, counted_position)
    select c.device_id, c.merchant_id, m.time_zone, 0, '-infinity', max(c.position)
    from counted c join merchants m on m.id = c.merchant_id group by 1, 2, 3
    on conflict (device_id) do update set counted_position = excluded.counted_position
)
insert into bill_days (day, merchant_id, bills, sold_cents)
  select day, merchant_id, sum(bills), sum(sold_cents) from counted group by 1, 2;
-- Applied earlier as dd7fde375998f448b0128367d2eeb86c3370d077e9aecdd8acb1de50883c2821: decision 163.
