-- Which partner looks after a merchant is an administrator's to say. Open streams of both partners hear of it at once, on every server:
-- a hint that names the partner. That is rare, so that the lock of NOTIFY at the commit costs nothing.
create function tell_merchant_moved() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if public.app_role() in ('merchant', 'partner', 'device') then
    raise exception 'who looks after a merchant is not for a % to change', public.app_role() using errcode = 'insufficient_privilege';
  end if;
  if old.partner_id is not null then perform pg_notify('comptoir_activity', old.partner_id::text); end if;
  if new.partner_id is not null then perform pg_notify('comptoir_activity', new.partner_id::text); end if;
  return null;
end $$;
create trigger merchant_moved after update of partner_id on merchants for each row
  when (old.partner_id is distinct from new.partner_id) execute function tell_merchant_moved();
grant update (partner_id) on merchants to comptoir_app;
