-- Whether a device had a certificate before is asked of each new one, without the certificates themselves.
create index certificates_of_device on certificates (device_id, created_at) include (merchant_id);
drop index certificates_device_id_created_at_idx;
