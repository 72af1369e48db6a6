-- Squashed: what merchants pay, when, with what, what came of it, and what partners have of it.

create extension if not exists btree_gist;

-- ---- Prices, promo codes and cards

-- Prices count from a moment on, which may be one to come; without one, from when they were set. A subscription keeps the prices under
-- which it began until it is moved. Decision 131.
create table plan_prices (
  id uuid primary key,
  monthly_cents bigint not null check (monthly_cents >= 0),
  autonomous_cents bigint not null check (autonomous_cents >= 0),
  assisted_cents bigint not null check (assisted_cents >= 0),
  changed_at timestamptz not null,
  changed_by uuid references users,
  counts_from timestamptz
);
create index on plan_prices (changed_at desc);

alter table plan_prices enable row level security, force row level security;
-- Known to everyone who asks in a name, written by administrators and the server itself; so are promo codes and issuers.
create policy reading on plan_prices for select using (app_role() is not null);
create policy writing on plan_prices using (app_role() in ('system', 'admin'));
grant select, insert on plan_prices to comptoir_app;

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

alter table promo_codes enable row level security, force row level security;
create policy reading on promo_codes for select using (app_role() is not null);
create policy writing on promo_codes using (app_role() in ('system', 'admin'));
grant select, insert, update (withdrawn_at) on promo_codes to comptoir_app;

create trigger stays_ended before update of withdrawn_at on promo_codes
  for each row when (old.withdrawn_at is not null and new.withdrawn_at is null) execute function refuse_rewriting('what has ended');

create table promo_redemptions (
  promo_code_id uuid not null references promo_codes,
  merchant_id uuid not null references merchants,
  redeemed_at timestamptz not null,
  primary key (promo_code_id, merchant_id)
);

alter table promo_redemptions enable row level security, force row level security;
create policy scope on promo_redemptions using (app_sees(merchant_id));
grant select, insert on promo_redemptions to comptoir_app;

-- What a merchant pays is kept on it, which is locked first: of two changes at once, the second one sees the first.
create function keep_merchant_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set subscription = f.subscription, owes = f.owes, has_card = f.has_card
  from (
    select coalesce((select s.state from subscriptions s where s.merchant_id = concerned), 'none') as subscription,
      (select case when bool_or(i.state = 'past-due') then 'past-due' when count(*) > 0 then 'refused' end
        from invoices i where i.merchant_id = concerned and i.state in ('refused', 'past-due')) as owes,
      exists (select from cards c where c.merchant_id = concerned and c.deleted_at is null) as has_card
  ) f
  where m.id = concerned and (m.subscription, m.owes, m.has_card) is distinct from (f.subscription, f.owes, f.has_card);
  perform set_config('app.role', asked, true);
  return null;
end
$$;

-- One saved card at a time: a deleted one stays as the memory of what was accepted.
create table cards (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  provider text not null,
  -- A card that has ended keeps its reference until the provider has forgotten it: a job that carried the reference itself would carry it
  -- sealed with a key that could never be removed.
  reference_sealed bytea,
  -- Clover says what a card is only with its first charge.
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  exp_month int check (exp_month between 1 and 12),
  exp_year int,
  terms_version text not null,
  privacy_version text not null,
  accepted_at timestamptz not null,
  accepted_by uuid references users,
  accepted_from text,
  deleted_at timestamptz,
  constraint cards_face_check check (num_nulls(brand, last4, exp_month, exp_year) in (0, 4)),
  constraint cards_reference check (deleted_at is not null or reference_sealed is not null)
);
create unique index on cards (merchant_id) where deleted_at is null;

alter table cards enable row level security, force row level security;
-- Partners look after merchants, but never see their cards. Cards are their owners'; one who acts for a merchant has no right of its.
create policy scope on cards using (
  app_role() <> 'partner' and (app_role() <> 'merchant' or app_merchant_right() = 'owner') and app_sees(merchant_id)
);
grant select, insert, update (reference_sealed, brand, last4, exp_month, exp_year, deleted_at) on cards to comptoir_app;

create trigger stands_with_card after insert or delete on cards for each row execute function keep_merchant_payment();
create trigger stands_without_card after update of deleted_at on cards for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function keep_merchant_payment();
create trigger stays_ended before update of deleted_at on cards
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function refuse_rewriting('what has ended');
-- Rows that are copied or made with triggers off count as well.
alter table cards enable always trigger stands_with_card, enable always trigger stands_without_card;

