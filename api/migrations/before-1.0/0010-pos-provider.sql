-- The provider of the point-of-sale platform: which merchant of ours is which of theirs, and the right to act for it.

create table pos_connections (
  merchant_id uuid primary key references merchants,
  provider text not null,
  pos_merchant_id text not null,
  -- not_connected: known to be the same merchant, nobody has consented yet
  state text not null check (state in ('not_connected', 'connected', 'needs_reauth', 'disconnected')),
  -- AES-256-GCM
  access_token_sealed bytea,
  access_expires_at timestamptz,
  refresh_token_sealed bytea,
  refresh_expires_at timestamptz,
  -- Counts the pairs of tokens: whoever replaces a pair says which one, and comes too late when it is gone.
  generation int not null default 0,
  -- One server at a time renews the pair; a lease that ran out belonged to one that ended.
  lease_until timestamptz,
  connected_at timestamptz,
  unique (provider, pos_merchant_id),
  check ((state = 'connected') = (access_token_sealed is not null)),
  check ((access_token_sealed is null) = (refresh_token_sealed is null))
);

-- Who a person is at the provider.
create table pos_identities (
  merchant_id uuid not null references merchants,
  provider text not null,
  pos_employee_id text not null,
  user_id uuid not null references users,
  primary key (merchant_id, provider, pos_employee_id)
);
create index on pos_identities (user_id);

-- Sign-ins that came back: each is taken once. Kept until it would have expired anyway.
create table pos_sign_ins (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index on pos_sign_ins (expires_at);

alter table pos_connections enable row level security;
alter table pos_connections force row level security;
create policy reading on pos_connections for select using (app_sees(merchant_id));
create policy writing on pos_connections using (app_role() = 'system');
alter table pos_identities enable row level security;
alter table pos_identities force row level security;
create policy reading on pos_identities for select using (app_sees(merchant_id));
create policy writing on pos_identities using (app_role() = 'system');
alter table pos_sign_ins enable row level security;
alter table pos_sign_ins force row level security;
create policy scope on pos_sign_ins using (app_role() = 'system');

grant select, insert, update on pos_connections to comptoir_app;
grant select, insert, update on pos_identities to comptoir_app;
grant select, insert, delete on pos_sign_ins to comptoir_app;
