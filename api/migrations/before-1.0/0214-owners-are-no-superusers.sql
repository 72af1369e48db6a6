-- What has to reach beyond its caller's scope takes the role `system` itself and gives it back, where it was an attribute of the function before: only
-- a superuser may attach such a setting, and the owner of a database is none. An error undoes it with the rest. Decision 163.

create or replace function card_saved_at(merchant uuid, of_provider text) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  saved timestamptz;
begin
  select accepted_at into saved from cards
    where merchant_id = merchant and deleted_at is null and provider = coalesce(of_provider, provider);
  perform set_config('app.role', asked, true);
  return saved;
end
$$;

create or replace function end_access(of_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update sessions set revoked_at = now() where user_id = of_user and revoked_at is null;
  delete from temporary_passwords where user_id = of_user;
  perform set_config('app.role', asked, true);
end
$$;

create or replace function join_service_run() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
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
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function technician_plans(first timestamptz, last timestamptz)
  returns table (id uuid, name text, hours jsonb, absences jsonb, taken timestamptz[])
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  return query
    select t.id, t.name, t.hours,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'fromOn', a.from_on, 'fromTime', a.from_time, 'untilOn', a.until_on, 'untilTime', a.until_time))
        from technician_absences a
        where a.technician_id = t.id and a.until_on >= (first at time zone 'America/Toronto')::date
          and a.from_on <= (last at time zone 'America/Toronto')::date), '[]'),
      coalesce((
        select array_agg(v.starts_at) from appointments v
        where v.technician_id = t.id and v.cancelled_at is null
          and tstzrange(v.starts_at, v.ends_at) && tstzrange(first, last)), '{}')
    from technicians t where t.active order by t.name, t.id;
  perform set_config('app.role', asked, true);
end
$$;

create or replace function keep_merchant_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set subscription = f.subscription, owes = f.owes, has_card = f.has_card
  from (
    select coalesce((select s.state from subscriptions s where s.merchant_id = concerned), 'none') as subscription,
      (select case when bool_or(i.state = 'past-due') then 'past-due' when count(*) > 0 then 'refused' end
        from invoices i where i.merchant_id = concerned and i.state in ('refused', 'past-due')) as owes,
      exists (select from cards c where c.merchant_id = concerned and c.deleted_at is null) as has_card
  ) f
  where m.id = concerned and (m.subscription, m.owes, m.has_card) is distinct from (f.subscription, f.owes, f.has_card);
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function keep_merchant_certificates() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set certified_until = f.until
  from (
    select min(d.signs_until) as until from devices d join lanes l on l.device_id = d.id where d.merchant_id = concerned
  ) f
  where m.id = concerned and m.certified_until is distinct from f.until;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function keep_merchant_last_bill() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update merchants m set last_bill_on = a.day
  from (select merchant_id, max(day) as day from added group by merchant_id) a
  where m.id = a.merchant_id and m.last_bill_key < a.day;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function keep_signs_until() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.device_id else new.device_id end;
begin
  perform from devices d where d.id = concerned for no key update;
  update devices d set signs_until = c.ends_at from (
    select coalesce((
      select case when n.revoked_at is null then n.not_after end
      from certificates n where n.device_id = concerned order by n.created_at desc limit 1
    ), '-infinity') as ends_at
  ) c where d.id = concerned and d.signs_until <> c.ends_at;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function keep_device_count() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update merchants set device_count = device_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.merchant_id else old.merchant_id end;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function keep_merchant_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  insert into merchant_counts as c (partner_id, merchants, active, registering, devices)
    select partner_id, sum(sign), sum(sign * active::int), sum(sign * (not completed)::int), sum(sign * devices) from (
      select old.partner_id, -1 as sign, old.active, old.subscription_completed as completed, old.device_count as devices where tg_op <> 'INSERT'
      union all
      select new.partner_id, 1, new.active, new.subscription_completed, new.device_count where tg_op <> 'DELETE'
    ) changed group by partner_id order by partner_id
    on conflict (partner_id) do update set merchants = c.merchants + excluded.merchants, active = c.active + excluded.active,
      registering = c.registering + excluded.registering, devices = c.devices + excluded.devices;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create or replace function sum_invoiced_days() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  insert into invoiced_days as d (day, invoices, subtotal_cents, gst_cents, qst_cents, total_cents)
    select (created_at at time zone 'America/Toronto')::date, count(*), sum(subtotal_cents), sum(gst_cents), sum(qst_cents), sum(total_cents)
    from issued group by 1 order by 1
    on conflict (day) do update set invoices = d.invoices + excluded.invoices, subtotal_cents = d.subtotal_cents + excluded.subtotal_cents,
      gst_cents = d.gst_cents + excluded.gst_cents, qst_cents = d.qst_cents + excluded.qst_cents, total_cents = d.total_cents + excluded.total_cents;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

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
      create or replace function sum_bills_on_%1$s() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      declare
        asked constant text := coalesce(app_role(), '');
        acting constant text := set_config('app.role', 'system', true);
      begin
        insert into bill_months as m (month, merchant_id, bills, sold_cents)
          select date_trunc('month', day)::date, merchant_id, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1, 2 order by 1, 2
          on conflict (month, merchant_id) do update set bills = m.bills + excluded.bills, sold_cents = m.sold_cents + excluded.sold_cents;
        insert into province_days as p (day, bills, sold_cents)
          select day, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1 order by 1
          on conflict (day) do update set bills = p.bills + excluded.bills, sold_cents = p.sold_cents + excluded.sold_cents;
        perform set_config('app.role', asked, true);
        return null;
      end
      $body$
    $function$, event.name, event.changes);
  end loop;
end
$$;
