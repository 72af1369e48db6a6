-- What merchants are narrowed to and ordered by beside their file: what they pay, how long their devices may sign, when they sold last. It
-- stands on the merchant, because an index serves only what is in one row. The tables that it follows from keep it. Decision 123.
alter table merchants
  add column subscription text collate "C" not null default 'none' check (subscription in ('none', 'active', 'pausing', 'paused')),
  -- the worst of its invoices
  add column owes text collate "C" check (owes in ('refused', 'past-due')),
  add column has_card boolean not null default false,
  add column payment text collate "C" not null generated always as (
    case when subscription = 'none' then 'none' when owes is not null then owes when subscription = 'paused' then 'paused'
      when has_card then 'paid-up' else 'no-card' end) stored,
  -- until all of its devices may sign: null without a device, minus infinity when one has no certificate that holds
  add column certified_until timestamptz,
  -- by its own days, as they are folded
  add column last_bill_on date,
  add column last_bill_key date not null generated always as (coalesce(last_bill_on, '-infinity'::date)) stored;

-- The merchant is locked first: of two changes at once, the second one sees the first.
create function keep_merchant_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
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
  return null;
end
$$;
create trigger stands_when_subscribed after insert or delete on subscriptions for each row execute function keep_merchant_payment();
create trigger stands_when_changed after update of state on subscriptions for each row
  when (old.state is distinct from new.state) execute function keep_merchant_payment();
create trigger stands_when_owed after update of state on invoices for each row
  when (old.state is distinct from new.state and (old.state in ('refused', 'past-due') or new.state in ('refused', 'past-due')))
  execute function keep_merchant_payment();
create trigger stands_when_made after insert on invoices for each row
  when (new.state in ('refused', 'past-due')) execute function keep_merchant_payment();
create trigger stands_with_card after insert or delete on cards for each row execute function keep_merchant_payment();
create trigger stands_without_card after update of deleted_at on cards for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function keep_merchant_payment();

create function keep_merchant_certificates() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set certified_until = f.until
  from (
    select min(coalesce(c.until, '-infinity')) as until
    from devices d join lanes l on l.device_id = d.id
    left join lateral (
      select case when n.revoked_at is null then n.not_after end as until
      from certificates n where n.device_id = d.id order by n.created_at desc limit 1
    ) c on true
    where d.merchant_id = concerned
  ) f
  where m.id = concerned and m.certified_until is distinct from f.until;
  return null;
end
$$;
create trigger stands_with_device after insert or delete on lanes for each row execute function keep_merchant_certificates();
create trigger stands_with_certificate after insert or delete or update of revoked_at, not_after, device_id on certificates
  for each row execute function keep_merchant_certificates();

create function keep_merchant_last_bill() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update merchants m set last_bill_on = a.day
  from (select merchant_id, max(day) as day from added group by merchant_id) a
  where m.id = a.merchant_id and m.last_bill_key < a.day;
  return null;
end
$$;
create trigger stands_when_sold after insert on sales_days referencing new table as added
  for each statement execute function keep_merchant_last_bill();

-- rows that are copied or made with triggers off count as well
alter table subscriptions enable always trigger stands_when_subscribed, enable always trigger stands_when_changed;
alter table invoices enable always trigger stands_when_owed, enable always trigger stands_when_made;
alter table cards enable always trigger stands_with_card, enable always trigger stands_without_card;
alter table lanes enable always trigger stands_with_device;
alter table certificates enable always trigger stands_with_certificate;
alter table sales_days enable always trigger stands_when_sold;

set local app.role = 'system';
update merchants m set subscription = coalesce((select s.state from subscriptions s where s.merchant_id = m.id), 'none'),
  owes = (select case when bool_or(i.state = 'past-due') then 'past-due' when count(*) > 0 then 'refused' end
    from invoices i where i.merchant_id = m.id and i.state in ('refused', 'past-due')),
  has_card = exists (select from cards c where c.merchant_id = m.id and c.deleted_at is null),
  certified_until = (
    select min(coalesce(c.until, '-infinity')) from devices d join lanes l on l.device_id = d.id
    left join lateral (
      select case when n.revoked_at is null then n.not_after end as until
      from certificates n where n.device_id = d.id order by n.created_at desc limit 1
    ) c on true
    where d.merchant_id = m.id),
  last_bill_on = (select max(day) from sales_days s where s.merchant_id = m.id);
-- Applied earlier as f94989a8a953b666aec86c5d6f37887551ea13b7e75ea50fcf75f5615b197b47: decision 163.
