-- Until when a device signs is said in one function. Its merchant's end is the first of its devices' ends, and no longer read from the
-- certificates beside them, so that the two cannot disagree. Decision 151.
set local app.role = 'system';

-- The device is locked first: of two changes at once, the second one sees the first.
create or replace function keep_signs_until() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  concerned constant uuid := case when tg_op = 'DELETE' then old.device_id else new.device_id end;
begin
  perform from devices d where d.id = concerned for no key update;
  update devices d set signs_until = c.ends_at from (
    select coalesce((
      select case when n.revoked_at is null then n.not_after end
      from certificates n where n.device_id = concerned order by n.created_at desc limit 1
    ), '-infinity') as ends_at
  ) c where d.id = concerned and d.signs_until <> c.ends_at;
  return null;
end
$$;
create trigger signs_until_gone after delete on certificates for each row execute function keep_signs_until();
alter table certificates enable always trigger signs_until_gone;

create or replace function keep_merchant_certificates() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set certified_until = f.until
  from (
    select min(d.signs_until) as until from devices d join lanes l on l.device_id = d.id where d.merchant_id = concerned
  ) f
  where m.id = concerned and m.certified_until is distinct from f.until;
  return null;
end
$$;
drop trigger stands_with_certificate on certificates;
create trigger stands_with_end after update of signs_until on devices for each row
  when (old.signs_until is distinct from new.signs_until) execute function keep_merchant_certificates();
alter table devices enable always trigger stands_with_end;

-- where a certificate was taken out, a device still said its end
update devices d set signs_until = '-infinity'
  where d.signs_until > '-infinity' and not exists (select from certificates c where c.device_id = d.id);
-- Applied earlier as 11afafa21f14837ea1fd9f0a54170b0dd1d9e0c773cff4e621c6d50c2b2f7ecd: decision 163.
