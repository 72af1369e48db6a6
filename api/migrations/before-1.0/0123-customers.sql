-- Whom a caterer makes estimates for. What is known of one who asks for it is erased; the row stays, for documents that the law has the
-- merchant keep name it. Decision 106.
create table customers (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  name text not null check (length(name) <= 120),
  company text not null check (length(company) <= 120),
  email text not null check (length(email) <= 254),
  telephone text not null check (length(telephone) <= 40),
  address text not null check (length(address) <= 300),
  language text not null check (language in ('fr', 'en')),
  added_at timestamptz not null,
  erased_at timestamptz,
  name_key text collate "C" not null generated always as (fold(name)) stored,
  search_text text not null generated always as (fold(name || E'\n' || company || E'\n' || email || E'\n' || telephone)) stored,
  check (case when erased_at is null then name <> '' else name || company || email || telephone || address = '' end)
);
create index customers_by_name on customers (merchant_id, name_key, id) where erased_at is null;

alter table customers enable row level security;
alter table customers force row level security;
-- Customers are nobody's business but the caterer's own, and an administrator's who helps: no partner's.
create policy scope on customers using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, update (name, company, email, telephone, address, language, erased_at) on customers to comptoir_app;

create trigger stays_erased before update on customers
  for each row when (old.erased_at is not null) execute function refuse_rewriting('what was erased is gone');
