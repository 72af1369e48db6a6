-- A page of a merchant's bills, newest first, and the sum of those that a filter leaves, from the index alone. What the reports
-- asked of the former index, this one has.
create index transactions_listed on transactions (merchant_id, signed_at, id)
  include (sold_cents, total_cents, device_id, kind, payment, employee);
drop index transactions_sold;
