-- What was agreed with a customer of a caterer, and what its tills are asked to sign of it. What was agreed is in the revision of the
-- estimate, which never changes once it was sent. Decision 76.
create table contracts (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  count integer not null check (count > 0),
  number text not null,
  estimate_id uuid not null unique,
  revision integer not null,
  state text not null check (state in ('to-sign', 'open', 'ended', 'cancelled')),
  created_at timestamptz not null,
  -- the till that has begun to sign it; another goes on once that one is unlinked. Decision 78.
  device_id uuid,
  reason text not null default '' check (length(reason) <= 120),
  unique (merchant_id, count),
  foreign key (estimate_id, revision) references estimate_revisions,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

create table contract_documents (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  contract_id uuid not null references contracts,
  -- its place in the order in which they are signed
  position integer not null,
  kind text not null check (kind in ('contract', 'revision', 'instalment', 'addition', 'final', 'cancellation')),
  state text not null check (state in ('waiting', 'signed', 'withdrawn')),
  -- what the till is to sign
  content jsonb not null,
  total_cents bigint not null check (total_cents >= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  due_on date,
  asked_at timestamptz not null,
  -- the till that signs it, from the moment that it begins, and the bill that it signed
  device_id uuid,
  transaction_id uuid,
  signed_at timestamptz,
  no_trans text,
  bill_total_cents bigint,
  bill_paid_cents bigint,
  unique (contract_id, position),
  foreign key (merchant_id, device_id) references devices (merchant_id, id),
  check (case when state = 'signed' then num_nonnulls(device_id, transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents) = 6
    else num_nonnulls(transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents) = 0 end)
);
create index documents_to_sign on contract_documents (merchant_id, contract_id, position) where state = 'waiting';

alter table contracts enable row level security;
alter table contracts force row level security;
alter table contract_documents enable row level security;
alter table contract_documents force row level security;
-- They are about customers, who are no partner's business.
create policy scope on contracts using (app_sees(merchant_id) and app_role() <> 'partner');
create policy scope on contract_documents using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on contracts, contract_documents to comptoir_app;
grant update (revision, state, device_id, reason) on contracts to comptoir_app;
grant update (state, device_id, transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents) on contract_documents to comptoir_app;

-- domain/src/sales/contracts: what has ended stays so, and what was signed or withdrawn waits no more.
create trigger stays_ended before update on contracts
  for each row when (old.state in ('ended', 'cancelled')) execute function refuse_rewriting('what has ended');
create trigger stays_done before update on contract_documents
  for each row when (old.state = 'withdrawn' or (old.state = 'signed' and new.state <> 'signed'))
  execute function refuse_rewriting('what was signed or taken back');
