-- What a merchant pays, when, with what, and what came of it.
create extension if not exists btree_gist;

-- Who bills: its numbers run without a gap, so each is taken in the transaction that makes the document.
create table issuers (
  id uuid primary key,
  name text not null,
  address text not null,
  gst_number text not null,
  qst_number text not null,
  next_invoice_number bigint not null default 1,
  next_credit_number bigint not null default 1
);

-- The newest row is in force.
create table plan_prices (
  id uuid primary key,
  monthly_cents bigint not null check (monthly_cents >= 0),
  autonomous_cents bigint not null check (autonomous_cents >= 0),
  assisted_cents bigint not null check (assisted_cents >= 0),
  changed_at timestamptz not null,
  changed_by uuid references users
);
create index on plan_prices (changed_at desc);

create table promo_codes (
  id uuid primary key,
  -- normalized: capitals, no spaces, no hyphens
  code text not null unique check (code = upper(code) and code !~ '[\s-]'),
  percent_millionths int check (percent_millionths between 1 and 1000000),
  amount_cents bigint check (amount_cents > 0),
  on_service boolean not null,
  on_installation boolean not null,
  months int check (months > 0),
  starts_on date,
  ends_on date,
  max_uses int check (max_uses > 0),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check (num_nonnulls(percent_millionths, amount_cents) = 1),
  check (on_service or on_installation),
  check (starts_on is null or ends_on is null or starts_on <= ends_on)
);

create table promo_redemptions (
  promo_code_id uuid not null references promo_codes,
  merchant_id uuid not null references merchants,
  redeemed_at timestamptz not null,
  primary key (promo_code_id, merchant_id)
);

-- One saved card at a time: a deleted one stays as the memory of what was accepted, without the provider's reference.
create table cards (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  provider text not null,
  reference_sealed bytea,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  terms_version text not null,
  privacy_version text not null,
  accepted_at timestamptz not null,
  accepted_by uuid references users,
  accepted_from text,
  deleted_at timestamptz,
  check ((deleted_at is null) = (reference_sealed is not null))
);
create unique index on cards (merchant_id) where deleted_at is null;

-- `anchor_on` is the day its present run began, `billed` how many of the run's periods have an invoice.
create table subscriptions (
  merchant_id uuid primary key references merchants,
  state text not null check (state in ('active', 'pausing', 'paused')),
  anchor_on date not null,
  billed int not null check (billed > 0),
  installation text not null check (installation in ('autonomous', 'assisted')),
  promo_code_id uuid references promo_codes,
  -- months billed in all runs, which is what a promo code counts
  billed_months int not null default 0,
  -- the first day that nothing was billed for; the midnight work looks for it
  covered_until date not null,
  subscribed_at timestamptz not null
);
create index on subscriptions (covered_until) where state <> 'paused';

create table invoices (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  issuer_id uuid not null references issuers,
  number bigint not null,
  period_starts_on date not null,
  period_ends_on date not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  state text not null
    check (state in ('open', 'charging', 'unknown', 'paid', 'refused', 'past-due', 'credited')),
  -- when the midnight work may charge it: null when it waits for the merchant, or for nothing
  next_attempt_at timestamptz,
  automatic_attempts int not null default 0,
  subtotal_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  total_cents bigint not null,
  credited_cents bigint not null default 0,
  -- as they were that day: an invoice does not change when its client moves
  client jsonb not null,
  language text not null check (language in ('fr', 'en')),
  paid_at timestamptz,
  unique (issuer_id, number),
  check (period_starts_on < period_ends_on),
  check (subtotal_cents + gst_cents + qst_cents = total_cents and total_cents >= 0),
  check (credited_cents between 0 and total_cents),
  check ((paid_at is not null) or state <> 'paid')
);
create index on invoices (merchant_id, created_at desc, id desc);
create index on invoices (created_at desc, id desc);
create index on invoices (next_attempt_at) where next_attempt_at is not null;

-- No day is billed twice. Apart from the invoices, whose every change of state would cost the index of it a change too.
create table billed_periods (
  invoice_id uuid primary key references invoices,
  merchant_id uuid not null,
  period daterange not null,
  exclude using gist (merchant_id with =, period with &&)
);

create table invoice_lines (
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  position int not null,
  kind text not null
    check (kind in ('monthly-service', 'installation', 'service-discount', 'installation-discount')),
  amount_cents bigint not null,
  primary key (invoice_id, position)
);

