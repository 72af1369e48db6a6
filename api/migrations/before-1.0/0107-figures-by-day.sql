-- What the administrators' reports count by its day; nothing of them reads a table from end to end.
create index on invoices (paid_at);
-- Most invoices are paid within two days. Of the others a report asks which were unpaid on some day in the past.
create index invoices_slow on invoices (created_at) where paid_at is null or paid_at - created_at > interval '48 hours';
create index on invoices (merchant_id, paid_at) where paid_at is not null;
create index on payment_attempts (started_at);
create index payment_attempts_declined on payment_attempts (settled_at)
  where state in ('declined-soft', 'declined-hard', 'action-required');

create index on merchants (created_at);

-- Without the certificates themselves, which are a hundred times as large as what is counted.
create index certificates_ending on certificates (not_after) include (merchant_id, created_at, revoked_at, replaced_at);
create index on certificates (created_at) include (merchant_id, device_id);
create index on certificates (revoked_at) where revoked_at is not null;
create index certificate_requests_refused on certificate_requests (requested_at) where state = 'refused';

create index on support_messages (asked_at);
create index on appointments (starts_at);
create index on appointments (cancelled_at) where cancelled_at is not null;
create index on impersonations (started_at);
create index audit_events_of_support on audit_events (occurred_at) include (merchant_id, acting_for) where role = 'admin';
