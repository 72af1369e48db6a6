-- What a till's bill numbers begin with. Four letters made from the device number were the same for two tills of a merchant now and
-- then, and so were their numbers on one day.
alter table devices add column bill_prefix text check (bill_prefix ~ '^[0-9A-HJKMNP-TV-Z]{4}$');

-- Tills go on with the letters they have. Of those that share them, the one that was linked first keeps them.
with lettered as (
  select id, merchant_id, linked_at, (
      select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(sha256(device_number::bytea), n) % 32 + 1, 1), '' order by n)
      from generate_series(0, 3) n
    ) as prefix
  from devices where device_number is not null
), placed as (
  select id, prefix, row_number() over (partition by merchant_id, prefix order by linked_at nulls last, id) as place from lettered
)
update devices d set bill_prefix = p.prefix from placed p where p.id = d.id and p.place = 1;

create unique index devices_bill_prefix on devices (merchant_id, bill_prefix);
grant update (bill_prefix) on devices to comptoir_app;
