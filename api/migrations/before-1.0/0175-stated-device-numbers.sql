-- A device that is sold keeps its number with the next business: one number, one device of each merchant (decision 140).
set local app.role = 'system';
create unique index devices_number_of_merchant on devices (merchant_id, device_number);
create index devices_number on devices (device_number);
alter table devices drop constraint devices_device_number_key;

-- what a request states of itself: it is sent again as it was
alter table certificate_requests add column device_number text
  check (device_number ~ '^[0-9]{4}-[0-9]{4}-[0-9]{4}$');
grant update (device_number) on certificate_requests to comptoir_app;
