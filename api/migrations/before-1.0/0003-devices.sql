create table devices (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  name text not null check (length(name) between 1 and 64),
  model text,
  android_serial text,
  -- the authority's id, given with the first certificate and kept for life
  device_number text unique check (device_number ~ '^[0-9]{4}-[0-9]{4}-[0-9]{4}$'),
  -- SHA-256 of the device token; the token itself is shown once, to the till
  token_hash bytea unique,
  linked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (merchant_id, id)
);

create table activation_codes (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on activation_codes (device_id);

create table certificates (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  serial text not null,
  thumbprint text not null unique,
  certificate text not null,
  psi_certificate text not null,
  -- SPKI, base64: what signatures are checked with
  public_key text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on certificates (device_id, created_at desc);

-- The remote server's own certificate (mode Serveur). Belongs to no merchant.
create table server_certificates (
  id uuid primary key,
  certificate text not null,
  private_key_sealed bytea not null,
  thumbprint text not null unique,
  not_after timestamptz not null,
  created_at timestamptz not null default now()
);

-- One lane per device: the head of its chain, its place in the queue and whether a request is under way.
create table lanes (
  device_id uuid primary key,
  merchant_id uuid not null,
  head_signature text,
  head_no_trans text,
  last_position bigint not null default 0,
  failures integer not null default 0,
  next_attempt_at timestamptz,
  -- set while a request is under way; a lease that ran out belongs to a dead server
  lease_id uuid,
  lease_until timestamptz,
  last_seen_at timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on lanes (next_attempt_at) where next_attempt_at is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['devices', 'activation_codes', 'certificates', 'lanes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;
alter table server_certificates enable row level security;
alter table server_certificates force row level security;
create policy scope on server_certificates using (app_role() = 'system');

grant select, insert, update on devices, activation_codes, certificates, lanes to comptoir_app;
grant select, insert on server_certificates to comptoir_app;
