-- What the server found when it verified the $5 receipt and its refund that a person had on the screen: evidence, never changed.
create table functionality_checks (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  receipt_id uuid not null,
  -- receipts before the one that was verified last do not count any more
  receipt_signed_at timestamptz not null,
  refund_id uuid not null,
  outcome text not null check (outcome in ('passed', 'failed')),
  -- each with what was expected and what was found
  comparisons jsonb not null,
  checked_at timestamptz not null,
  checked_by uuid not null,
  -- as they were called, and what they were to the merchant
  checked_by_name text not null,
  checked_by_role text not null check (checked_by_role in ('admin', 'partner', 'merchant')),
  -- two people press at once: the pair is verified once
  unique (merchant_id, receipt_id, refund_id)
);
-- A merchant passes once.
create unique index functionality_checks_passed on functionality_checks (merchant_id) where outcome = 'passed';
alter table functionality_checks enable row level security;
alter table functionality_checks force row level security;
create policy scope on functionality_checks using (app_sees(merchant_id));
grant select, insert on functionality_checks to comptoir_app;