-- Since when a card is on file that the provider in use can charge (any, when none is named). Who looks after a merchant may know that
-- much, and no more of its cards.
create function card_saved_at(merchant uuid, of_provider text) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  saved timestamptz;
begin
  select accepted_at into saved from cards
    where merchant_id = merchant and deleted_at is null and provider = coalesce(of_provider, provider);
  perform set_config('app.role', asked, true);
  return saved;
end
$$;
revoke execute on function card_saved_at from public;
grant execute on function card_saved_at to comptoir_app;

-- ---- Subscriptions

-- What comes by a move comes to who pays the price that it leads away from: any other change of the price takes it out.
create function leave_price_move() returns trigger language plpgsql as $$
begin
  new.coming_prices_id := null;
  new.coming_on := null;
  update price_move_items set state = 'left-out', reason = 'price-changed' where merchant_id = new.merchant_id and state = 'notified';
  return new;
end
$$;

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
  subscribed_at timestamptz not null,
  prices_id uuid references plan_prices,
  -- what it pays from the first period on that begins on a day or after it; null while it keeps its price
  coming_prices_id uuid references plan_prices,
  coming_on date,
  constraint subscriptions_coming_whole check ((coming_prices_id is null) = (coming_on is null))
);
create index on subscriptions (covered_until) where state <> 'paused';

alter table subscriptions enable row level security, force row level security;
create policy scope on subscriptions using (app_sees(merchant_id));
grant select, insert, update (state, anchor_on, billed, billed_months, covered_until, prices_id, coming_prices_id, coming_on)
  on subscriptions to comptoir_app;

create trigger stands_when_subscribed after insert or delete on subscriptions for each row execute function keep_merchant_payment();
create trigger stands_when_changed after update of state on subscriptions for each row
  when (old.state is distinct from new.state) execute function keep_merchant_payment();
create trigger leaves_price_move before update of prices_id on subscriptions
  for each row when (new.prices_id is distinct from old.prices_id and new.coming_prices_id is not null)
  execute function leave_price_move();
-- Rows that are copied or made with triggers off count as well.
alter table subscriptions enable always trigger stands_when_subscribed, enable always trigger stands_when_changed;

-- The running subscriptions of a price are moved to a newer one, each at a renewal, thirty days or more after its merchant was notified.
-- Decision 143.
create table price_moves (
  id uuid primary key,
  from_prices_id uuid not null references plan_prices,
  to_prices_id uuid not null references plan_prices,
  takes_effect_on date not null,
  announced_at timestamptz not null,
  announced_by uuid not null references users,
  cancelled_at timestamptz,
  cancelled_by uuid references users,
  check ((cancelled_at is null) = (cancelled_by is null))
);
create index price_moves_listed on price_moves (announced_at desc, id desc);

alter table price_moves enable row level security, force row level security;
create policy scope on price_moves using (app_role() in ('system', 'admin'));
grant select, insert, update (cancelled_at, cancelled_by) on price_moves to comptoir_app;

create trigger stays_cancelled before update on price_moves
  for each row when (old.cancelled_at is not null) execute function refuse_rewriting('as it was cancelled');

-- What becomes of each subscription: domain/src/money/price-moves/price-move.ts.
create table price_move_items (
  move_id uuid not null references price_moves,
  merchant_id uuid not null references merchants,
  state text not null default 'waiting' check (state in ('waiting', 'ordered', 'notified', 'moved', 'left-out', 'cancelled')),
  reason text check (reason in ('no-owner', 'price-changed')),
  notified_at timestamptz,
  moved_at timestamptz,
  -- when it was ordered that who was notified is notified of the end
  recalled_at timestamptz,
  primary key (move_id, merchant_id),
  check ((state = 'left-out') = (reason is not null))
);
-- A subscription is in one move at a time.
create unique index price_move_items_open on price_move_items (merchant_id) where state in ('waiting', 'ordered', 'notified');
create index price_move_items_waiting on price_move_items (move_id, merchant_id) where state = 'waiting';
create index price_move_items_to_recall on price_move_items (move_id, merchant_id) where state = 'cancelled' and recalled_at is null;

alter table price_move_items enable row level security, force row level security;
create policy scope on price_move_items using (app_role() in ('system', 'admin'));
grant select, insert, update (state, reason, notified_at, moved_at, recalled_at) on price_move_items to comptoir_app;

create trigger stays_decided before update on price_move_items
  for each row when (old.state in ('moved', 'left-out') or (old.state = 'cancelled' and (new.state <> 'cancelled' or old.recalled_at is not null)))
  execute function refuse_rewriting('as it was decided');

