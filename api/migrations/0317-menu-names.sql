-- Every name that an item of the menu has or had on bills, by which reports know a dish that was renamed: decision 209.
-- Locks: menu_entries, for an instant, by the reference to it.
create table menu_names (
  merchant_id uuid not null references merchants,
  kind text not null default 'item' check (kind = 'item'),
  code text not null,
  name text not null check (length(name) <= 100),
  primary key (merchant_id, code, name),
  foreign key (merchant_id, kind, code) references menu_entries
);
insert into menu_names (merchant_id, code, name)
  select merchant_id, code, content -> 'name' ->> 'fr' from menu_entries where kind = 'item';

alter table menu_names enable row level security, force row level security;
create policy scope on menu_names using (app_sees(merchant_id));
grant select, insert on menu_names to comptoir_app;
