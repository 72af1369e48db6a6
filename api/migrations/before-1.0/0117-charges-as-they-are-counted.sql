-- Charges are counted without a look at each, too.
create index payment_attempts_started on payment_attempts (started_at) include (merchant_id);
drop index payment_attempts_started_at_idx;
drop index payment_attempts_declined;
create index payment_attempts_declined on payment_attempts (settled_at) include (invoice_id, merchant_id, state)
  where state in ('declined-soft', 'declined-hard', 'action-required');
