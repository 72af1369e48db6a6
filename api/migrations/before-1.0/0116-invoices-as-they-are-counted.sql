-- What the administrators' report adds up of invoices is in the index by which it finds them: a year of a province is read without its invoices.
create index invoices_paid on invoices (paid_at) include (id, merchant_id, subtotal_cents, gst_cents, qst_cents, total_cents)
  where paid_at is not null;
drop index invoices_paid_at_idx;

-- Those not paid within two days, by when they were: what was unpaid on a day is not looked for among all that have been paid since.
create index invoices_unsettled on invoices (coalesce(paid_at, 'infinity'))
  include (id, merchant_id, created_at, paid_at, subtotal_cents, gst_cents, qst_cents, total_cents, credited_cents)
  where paid_at is null or paid_at - created_at > interval '48 hours';
drop index invoices_slow;
