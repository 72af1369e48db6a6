-- Squashed: the provider of the point-of-sale platform and what it knows.

-- The provider of the point-of-sale platform: which merchant of ours is which of theirs, and the right to act for it.
create table pos_connections (
  merchant_id uuid primary key references merchants,
  provider text not null,
  pos_merchant_id text not null,
  -- not_connected: known to be the same merchant, no one has consented yet
  state text not null check (state in ('not_connected', 'connected', 'needs_reauth', 'disconnected')),
  -- AES-256-GCM
  access_token_sealed bytea,
  access_expires_at timestamptz,
  refresh_token_sealed bytea,
  refresh_expires_at timestamptz,
  -- counts the pairs of tokens: a replacement says which one it is for, and comes too late when it is gone
  generation int not null default 0,
  -- one server at a time renews the pair; a lease that ran out belonged to one that ended
  lease_until timestamptz,
  connected_at timestamptz,
  unique (provider, pos_merchant_id),
  check ((state = 'connected') = (access_token_sealed is not null)),
  check ((access_token_sealed is null) = (refresh_token_sealed is null))
);

alter table pos_connections enable row level security, force row level security;
create policy reading on pos_connections for select using (app_sees(merchant_id));
create policy writing on pos_connections using (app_role() = 'system');
grant select, insert, update (state, access_token_sealed, access_expires_at, refresh_token_sealed, refresh_expires_at, generation,
  lease_until, connected_at) on pos_connections to comptoir_app;

-- Who a person is at the provider.
create table pos_identities (
  merchant_id uuid not null references merchants,
  provider text not null,
  pos_employee_id text not null,
  user_id uuid not null references users,
  -- what the provider last said a person is there; null when it was never asked, or does not say who came
  pos_role text
    check (pos_role in ('owner', 'admin', 'manager', 'employee', 'other')),
  primary key (merchant_id, provider, pos_employee_id)
);
create index on pos_identities (user_id);

alter table pos_identities enable row level security, force row level security;
create policy reading on pos_identities for select using (app_sees(merchant_id));
create policy writing on pos_identities using (app_role() = 'system');
grant select, insert, update (user_id, pos_role) on pos_identities to comptoir_app;

-- Sign-ins that came back: each is taken once. Kept until it would have expired anyway.
create table pos_sign_ins (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index on pos_sign_ins (expires_at);

alter table pos_sign_ins enable row level security, force row level security;
create policy scope on pos_sign_ins using (app_role() = 'system');
grant select, insert, delete on pos_sign_ins to comptoir_app;

-- What the provider knows of a merchant, as it was last read; nothing here is ever written back. Codes that open a device are not kept,
-- nor are bank numbers.
create table pos_merchants (
  merchant_id uuid primary key references merchants,
  name text not null,
  address_line text,
  city text,
  postal_code text,
  phone text,
  time_zone text check (time_zone in ('America/Montreal', 'America/Halifax')),
  read_at timestamptz not null
);

alter table pos_merchants enable row level security, force row level security;
create policy scope on pos_merchants using (app_sees(merchant_id));
grant select, insert, update (name, address_line, city, postal_code, phone, time_zone, read_at) on pos_merchants to comptoir_app;

create table pos_employees (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  pos_employee_id text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'manager', 'employee', 'other')),
  -- last seen by a reading that was whole; one that is missing from such a reading has left
  read_at timestamptz not null,
  left_at timestamptz,
  -- What the authority was sent (`utilisateur`), and its answer. The name is written before a request leaves: one who has a name is known
  -- to the authority, or may be; null once it surely knows no name of theirs.
  declared_name text,
  declaration text not null default 'waiting'
    check (declaration in ('waiting', 'declared', 'refused', 'same-name', 'to-withdraw', 'withdrawn')),
  declaration_errors jsonb not null default '[]',
  declaration_changed_at timestamptz,
  -- of the merchant's, those that the authority called invalid when it took the employee
  invalid_tax_numbers text[] not null default '{}'
    check (invalid_tax_numbers <@ array['gst_number', 'qst_number']),
  -- set while a request is under way; a lease that ran out belongs to a dead server
  lease_id uuid,
  lease_until timestamptz,
  unique (merchant_id, pos_employee_id),
  check ((lease_id is null) = (lease_until is null))
);
create index on pos_employees (declaration) where declaration = 'waiting';

alter table pos_employees enable row level security, force row level security;
create policy scope on pos_employees using (app_sees(merchant_id));
grant select, insert, update (name, role, read_at, left_at, declared_name, declaration, declaration_errors, declaration_changed_at,
  invalid_tax_numbers, lease_id, lease_until) on pos_employees to comptoir_app;

create table pos_devices (
  merchant_id uuid not null references merchants,
  pos_device_id text not null,
  name text,
  model text not null,
  serial text not null,
  read_at timestamptz not null,
  primary key (merchant_id, pos_device_id)
);

alter table pos_devices enable row level security, force row level security;
create policy scope on pos_devices using (app_sees(merchant_id));
grant select, insert, update (name, model, serial, read_at), delete on pos_devices to comptoir_app;

create table pos_tax_rates (
  merchant_id uuid not null references merchants,
  pos_tax_rate_id text not null,
  name text not null,
  -- 10 000 000 is 100 %, as the provider counts
  rate bigint not null,
  is_default boolean not null,
  tax_type text,
  read_at timestamptz not null,
  primary key (merchant_id, pos_tax_rate_id)
);

alter table pos_tax_rates enable row level security, force row level security;
create policy scope on pos_tax_rates using (app_sees(merchant_id));
grant select, insert, update (name, rate, is_default, tax_type, read_at), delete on pos_tax_rates to comptoir_app;

-- When each kind was read, and what came of the last try. A reading is as old as its beginning: what it says was so then or later.
create table pos_reads (
  merchant_id uuid not null references merchants,
  kind text not null check (kind in ('merchant', 'employees', 'devices', 'tax-rates')),
  read_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('unavailable', 'refused', 'needs-sign-in')),
  primary key (merchant_id, kind)
);

alter table pos_reads enable row level security, force row level security;
create policy scope on pos_reads using (app_sees(merchant_id));
grant select, insert, update (read_at, failed_at, failure) on pos_reads to comptoir_app;
