-- One way in which texts are compared and looked for, the same in the database and in the portal: `domain/src/base/search` says what it does.

-- A text without letter case and accents, with plain apostrophes, hyphens, spaces and letters. No locale is asked: `lower` in "C" knows
-- the letters of ASCII, and the others that have capitals are listed.
create or replace function fold(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  t text := $1;
begin
  if octet_length(t) > length(t) then
    t := regexp_replace(normalize(replace(t, '´', ''''), nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g');
    t := replace(t, '’', '''');
  end if;
  -- few texts have more than accents and apostrophes, and what follows is slow
  if octet_length(t) > length(t) then
    t := translate(t, '‘’‚‛′ʹʻʼʽˈ‐‑‒–—―−⁃⁄ÆÐØÞĐĦŁŊŒŦđðħıĸłŋøŧ',
      '''''''''''''''''''''--------/ædoþdhlnœtddhiklnot');
    if t ~ '[\u0180-\u058f]' then
      t := translate(t, 'ƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖς',
        'ɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆσ');
    end if;
    t := replace(replace(replace(replace(replace(t, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th');
  end if;
  return btrim(regexp_replace(replace(lower(t collate "C"), '`', ''''), '[ \t\n\v\f\r\u0085\u1680\u2028\u2029]+', ' ', 'g'), ' ');
end
$$;

-- A text as words are looked for in it: folded, and again as it may be written otherwise.
create function findable(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded constant text := fold($1);
  written text := folded;
begin
  if folded ~ '(^|[^a-z0-9])(ste?|sainte?|et|and)([^a-z0-9]|$)|&' then
    written := concat_ws(' ', written,
      nullif(regexp_replace(regexp_replace(folded, '(^|[^a-z0-9])st(?=e?([^a-z0-9]|$))', '\1saint', 'g'),
        '(^|[^a-z0-9])and(?=[^a-z0-9]|$)|&', '\1et', 'g'), folded),
      nullif(regexp_replace(regexp_replace(folded, '(^|[^a-z0-9])saint(?=e?([^a-z0-9]|$))', '\1st', 'g'),
        '(^|[^a-z0-9])et(?=[^a-z0-9]|$)|&', '\1and', 'g'), folded));
  end if;
  if folded ~ '[0-9][ ().-]+[0-9]' then
    written := written || ' ' || regexp_replace(folded, '([0-9])[ ().-]+(?=[0-9])', '\1', 'g');
  end if;
  return written;
end
$$;

-- Whether a findable text holds each of the words.
create function holds(searched text, words text[]) returns boolean language sql immutable strict parallel safe as $$
  select not exists (select from unnest(words) word where strpos(searched, word) = 0)
$$;

set local app.role = 'system';
-- Names that no one bears twice are compared by it: of those that are one now, all but the first take a number.
update partners p set name = format('%s (%s)', p.name, n.place)
from (select id, row_number() over (partition by fold(name) order by created_at, id) as place from partners) n
where n.id = p.id and n.place > 1;
update merchant_views v set name = format('%s (%s)', left(v.name, 70), n.place)
from (select id, row_number() over (partition by user_id, fold(name) order by id) as place from merchant_views) n
where n.id = v.id and n.place > 1;
update message_templates t set name = format('%s (%s)', left(t.name, 70), n.place)
from (select id, row_number() over (partition by fold(name) order by id) as place from message_templates where retired_at is null) n
where n.id = t.id and n.place > 1;
reindex index partners_name;
reindex index merchant_views_named;
reindex index message_templates_named;

-- What is looked through is made anew: of merchants also where they are.
drop trigger searched_when_changed on merchants;
alter table merchants drop column search_text;
alter table merchants add column search_text text not null generated always as (findable(
  company_name || ' ' || coalesce(city, '') || ' ' || coalesce(file_number, '') || ' ' || coalesce(qst_number, '') || ' '
  || coalesce(gst_number, '') || ' ' || coalesce(area_code, '') || coalesce(phone_number, '') || ' ' || coalesce(civic_number, '') || ' '
  || coalesce(street, '') || ' ' || coalesce(postal_code, '') || ' '
  || coalesce(replace(postal_code, ' ', ''), ''))) stored;
create or replace function keep_merchant_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  words text[] := array(select words_of(findable(concat_ws(' ', new.company_name, new.city))) order by 1);
begin
  insert into merchant_search (merchant_id, words) values (new.id, new.search_text)
    on conflict (merchant_id) do update set words = excluded.words;
  delete from merchant_words where merchant_id = new.id and word <> all (words);
  insert into merchant_words (word, merchant_id) select word, new.id from unnest(words) word on conflict do nothing;
  insert into searched_words (word) select word from unnest(words) word on conflict do nothing;
  return null;
end
$$;
-- keys that are kept are made anew where what they are made of is written again
update merchants set company_name = company_name, city = city;
delete from merchant_search;
insert into merchant_search (merchant_id, words) select id, search_text from merchants;
delete from merchant_words;
insert into merchant_words (word, merchant_id) select words_of(findable(concat_ws(' ', company_name, city))), id from merchants;
insert into searched_words (word) select distinct word from merchant_words on conflict do nothing;
create trigger searched_when_changed after update on merchants for each row
  when (old.search_text is distinct from new.search_text) execute function keep_merchant_search();
alter table merchants enable always trigger searched_when_changed;

drop trigger searched_when_changed on users;
alter table users drop column search_text;
alter table users add column search_text text not null generated always as (findable(name || ' ' || email)) stored;
update users set name = name;
delete from user_search;
insert into user_search (user_id, words) select id, search_text from users;
create trigger searched_when_changed after update on users for each row
  when (old.search_text is distinct from new.search_text) execute function keep_user_search();
alter table users enable always trigger searched_when_changed;

alter table customers drop column search_text;
alter table customers add column search_text text not null
  generated always as (findable(name || ' ' || company || ' ' || email || ' ' || telephone)) stored;
update customers set name = name where erased_at is null;