-- An attempt is recorded, with the key that the provider knows it by, before the provider is called.
create table payment_attempts (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  key uuid not null unique,
  card_id uuid not null references cards,
  by text not null check (by in ('midnight', 'merchant', 'admin')),
  -- where the attempt found the invoice, which is where it goes back to when it turns out that nothing was charged
  found_in text not null check (found_in in ('open', 'refused', 'past-due')),
  -- what the card is charged by, until the attempt is settled: it may be asked about after the card was deleted
  card_reference_sealed bytea,
  started_at timestamptz not null,
  -- until when the one who started it may still be at it; afterwards anybody may ask the provider what became of it
  leased_until timestamptz not null,
  state text not null check (
    state in ('under-way', 'succeeded', 'declined-soft', 'declined-hard', 'action-required', 'unknown', 'not-charged')
  ),
  provider_reference text,
  settled_at timestamptz,
  check ((card_reference_sealed is not null) = (state in ('under-way', 'unknown')))
);
create index on payment_attempts (invoice_id);
-- One at a time, and one success at most: what keeps an invoice from being paid twice does not hang on anybody's care.
create unique index on payment_attempts (invoice_id) where state in ('under-way', 'unknown');
create unique index on payment_attempts (invoice_id) where state = 'succeeded';
create index on payment_attempts (leased_until) where state in ('under-way', 'unknown');

create table credit_notes (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  issuer_id uuid not null references issuers,
  number bigint not null,
  created_at timestamptz not null,
  reason text not null,
  subtotal_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  total_cents bigint not null check (total_cents > 0),
  created_by uuid references users,
  -- the key of the refund at the provider; null when nothing had been paid
  refund_key uuid unique,
  refund_state text not null check (refund_state in ('none', 'under-way', 'done', 'unknown', 'failed')),
  check ((refund_state = 'none') = (refund_key is null)),
  unique (issuer_id, number),
  check (subtotal_cents + gst_cents + qst_cents = total_cents)
);
create index on credit_notes (invoice_id);

-- Mail about invoices that nobody has addressed yet. A job of the queue for each would announce each: at midnight, thousands
-- of transactions would wait for one another to do so.
create table invoice_mails (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  credit_number bigint
);

create table appointments (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  booked_by uuid not null references users,
  -- as it was then: a merchant sees who booked for it, not the accounts of administrators and partners
  booked_by_name text not null,
  note text,
  -- how often it was moved or cancelled, by which a calendar tells the newest of its invitations (RFC 5545, 3.8.7.4)
  revision int not null default 0,
  cancelled_at timestamptz,
  check (ends_at = starts_at + interval '1 hour'),
  -- one technician: no hour is promised twice
  exclude using gist (tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
);
create index on appointments (merchant_id);

do $$
declare
  secured text;
begin
  foreach secured in array array['promo_redemptions', 'cards', 'subscriptions', 'invoices', 'billed_periods', 'invoice_lines',
      'payment_attempts', 'credit_notes', 'invoice_mails', 'appointments'] loop
    execute format('alter table %I enable row level security', secured);
    execute format('alter table %I force row level security', secured);
    execute format('create policy scope on %I using (app_sees(merchant_id))', secured);
  end loop;
  -- known to everybody who asks in somebody's name, written by administrators and the server itself
  foreach secured in array array['issuers', 'plan_prices', 'promo_codes'] loop
    execute format('alter table %I enable row level security', secured);
    execute format('alter table %I force row level security', secured);
    execute format('create policy reading on %I for select using (app_role() is not null)', secured);
    execute format('create policy writing on %I using (app_role() in (''system'', ''admin''))', secured);
  end loop;
end
$$;

-- Partners look after merchants, but never see their cards. Source: design §5 "roles".
drop policy scope on cards;
create policy scope on cards using (app_role() <> 'partner' and app_sees(merchant_id));

grant select, insert on promo_redemptions, billed_periods, invoice_lines, plan_prices to comptoir_app;
grant select, insert, update on issuers, promo_codes, cards, subscriptions, invoices, payment_attempts, credit_notes,
  appointments to comptoir_app;
-- to lock a row is to be allowed to change it
grant select, insert, update, delete on invoice_mails to comptoir_app;

-- A job of which one at a time waits in the queue.
create function enqueue_job_once(task text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, '{}'::json, max_attempts => 12, job_key => task); end $$;
revoke execute on function enqueue_job_once from public;
grant execute on function enqueue_job_once to comptoir_app;
