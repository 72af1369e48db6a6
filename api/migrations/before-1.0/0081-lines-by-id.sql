-- A line of the log is opened by its id.
create index activity_log_by_id on activity_log (merchant_id, id);
