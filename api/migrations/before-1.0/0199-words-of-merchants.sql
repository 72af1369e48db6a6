-- What is misspelled is looked for among words, of which there are few, and not in the text of every merchant: thousands of them have
-- a "crèmerie" in their names, and how far it is from "cremrie" need be asked once. Decision 154.
create table merchant_words (
  word text collate "C" not null,
  merchant_id uuid not null references merchants on delete cascade,
  primary key (word, merchant_id)
);
create index on merchant_words (merchant_id);
-- Each of those words once. One that no merchant has any more finds nothing until it is removed at night.
create table searched_words (word text collate "C" primary key);
create index on searched_words using gin (word gin_trgm_ops);

alter table merchant_words enable row level security;
alter table merchant_words force row level security;
alter table searched_words enable row level security;
alter table searched_words force row level security;
create policy scope on merchant_words using (app_sees(merchant_id));
create policy scope on searched_words using (app_role() in ('system', 'admin'));
create policy finding on merchant_words to current_user using (true);
create policy finding on searched_words to current_user using (true);
grant select on merchant_words, searched_words to comptoir_app;

create function words_of(searched text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(searched collate "default", '[^[:alnum:]]+') word where word <> ''
$$;

create or replace function keep_merchant_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  words text[] := array(select words_of(new.name_key || ' ' || new.city_key) order by 1);
begin
  insert into merchant_search (merchant_id, words) values (new.id, new.search_text)
    on conflict (merchant_id) do update set words = excluded.words;
  delete from merchant_words where merchant_id = new.id and word <> all (words);
  insert into merchant_words (word, merchant_id) select word, new.id from unnest(words) word on conflict do nothing;
  insert into searched_words (word) select word from unnest(words) word on conflict do nothing;
  return null;
end
$$;

insert into merchant_words (word, merchant_id) select words_of(m.name_key || ' ' || m.city_key), m.id from merchants m;
insert into searched_words (word) select distinct word from merchant_words;

-- The merchants that have something like every word in their name or city, the closest first: as far as the word that is farthest.
create or replace function find_merchants_near(wanted text[], most int) returns table (id uuid, distance int)
  language sql stable security definer rows 200 set search_path = public, pg_temp set enable_seqscan = off
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  with asked as materialized (
    select distinct word from unnest(wanted) w, words_of(w) word where app_role() in ('system', 'admin')
  ), near as materialized (
    select a.word as asked, s.word, 1000 - round(1000 * word_similarity(a.word, s.word))::int as distance
    from asked a join searched_words s on s.word %> a.word
  ), owned as (
    select w.merchant_id, n.asked, min(n.distance) as distance
    from near n cross join lateral (
      -- of one word alone no more than are wanted need be looked at
      select merchant_id from merchant_words where word = n.word order by merchant_id
      limit case when (select count(*) from asked) = 1 then most end
    ) w group by 1, 2
  )
  select o.merchant_id, max(o.distance) from owned o group by 1
  having count(*) = (select count(*) from asked) order by 2, 1 limit most
$$;

-- Words that no merchant has any more. Nobody writes words meanwhile, so that none is taken for unused that is just being used.
create function remove_unused_words() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table searched_words in share row exclusive mode;
  delete from searched_words s where not exists (select from merchant_words w where w.word = s.word);
end
$$;
revoke execute on function words_of, remove_unused_words from public;
grant execute on function remove_unused_words to comptoir_app;