-- Who was written to: one letter to a person in a move.
create table price_move_letters (
  move_id uuid not null,
  merchant_id uuid not null,
  user_id uuid not null references users,
  -- from then on it may have arrived
  begun_at timestamptz,
  sent_at timestamptz,
  primary key (move_id, merchant_id, user_id),
  foreign key (move_id, merchant_id) references price_move_items
);

alter table price_move_letters enable row level security, force row level security;
create policy scope on price_move_letters using (app_role() in ('system', 'admin'));
grant select, insert, update (begun_at, sent_at) on price_move_letters to comptoir_app;

create trigger stays_sent before update on price_move_letters
  for each row when (old.sent_at is not null) execute function refuse_rewriting('as it was sent');

-- ---- Invoices

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

alter table issuers enable row level security, force row level security;
create policy reading on issuers for select using (app_role() is not null);
create policy writing on issuers using (app_role() in ('system', 'admin'));
grant select, insert, update (name, address, next_invoice_number, next_credit_number) on issuers to comptoir_app;

create trigger goes_on before update of next_invoice_number, next_credit_number on issuers
  for each row
  when (new.next_invoice_number < old.next_invoice_number or new.next_credit_number < old.next_credit_number)
  execute function refuse_rewriting('a number is given once');

-- Numbers of documents that no one issues any more. After an older copy was put back, numbers go on after the highest one that is known
-- outside of it: what was issued in between has its own number where the provider of card payments knows it, and is gone otherwise.
create table skipped_numbers (
  issuer_id uuid not null references issuers,
  kind text not null check (kind in ('invoices', 'credit_notes')),
  first_number bigint not null,
  last_number bigint not null,
  skipped_at timestamptz not null,
  primary key (issuer_id, kind, first_number),
  check (first_number between 1 and last_number)
);

alter table skipped_numbers enable row level security, force row level security;
create policy scope on skipped_numbers using (app_role() = 'system');
grant select, insert on skipped_numbers to comptoir_app;

-- At the end of the transaction, when the lines of an invoice are there too. Whatever comes first, a month joins the runs that it
-- touches.
create function join_service_run() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  price constant bigint := new.subtotal_cents - coalesce((select sum(amount_cents) from invoice_lines
    where invoice_id = new.id and kind in ('installation', 'installation-discount')), 0);
  later date;
begin
  delete from service_runs r where r.merchant_id = new.merchant_id and r.starts_on = new.period_ends_on and r.cents = price
    returning r.ends_on into later;
  update service_runs r set ends_on = coalesce(later, new.period_ends_on)
    where r.merchant_id = new.merchant_id and r.ends_on = new.period_starts_on and r.cents = price;
  if not found then
    insert into service_runs (merchant_id, starts_on, ends_on, cents)
      values (new.merchant_id, new.period_starts_on, coalesce(later, new.period_ends_on), price);
  end if;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create function sum_invoiced_days() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  insert into invoiced_days as d (day, invoices, subtotal_cents, gst_cents, qst_cents, total_cents)
    select (created_at at time zone 'America/Toronto')::date, count(*), sum(subtotal_cents), sum(gst_cents), sum(qst_cents), sum(total_cents)
    from issued group by 1 order by 1
    on conflict (day) do update set invoices = d.invoices + excluded.invoices, subtotal_cents = d.subtotal_cents + excluded.subtotal_cents,
      gst_cents = d.gst_cents + excluded.gst_cents, qst_cents = d.qst_cents + excluded.qst_cents, total_cents = d.total_cents + excluded.total_cents;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

-- What a merchant pays. One on which an unexpected charge hangs is held: it waits for an administrator, and is not charged.
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
    check (state in ('open', 'charging', 'unknown', 'paid', 'refused', 'past-due', 'credited', 'held')),
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
-- The invoices of a stretch of service, and which of them hold more than the monthly service: few.
create index invoices_covering on invoices (period_starts_on) include (merchant_id, period_ends_on, subtotal_cents);
-- What was invoiced in a period is added up without a look at the invoices themselves.
create index invoices_issued on invoices (created_at) include (merchant_id, subtotal_cents, gst_cents, qst_cents, total_cents);
create index on invoices (merchant_id, paid_at) where paid_at is not null;
-- What the administrators' report adds up of invoices is in the index by which it finds them: a year of a province is read without its
-- invoices.
create index invoices_paid on invoices (paid_at) include (id, merchant_id, subtotal_cents, gst_cents, qst_cents, total_cents)
  where paid_at is not null;
