-- Devices whose certificate is to be reviewed are those that sign for a short time only, or not at all.
create index devices_ending on devices (signs_until) include (merchant_id);
