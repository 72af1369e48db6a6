-- The report of a year asks what was given back for bills made before it. Refunds are few among bills.
create index transactions_refunds on transactions (merchant_id, signed_at) where sold_cents < 0;
-- How few bills come late must be known to whoever plans: without it a third of all of them is expected, and all bills of a year are read.
create statistics transmissions_lateness on (settled_at - signed_at) from transmissions;
analyze transmissions;
