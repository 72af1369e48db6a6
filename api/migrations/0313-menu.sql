-- What a merchant sells, and what tills pull of it: decision 206. An entry is known by its kind and code for good; one that is removed keeps
-- its row, so that its code is the same entry again.
-- Locks: merchants, for an instant, by the references to it.
create table menu_versions (
  merchant_id uuid not null references merchants,
  version int not null check (version > 0),
  -- tells a version from that of the same number after the database was put back
  stamp text not null check (stamp ~ '^[0-9a-f]{12}$'),
  made_at timestamptz not null,
  primary key (merchant_id, version)
);

create table menu_entries (
  merchant_id uuid not null,
  kind text not null check (kind in ('category', 'course', 'group', 'item', 'hours')),
  code text not null check (length(code) <= 40 and code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content jsonb not null check (length(content::text) <= 60000),
  place double precision not null,
  is_out boolean not null default false,
  -- of what people say of it, which two of them may change at once
  revision int not null check (revision > 0),
  -- the version of the menu that changed it last
  version int not null,
  removed_at timestamptz,
  primary key (merchant_id, kind, code),
  foreign key (merchant_id, version) references menu_versions
);
create index menu_entries_by_version on menu_entries (merchant_id, version);

alter table menu_versions enable row level security, force row level security;
alter table menu_entries enable row level security, force row level security;
create policy scope on menu_versions using (app_sees(merchant_id));
create policy scope on menu_entries using (app_sees(merchant_id));
grant select, insert on menu_versions to comptoir_app;
grant select, insert, update (content, place, is_out, revision, version, removed_at) on menu_entries to comptoir_app;
