-- Months of service of a merchant without a break at one price, made of its invoices: a few rows of each merchant instead of one a month.
-- What changes the recurring revenue is where a run begins or ends. Decision 103.
create table service_runs (
  merchant_id uuid not null references merchants,
  starts_on date not null,
  ends_on date not null,
  -- the monthly service before taxes, discounts taken off
  cents bigint not null,
  primary key (merchant_id, starts_on),
  check (starts_on < ends_on)
);
alter table service_runs enable row level security;
alter table service_runs force row level security;
create policy scope on service_runs using (app_sees(merchant_id));
grant select on service_runs to comptoir_app;

-- At the end of the transaction, when the lines of an invoice are there too. Whatever comes first, a month joins the runs that it touches.
create function join_service_run() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  price constant bigint := new.subtotal_cents - coalesce((select sum(amount_cents) from invoice_lines
    where invoice_id = new.id and kind in ('installation', 'installation-discount')), 0);
  later date;
begin
  delete from service_runs r where r.merchant_id = new.merchant_id and r.starts_on = new.period_ends_on and r.cents = price
    returning r.ends_on into later;
  update service_runs r set ends_on = coalesce(later, new.period_ends_on)
    where r.merchant_id = new.merchant_id and r.ends_on = new.period_starts_on and r.cents = price;
  if not found then
    insert into service_runs (merchant_id, starts_on, ends_on, cents)
      values (new.merchant_id, new.period_starts_on, coalesce(later, new.period_ends_on), price);
  end if;
  return null;
end
$$;
create constraint trigger joins_run after insert on invoices deferrable initially deferred
  for each row execute function join_service_run();

set local app.role = 'system';
insert into service_runs (merchant_id, starts_on, ends_on, cents)
  select merchant_id, min(starts_on), max(ends_on), cents from (
    select *, count(*) filter (where begins) over (partition by merchant_id order by starts_on) as run from (
      select *, lag(ends_on) over w is distinct from starts_on or lag(cents) over w is distinct from cents as begins from (
        select i.merchant_id, i.period_starts_on as starts_on, i.period_ends_on as ends_on,
          i.subtotal_cents - coalesce(o.cents, 0)::bigint as cents
        from invoices i left join (
          select invoice_id, sum(amount_cents) as cents from invoice_lines
          where kind in ('installation', 'installation-discount') group by invoice_id
        ) o on o.invoice_id = i.id
      ) months window w as (partition by merchant_id order by starts_on)
    ) beginnings
  ) runs group by merchant_id, run, cents;

-- What was invoiced in a period is added up without a look at the invoices themselves.
create index invoices_issued on invoices (created_at) include (merchant_id, subtotal_cents, gst_cents, qst_cents, total_cents);
-- Applied earlier as 795ec2b66d42b756ace92f41b63d732b20b631ad9e490a2e661516f3e0be398b: decision 163.
