-- What a provider's merchant sells there, and which entries of the menu it is: decision 209. An inventory is kept whole or not at all.
-- Locks: merchants, menu_entries and pos_reads, for an instant: references to the first two, and another word that the last may hold.
create table menu_inventories (
  merchant_id uuid primary key references merchants,
  inventory jsonb not null,
  -- tells an inventory from another, so that what was looked at is what is taken
  stamp text not null check (stamp ~ '^[0-9a-f]{12}$'),
  read_at timestamptz not null,
  -- what people said of the classes of what comes; there is none while the menu does not follow it
  classes jsonb,
  followed_at timestamptz,
  check ((classes is null) = (followed_at is null))
);

create table menu_provider_links (
  merchant_id uuid not null references merchants,
  kind text not null check (kind in ('category', 'group', 'item')),
  provider_id text not null check (length(provider_id) <= 64),
  code text not null,
  -- the provider's last word: what an entry is compared with to see who changed it
  given jsonb not null,
  primary key (merchant_id, kind, provider_id),
  unique (merchant_id, kind, code),
  foreign key (merchant_id, kind, code) references menu_entries
);

alter table pos_reads drop constraint pos_reads_kind_check;
alter table pos_reads add constraint pos_reads_kind_check
  check (kind in ('merchant', 'employees', 'devices', 'tax-rates', 'inventory'));

alter table menu_inventories enable row level security, force row level security;
alter table menu_provider_links enable row level security, force row level security;
create policy scope on menu_inventories using (app_sees(merchant_id));
create policy scope on menu_provider_links using (app_sees(merchant_id));
grant select, insert, update (inventory, stamp, read_at, classes, followed_at) on menu_inventories to comptoir_app;
grant select, insert, delete, update (code, given) on menu_provider_links to comptoir_app;
