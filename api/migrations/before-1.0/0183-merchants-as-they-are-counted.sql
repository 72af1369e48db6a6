-- How many merchants and devices there are, of each partner and of none, kept with the merchants: who opens an overview reads a hundred rows and
-- not all merchants and devices. Decision 145.
alter table merchants add column device_count integer not null default 0;

create table merchant_counts (
  -- null for those that no partner looks after
  partner_id uuid references partners,
  merchants integer not null default 0,
  active integer not null default 0,
  registering integer not null default 0,
  devices integer not null default 0,
  unique nulls not distinct (partner_id)
);
alter table merchant_counts enable row level security;
alter table merchant_counts force row level security;
create policy scope on merchant_counts using (
  app_role() in ('system', 'admin') or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select on merchant_counts to comptoir_app;

create function keep_device_count() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update merchants set device_count = device_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.merchant_id else old.merchant_id end;
  return null;
end
$$;
create trigger counted after insert or delete on devices for each row execute function keep_device_count();

-- What a merchant was leaves the counts, what it is comes to them. The rows of the counts are the last that a transaction locks, and in one
-- order: who waits for one of them holds up no one.
create function keep_merchant_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into merchant_counts as c (partner_id, merchants, active, registering, devices)
    select partner_id, sum(sign), sum(sign * active::int), sum(sign * (not completed)::int), sum(sign * devices) from (
      select old.partner_id, -1 as sign, old.active, old.subscription_completed as completed, old.device_count as devices where tg_op <> 'INSERT'
      union all
      select new.partner_id, 1, new.active, new.subscription_completed, new.device_count where tg_op <> 'DELETE'
    ) changed group by partner_id order by partner_id
    on conflict (partner_id) do update set merchants = c.merchants + excluded.merchants, active = c.active + excluded.active,
      registering = c.registering + excluded.registering, devices = c.devices + excluded.devices;
  return null;
end
$$;
create constraint trigger counted_when_new after insert or delete on merchants deferrable initially deferred
  for each row execute function keep_merchant_counts();
create constraint trigger counted_when_changed after update on merchants deferrable initially deferred
  for each row when ((old.partner_id, old.active, old.subscription_completed, old.device_count)
    is distinct from (new.partner_id, new.active, new.subscription_completed, new.device_count))
  execute function keep_merchant_counts();

set local app.role = 'system';
-- no one adds, moves or changes one until they are counted
lock table merchants, devices in share row exclusive mode;
alter table merchants disable trigger counted_when_changed;
update merchants m set device_count = d.devices
  from (select merchant_id, count(*) as devices from devices group by 1) d where d.merchant_id = m.id;
-- rows that are changed with triggers off count as well
alter table merchants enable always trigger counted_when_changed;
insert into merchant_counts (partner_id, merchants, active, registering, devices)
  select partner_id, count(*), count(*) filter (where active), count(*) filter (where not subscription_completed), sum(device_count)
  from merchants group by 1;
-- Applied earlier as 85516076a6167ededfad2495b684dd1dcc80937e3e4a940b3246e806901c5f45: decision 163.
