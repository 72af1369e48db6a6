-- The invoices of a stretch of service, and which of them hold more than the monthly service: few.
create index invoices_covering on invoices (period_starts_on) include (merchant_id, period_ends_on, subtotal_cents);
create index invoice_lines_installed on invoice_lines (invoice_id) include (amount_cents)
  where kind in ('installation', 'installation-discount');
create index on credit_notes (created_at);
