-- What a line of the log says beyond its sentence: the fields that changed, and the request that changed them.
alter table activity_log add column before jsonb;
alter table activity_log add column after jsonb;
alter table activity_log add column request_id uuid;
