-- Until when the newest certificate of a device signs; before all time for a device without one, or whose newest was revoked. Who counts what
-- is to be reviewed looks at those that end soon, and not for the newest certificate of every device.
alter table devices add column signs_until timestamptz not null default '-infinity';

create function keep_signs_until() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update devices d set signs_until = c.ends_at from (
    select case when revoked_at is null then not_after else '-infinity' end as ends_at
    from certificates where device_id = new.device_id order by created_at desc limit 1
  ) c where d.id = new.device_id and d.signs_until <> c.ends_at;
  return null;
end
$$;
create trigger signs_until_new after insert on certificates for each row execute function keep_signs_until();
create trigger signs_until_changed after update of not_after, revoked_at on certificates for each row execute function keep_signs_until();
-- certificates that are copied or made with triggers off count as well
alter table certificates enable always trigger signs_until_new, enable always trigger signs_until_changed;

set local app.role = 'system';
update devices d set signs_until = c.ends_at from (
  select distinct on (device_id) device_id, case when revoked_at is null then not_after else '-infinity' end as ends_at
  from certificates order by device_id, created_at desc
) c where c.device_id = d.id;
-- Applied earlier as a99179681d5f1085fff1c3b87d6e97aca6cf4daaf2e6988098e11cf845253d39: decision 163.