-- Those not paid within two days, by when they were: what was unpaid on a day is not looked for among all that have been paid since.
create index invoices_unsettled on invoices (coalesce(paid_at, 'infinity'))
  include (id, merchant_id, created_at, paid_at, subtotal_cents, gst_cents, qst_cents, total_cents, credited_cents)
  where paid_at is null or paid_at - created_at > interval '48 hours';

alter table invoices enable row level security, force row level security;
create policy scope on invoices using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert, update (state, next_attempt_at, automatic_attempts, credited_cents, paid_at) on invoices to comptoir_app;

create trigger stays_issued before update of
    id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, subtotal_cents, gst_cents, qst_cents,
    total_cents, client, language on invoices
  for each row
  when ((old.id, old.merchant_id, old.issuer_id, old.number, old.period_starts_on, old.period_ends_on, old.created_at,
      old.subtotal_cents, old.gst_cents, old.qst_cents, old.total_cents, old.client, old.language)
    is distinct from (new.id, new.merchant_id, new.issuer_id, new.number, new.period_starts_on, new.period_ends_on,
      new.created_at, new.subtotal_cents, new.gst_cents, new.qst_cents, new.total_cents, new.client, new.language))
  execute function refuse_rewriting('as it was issued');
-- A paid one may be credited, and then nothing more.
create trigger stays_settled before update of state, credited_cents on invoices
  for each row
  when ((old.state = 'credited' and new.state <> 'credited')
    or (old.state = 'paid' and new.state not in ('paid', 'credited'))
    or new.credited_cents < old.credited_cents)
  execute function refuse_rewriting('what was paid or credited is not undone');
create constraint trigger joins_run after insert on invoices deferrable initially deferred
  for each row execute function join_service_run();
create trigger stands_when_owed after update of state on invoices for each row
  when (old.state is distinct from new.state and (old.state in ('refused', 'past-due') or new.state in ('refused', 'past-due')))
  execute function keep_merchant_payment();
create trigger stands_when_made after insert on invoices for each row
  when (new.state in ('refused', 'past-due')) execute function keep_merchant_payment();
create trigger summed_when_issued after insert on invoices referencing new table as issued
  for each statement execute function sum_invoiced_days();
-- Rows that are copied or made with triggers off count as well.
alter table invoices enable always trigger stands_when_owed, enable always trigger stands_when_made;

-- No day is billed twice. Apart from the invoices, whose every change of state would cost the index of it a change too.
create table billed_periods (
  invoice_id uuid primary key references invoices,
  merchant_id uuid not null,
  period daterange not null,
  exclude using gist (merchant_id with =, period with &&)
);

alter table billed_periods enable row level security, force row level security;
create policy scope on billed_periods using (app_sees(merchant_id));
grant select, insert on billed_periods to comptoir_app;

create table invoice_lines (
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  position int not null,
  kind text not null
    check (kind in ('monthly-service', 'installation', 'service-discount', 'installation-discount')),
  amount_cents bigint not null,
  primary key (invoice_id, position)
);
create index invoice_lines_installed on invoice_lines (invoice_id) include (amount_cents)
  where kind in ('installation', 'installation-discount');

alter table invoice_lines enable row level security, force row level security;
create policy scope on invoice_lines using (app_sees(merchant_id));
grant select, insert on invoice_lines to comptoir_app;

-- Months of service of a merchant without a break at one price, made of its invoices: a few rows of each merchant instead of one a month.
-- What changes the recurring revenue is where a run begins or ends. Decision 103.
create table service_runs (
  merchant_id uuid not null references merchants,
  starts_on date not null,
  ends_on date not null,
  -- the monthly service before taxes, discounts taken off
  cents bigint not null,
  primary key (merchant_id, starts_on),
  check (starts_on < ends_on)
);

alter table service_runs enable row level security, force row level security;
create policy scope on service_runs using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select on service_runs to comptoir_app;

-- What was invoiced each day in Québec, of all merchants: the parts of a period are added up from days and not from a million invoices.
-- An invoice never changes once it is issued, so that a day only grows. Who issues one holds the issuer's next number until the end, so
-- that no one waits here who did not wait there.
create table invoiced_days (
  day date primary key,
  invoices bigint not null,
  subtotal_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  total_cents bigint not null
);

alter table invoiced_days enable row level security, force row level security;
create policy scope on invoiced_days using (app_role() in ('system', 'admin'));
grant select on invoiced_days to comptoir_app;

