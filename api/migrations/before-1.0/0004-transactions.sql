-- The signed bytes of every bill, as they came. Append-only: the role of the API has no UPDATE or DELETE grant.
create table transactions (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  -- place in the device's chain, from 1
  position bigint not null,
  signed_at timestamptz not null,
  received_at timestamptz not null,
  no_trans text not null,
  document_type text not null,
  total_cents bigint not null,
  document text not null,
  signature text not null,
  primary key (merchant_id, id, signed_at),
  unique (device_id, position, signed_at),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
) partition by range (signed_at);
-- A bill handed over twice is found by the beginning of its signature, which is random enough and half the index.
create index transactions_signature on transactions (device_id, left(signature, 22));

-- Where each bill stands with the authority.
create table transmissions (
  merchant_id uuid not null,
  device_id uuid not null,
  position bigint not null,
  transaction_id uuid not null,
  signed_at timestamptz not null,
  state text not null check (state in ('waiting', 'sending', 'unknown', 'accepted', 'received-with-errors', 'refused')),
  psi_no_trans text,
  psi_dat_trans text,
  no_lot text,
  errors jsonb not null default '[]',
  attempts integer not null default 0,
  settled_at timestamptz,
  primary key (merchant_id, device_id, position)
) with (fillfactor = 80);
create index transmissions_outstanding on transmissions (device_id, position)
  where state in ('waiting', 'sending', 'unknown');
create index transmissions_settled on transmissions (merchant_id, settled_at) where settled_at is not null;

-- Every request to the authority and every reply, as evidence. Append-only. An attempt without reply was lost.
create table transmission_attempts (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  started_at timestamptz not null,
  trigger text not null,
  current_position bigint,
  lot_positions bigint[] not null,
  primary key (merchant_id, id, started_at)
) partition by range (started_at);

create table transmission_replies (
  attempt_id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('answer', 'unavailable', 'unknown')),
  detail text,
  http_status integer,
  body text,
  primary key (merchant_id, attempt_id, received_at)
) partition by range (received_at);

-- Bills that were not taken, kept as evidence beside the chain. Append-only.
create table refused_transactions (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  received_at timestamptz not null,
  reason text not null,
  detail text,
  document text not null,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on refused_transactions (device_id, received_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'transactions', 'transmissions', 'transmission_attempts', 'transmission_replies', 'refused_transactions'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;
grant select, insert on transactions, transmission_attempts, transmission_replies, refused_transactions to comptoir_app;
grant select, insert, update on transmissions to comptoir_app;
