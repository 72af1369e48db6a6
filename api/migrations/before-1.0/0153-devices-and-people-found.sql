-- Devices are found by the beginning of their number or serial, which sort by their bytes.
alter table devices add column serial_key text collate "C" generated always as (upper(android_serial)) stored;
create index devices_by_serial on devices (serial_key) where serial_key is not null;
create index devices_by_number on devices (device_number collate "C") where device_number is not null;

-- People are found by name and e-mail as merchants are by theirs: `merchant_search` says why the text stands in a table of its own.
alter table users add column search_text text not null generated always as (fold(replace(name || ' ' || email, '’', ''''))) stored;

create table user_search (
  user_id uuid primary key references users on delete cascade,
  words text not null
);
alter table user_search enable row level security;
alter table user_search force row level security;
create policy scope on user_search using (app_role() in ('system', 'admin'));
create policy finding on user_search to current_user using (true);
grant select on user_search to comptoir_app;

create function keep_user_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into user_search (user_id, words) values (new.id, new.search_text)
    on conflict (user_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger searched_when_new after insert on users for each row execute function keep_user_search();
create trigger searched_when_changed after update on users for each row
  when (old.search_text is distinct from new.search_text) execute function keep_user_search();
alter table users enable always trigger searched_when_new, enable always trigger searched_when_changed;

set local app.role = 'system';
insert into user_search (user_id, words) select id, search_text from users;
create index user_search_words on user_search using gin (words gin_trgm_ops);

-- The people whose name or e-mail holds every pattern, at most so many: for administrators alone, and with ids.
create function find_people_with(patterns text[], most int) returns table (id uuid)
  language sql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off as $$
  select s.user_id from user_search s
  where app_role() in ('system', 'admin') and s.words like patterns[1] and s.words like all (patterns) limit most
$$;

-- The people whose name or e-mail holds something like every word, the closest first.
create function find_people_near(wanted text[], most int) returns table (id uuid, distance int)
  language sql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  select f.user_id, f.distance from (
    select s.user_id, distance_of(wanted, s.words) as distance from user_search s
    where app_role() in ('system', 'admin') and s.words %> wanted[1]
  ) f where f.distance <= 550 order by f.distance, f.user_id limit most
$$;