-- An attempt is recorded, with the key that the provider knows it by, before the provider is called.
create table payment_attempts (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  -- The key of a charge follows from merchant, period and ordinal, so that a database put back to an older copy asks under the same keys
  -- again. An attempt that charged nothing leaves its ordinal, and with it its key, to the next one.
  key uuid not null,
  -- null where a charge that was found at the provider is of a card that is not known here
  card_id uuid references cards,
  by text not null check (by in ('midnight', 'merchant', 'admin', 'restore')),
  -- where the attempt found the invoice, which is where it goes back to when it turns out that nothing was charged
  found_in text not null check (found_in in ('open', 'refused', 'past-due')),
  -- what the card is charged by, until the attempt is settled: it may be asked about after the card was deleted
  card_reference_sealed bytea,
  started_at timestamptz not null,
  -- until when the one who started it may still be at it; afterwards anyone may ask the provider what became of it
  leased_until timestamptz not null,
  state text not null check (
    state in ('under-way', 'succeeded', 'declined-soft', 'declined-hard', 'action-required', 'unknown', 'not-charged', 'unexpected')
  ),
  provider_reference text,
  settled_at timestamptz,
  ordinal int not null check (ordinal > 0),
  -- the provider has the key in use for something else: the next attempt takes another ordinal
  key_spent boolean not null default false,
  -- what was charged, and to which card, as the provider says it
  charged_cents bigint check (charged_cents > 0),
  charged_card text,
  check ((card_reference_sealed is not null) = (state in ('under-way', 'unknown')))
);
create index on payment_attempts (invoice_id);
-- One at a time, and one success at most: what keeps an invoice from being paid twice does not hang on anyone's care.
create unique index on payment_attempts (invoice_id) where state in ('under-way', 'unknown');
create unique index on payment_attempts (invoice_id) where state = 'succeeded';
create index on payment_attempts (leased_until) where state in ('under-way', 'unknown');
create unique index payment_attempts_key on payment_attempts (key) where state <> 'not-charged';
create unique index payment_attempts_ordinal on payment_attempts (invoice_id, ordinal)
  where state <> 'not-charged' or key_spent;
-- Charges are counted without a look at each, too.
create index payment_attempts_started on payment_attempts (started_at) include (merchant_id);
create index payment_attempts_declined on payment_attempts (settled_at) include (invoice_id, merchant_id, state)
  where state in ('declined-soft', 'declined-hard', 'action-required');

alter table payment_attempts enable row level security, force row level security;
create policy scope on payment_attempts using (app_sees(merchant_id));
grant select, insert, update (card_reference_sealed, state, provider_reference, settled_at, key_spent, charged_cents)
  on payment_attempts to comptoir_app;

create trigger stays_made before update of id, invoice_id, merchant_id, key, card_id, by, found_in, started_at on payment_attempts
  for each row
  when ((old.id, old.invoice_id, old.merchant_id, old.key, old.card_id, old.by, old.found_in, old.started_at)
    is distinct from (new.id, new.invoice_id, new.merchant_id, new.key, new.card_id, new.by, new.found_in, new.started_at))
  execute function refuse_rewriting('as it was made');
-- What turned out not to be charged may turn out to be after all; what was not expected is resolved by a person.
create trigger stays_settled before update on payment_attempts
  for each row
  when (old.state in ('succeeded', 'declined-soft', 'declined-hard', 'action-required') and old is distinct from new)
  execute function refuse_rewriting('what was settled');

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
  -- refunds are counted per invoice, as charges are
  refund_ordinal int check (refund_ordinal > 0),
  check ((refund_state = 'none') = (refund_key is null)),
  unique (issuer_id, number),
  check (subtotal_cents + gst_cents + qst_cents = total_cents),
  constraint credit_notes_refund_counted
    check ((refund_key is null) = (refund_ordinal is null))
);
create index on credit_notes (invoice_id);
create unique index credit_notes_refund_ordinal on credit_notes (invoice_id, refund_ordinal);
create index on credit_notes (created_at);

alter table credit_notes enable row level security, force row level security;
create policy scope on credit_notes using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert, update (refund_key, refund_state, refund_ordinal) on credit_notes to comptoir_app;

