-- The reports of a device are listed newest first.
create index user_reports_listed on user_reports (merchant_id, device_id, received_at desc, id desc);
