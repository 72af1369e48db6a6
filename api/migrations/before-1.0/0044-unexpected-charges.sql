-- A charge that fits no invoice as it stands: shown to administrators until one of them gives it back or keeps it.
create table unexpected_charges (
  id uuid primary key,
  provider text not null,
  charge_reference text not null,
  -- null when nobody here is known to have been charged
  merchant_id uuid references merchants,
  invoice_id uuid references invoices,
  attempt_id uuid references payment_attempts,
  reason text not null check (reason in ('duplicate', 'amount-differs', 'credited', 'no-invoice')),
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  -- as the provider has them: the number of the invoice that it was made for, and the card
  invoice_number text,
  card text,
  charged_at timestamptz not null,
  found_at timestamptz not null,
  state text not null check (state in ('open', 'refunding', 'refund-unknown', 'refund-failed', 'refunded', 'kept')),
  refund_key uuid unique,
  refund_tries int not null default 0,
  note text,
  resolved_at timestamptz,
  resolved_by uuid references users,
  unique (provider, charge_reference)
);
create index on unexpected_charges (merchant_id);
create index on unexpected_charges (found_at) where state not in ('refunded', 'kept');

alter table unexpected_charges enable row level security;
alter table unexpected_charges force row level security;
-- What became of a stranger's money is the operator's affair alone.
create policy scope on unexpected_charges using (app_role() in ('system', 'admin'));
grant select, insert, update on unexpected_charges to comptoir_app;

-- An invoice on which an unexpected charge hangs waits for an administrator, and is charged by nobody.
alter table invoices
  drop constraint invoices_state_check,
  add constraint invoices_state_check
    check (state in ('open', 'charging', 'unknown', 'paid', 'refused', 'past-due', 'credited', 'held'));
alter table payment_attempts
  drop constraint payment_attempts_state_check,
  add constraint payment_attempts_state_check check (state in ('under-way', 'succeeded', 'declined-soft',
    'declined-hard', 'action-required', 'unknown', 'not-charged', 'unexpected'));
