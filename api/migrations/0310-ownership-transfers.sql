-- A business changes hands when both have said yes: decision 202. One offer of a business is open at a time, whoever of its owners made it.
-- Locks: users and merchants for a moment, as the references to them are made.
create table ownership_transfers (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  offered_by uuid not null references users,
  email text not null check (email = lower(email)),
  name text not null,
  language text not null check (language in ('fr', 'en')),
  -- what becomes of who offers; of a business that is sold the saved card goes with them
  becomes text not null check (becomes in ('manager', 'reader', 'accountant', 'gone', 'sold')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of a newcomer's link, made as the mail leaves; who has an account answers signed in
  token_hash bytea unique,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed')),
  settled_at timestamptz,
  -- place of the receiver, once there is one
  received_by uuid references users,
  check ((settled_at is null) = (state = 'open')),
  check ((received_by is not null) = (state = 'accepted'))
);
create unique index ownership_transfers_open on ownership_transfers (merchant_id) where state = 'open';
create index on ownership_transfers (merchant_id, offered_at desc);
create index on ownership_transfers (email) where state = 'open';

alter table ownership_transfers enable row level security, force row level security;
-- Owners of the business, and administrators. Who is offered it has no place there yet: the server asks for them, by their address.
create policy scope on ownership_transfers using (
  app_role() <> 'partner' and (app_role() <> 'merchant' or app_merchant_right() = 'owner') and app_sees(merchant_id)
);
grant select, insert, update (token_hash, state, settled_at, received_by) on ownership_transfers to comptoir_app;

create trigger stays_ended before update on ownership_transfers
  for each row when (old.state <> 'open') execute function refuse_rewriting('what has ended');
