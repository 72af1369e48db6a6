-- Merchants are searched, ordered and narrowed by the database. What they are compared and ordered by is kept beside what it is made of: row-level
-- security lets an index serve only comparisons that cannot tell anything, as those of plain columns.
create extension if not exists pg_trgm;

alter table merchants
  add column name_key text collate "C" not null generated always as (fold(replace(company_name, '’', ''''))) stored,
  -- what is not known comes last
  add column city_key text collate "C" not null generated always as (coalesce(nullif(fold(replace(city, '’', '''')), ''), U&'\FFFF')) stored,
  add column file_key text collate "C" not null generated always as (coalesce(nullif(file_number, ''), U&'\FFFF')) stored,
  add column state text collate "C" not null generated always as (
    case when not subscription_completed then 'registering' when active then 'active' else 'inactive' end) stored,
  add column search_text text not null generated always as (fold(replace(
    company_name || ' ' || coalesce(city, '') || ' ' || coalesce(file_number, '') || ' ' || coalesce(qst_number, '') || ' '
    || coalesce(gst_number, '') || ' ' || coalesce(area_code, '') || coalesce(phone_number, ''), '’', ''''))) stored;

-- What words are looked for in. No index finds parts of words behind a policy that looks at the row; so the text stands again in a table
-- that the owner of the functions below sees whole. They answer administrators alone, and with ids.
create table merchant_search (
  merchant_id uuid primary key references merchants on delete cascade,
  words text not null
);
alter table merchant_search enable row level security;
alter table merchant_search force row level security;
create policy scope on merchant_search using (app_sees(merchant_id));
create policy finding on merchant_search to current_user using (true);
grant select on merchant_search to comptoir_app;

create function keep_merchant_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into merchant_search (merchant_id, words) values (new.id, new.search_text)
    on conflict (merchant_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger searched_when_new after insert on merchants for each row execute function keep_merchant_search();
create trigger searched_when_changed after update on merchants for each row
  when (old.search_text is distinct from new.search_text) execute function keep_merchant_search();
-- rows that are copied or made with triggers off are found as well
alter table merchants enable always trigger searched_when_new, enable always trigger searched_when_changed;

set local app.role = 'system';
insert into merchant_search (merchant_id, words) select id, search_text from merchants;

-- The merchants whose text holds every pattern, at most so many. The first is the one that an index finds best.
create function find_merchants_with(patterns text[], most int) returns table (id uuid)
  language sql stable security definer rows 1000 set search_path = public, pg_temp set enable_seqscan = off as $$
  select s.merchant_id from merchant_search s
  where app_role() in ('system', 'admin') and s.words like patterns[1] and s.words like all (patterns) limit most
$$;

-- How far words are from a text, in thousandths: what the farthest of them lacks.
create function distance_of(words text[], searched text) returns int language sql immutable parallel safe as $$
  select 1000 - min(round(1000 * word_similarity(w, searched)))::int from unnest(words) w
$$;

-- The merchants whose text holds something like every word, the closest first.
create function find_merchants_near(wanted text[], most int) returns table (id uuid, distance int)
  language sql stable security definer rows 1000 set search_path = public, pg_temp set enable_seqscan = off
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  select f.merchant_id, f.distance from (
    select s.merchant_id, distance_of(wanted, s.words) as distance from merchant_search s
    where app_role() in ('system', 'admin') and s.words %> wanted[1]
  ) f where f.distance <= 550 order by f.distance, f.merchant_id limit most
$$;