create trigger stays_issued before update of
    id, invoice_id, merchant_id, issuer_id, number, created_at, reason, subtotal_cents, gst_cents, qst_cents, total_cents,
    created_by on credit_notes
  for each row
  when ((old.id, old.invoice_id, old.merchant_id, old.issuer_id, old.number, old.created_at, old.reason, old.subtotal_cents,
      old.gst_cents, old.qst_cents, old.total_cents, old.created_by)
    is distinct from (new.id, new.invoice_id, new.merchant_id, new.issuer_id, new.number, new.created_at, new.reason,
      new.subtotal_cents, new.gst_cents, new.qst_cents, new.total_cents, new.created_by))
  execute function refuse_rewriting('as it was issued');
-- A refund that failed is opened again under another key; no other has its key changed.
create trigger stays_refunded before update of refund_state, refund_key on credit_notes
  for each row
  when ((old.refund_state in ('none', 'done') and new.refund_state <> old.refund_state)
    or (old.refund_state <> 'failed' and new.refund_key is distinct from old.refund_key))
  execute function refuse_rewriting('what was given back');

-- A charge that fits no invoice as it stands: shown to administrators until one of them refunds or keeps it.
create table unexpected_charges (
  id uuid primary key,
  provider text not null,
  charge_reference text not null,
  -- null when no one here is known to have been charged
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

alter table unexpected_charges enable row level security, force row level security;
-- What became of a stranger's money is the operator's affair alone.
create policy scope on unexpected_charges using (app_role() in ('system', 'admin'));
grant select, insert, update (refunded_cents, state, refund_key, refund_tries, note, resolved_at, resolved_by)
  on unexpected_charges to comptoir_app;

create trigger stays_refunded before update of state, refunded_cents on unexpected_charges
  for each row
  when ((old.state = 'refunded' and new.state <> 'refunded') or new.refunded_cents < old.refunded_cents)
  execute function refuse_rewriting('what was given back');

-- Mail about invoices that no one has addressed yet. A job of the queue for each would notify of each: at midnight, thousands of
-- transactions would wait for one another to do so. To lock a row is to be allowed to change it.
create table invoice_mails (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  merchant_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  credit_number bigint
);

alter table invoice_mails enable row level security, force row level security;
create policy scope on invoice_mails using (app_sees(merchant_id));
grant select, insert, update (id), delete on invoice_mails to comptoir_app;

-- ---- Commissions

-- What partners have of what their merchants pay. The rate holds from the first day of a month on, until the next one. Decision 118.
create table commission_rates (
  partner_id uuid not null references partners (id),
  from_month date not null check (extract(day from from_month) = 1),
  percent_millionths integer check (percent_millionths between 0 and 1000000),
  amount_cents bigint check (amount_cents >= 0),
  set_at timestamptz not null,
  set_by uuid not null references users (id),
  primary key (partner_id, from_month),
  check (num_nonnulls(percent_millionths, amount_cents) = 1)
);

alter table commission_rates enable row level security, force row level security;
create policy reading on commission_rates for select using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
create policy keeping on commission_rates using (app_role() in ('system', 'admin'));
grant select, insert, update (percent_millionths, amount_cents, set_at, set_by) on commission_rates to comptoir_app;

-- Whom a merchant was with before the day on which it was moved: who looks after it since is said by the merchant, or its next move.
create table merchant_moves (
  merchant_id uuid not null references merchants (id),
  moved_on date not null,
  from_partner_id uuid references partners (id),
  primary key (merchant_id, moved_on)
);
create index merchant_moves_from on merchant_moves (from_partner_id) where from_partner_id is not null;

alter table merchant_moves enable row level security, force row level security;
create policy keeping on merchant_moves using (app_role() in ('system', 'admin'));
grant select, insert on merchant_moves to comptoir_app;

-- A month as it was closed. Each document is in one statement, once and for all.
create table commission_statements (
  partner_id uuid not null references partners (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  primary key (partner_id, month)
);

alter table commission_statements enable row level security, force row level security;
create policy reading on commission_statements for select using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
create policy keeping on commission_statements using (app_role() = 'system');
grant select, insert on commission_statements to comptoir_app;

create table commission_entries (
  document_id uuid primary key,
  partner_id uuid not null,
  month date not null,
  merchant_id uuid not null,
  company_name text not null,
  kind text not null check (kind in ('paid', 'credited')),
  happened_on date not null,
  net_cents bigint not null,
  commission_cents bigint not null,
  foreign key (partner_id, month) references commission_statements (partner_id, month)
);
create index commission_entries_of on commission_entries (partner_id, month);

alter table commission_entries enable row level security, force row level security;
create policy reading on commission_entries for select using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
create policy keeping on commission_entries using (app_role() = 'system');
grant select, insert on commission_entries to comptoir_app;
