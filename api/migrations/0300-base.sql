-- Squashed: what everything stands on: who asks, what stays, the queue, merchants and their people, the records of what happened.

-- Who asks. Every request and job runs as the role comptoir_app, which owns nothing, with its scope in settings. Row-level security reads
-- them, so that a forgotten WHERE shows nothing that is not the caller's.
do $$
begin
  create role comptoir_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant comptoir_app to current_user;
grant usage on schema public to comptoir_app;

-- Servers do not connect as the owner of the tables. What the job queue needs beyond comptoir_app is a role of its own.
do $$
begin
  create role comptoir_jobs nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant comptoir_jobs to current_user;
grant usage on schema public to comptoir_jobs;
revoke create on schema public from public;

create function app_role() returns text language sql stable parallel safe as
  $$ select current_setting('app.role', true) $$;

create function app_merchant_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.merchant_id', true), '')::uuid $$;

create function app_partner_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.partner_id', true), '')::uuid $$;

-- The right of a merchant's person, for the few rows that not all of its people may touch.
create function app_merchant_right() returns text language sql stable parallel safe as
  $$ select current_setting('app.merchant_right', true) $$;

-- What has to reach beyond its caller's scope takes the role `system` itself, by set_config, and restores the caller's: an attribute of the
-- function would need a superuser, and the owner of a database is none. An error undoes it with the rest. Decision 163.

-- ---- Texts and zones

create extension if not exists pg_trgm;

-- One way in which texts are compared and looked for, the same in the database and in the portal: `domain/src/base/search` says what it
-- does. A text without letter case and accents, with plain apostrophes, hyphens, spaces and letters. No locale is asked: `lower` in "C"
-- knows the letters of ASCII, and the others that have capitals are listed.
create function fold(text) returns text language plpgsql immutable strict parallel safe as $$
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

-- The letters of a name that `xn--` stands before; null where it stands for none. `readPunycode` of the domain does the same (RFC 3492).
create function read_punycode(written text) returns text language plpgsql immutable strict parallel safe as $$
declare
  most constant bigint := 1000000000;
  parting constant int := length(written) - strpos(reverse(written), '-') + 1;
  letters text := case when strpos(written, '-') > 0 then left(written, parting - 1) else '' end;
  rest text := case when letters = '' then written else substr(written, parting + 1) end;
  code bigint := 128;
  bias int := 72;
  place bigint := 0;
  value bigint;
  weight bigint;
  taken int;
  digit int;
  threshold int;
  size int;
  delta bigint;
begin
  while rest <> '' loop
    value := 0;
    weight := 1;
    taken := 0;
    loop
      taken := taken + 1;
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, taken, 1)) - 1;
      if taken > length(rest) or digit < 0 then return null; end if;
      value := value + digit * weight;
      threshold := least(26, greatest(1, 36 * taken - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      if value > most or weight > most then return null; end if;
    end loop;
    size := length(letters) + 1;
    delta := value / case when place = 0 then 700 else 2 end;
    delta := delta + delta / size;
    bias := 0;
    while delta > 455 loop
      delta := delta / 35;
      bias := bias + 36;
    end loop;
    bias := bias + 36 * delta / (delta + 38);
    place := place + value;
    code := code + place / size;
    place := place % size;
    if code <= 159 or code > 1114111 or code between 55296 and 57343 then return null; end if;
    letters := overlay(letters placing chr(code::int) from place::int + 1 for 0);
    place := place + 1;
    rest := substr(rest, taken + 1);
  end loop;
  return letters;
end
$$;

-- A text as words are looked for in it: folded, again as it may be written otherwise, and with the domains of addresses as people write
-- them. A dump is read back without a search path, row by row, and generated columns are made again: the function finds what it calls by
-- itself.
create function findable(text) returns text language plpgsql immutable strict parallel safe
  set search_path = public, pg_temp as $$
declare
  folded constant text := fold($1);
  written text := folded;
  rest text := folded;
  shown text := '';
  label text;
  place int;
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
  if strpos(folded, 'xn--') > 0 then
    loop
      label := substring(rest from 'xn--[a-z0-9-]{1,59}');
      exit when label is null;
      place := strpos(rest, label);
      shown := shown || left(rest, place - 1) || coalesce(read_punycode(substr(label, 5)), label);
      rest := substr(rest, place + length(label));
    end loop;
    written := concat_ws(' ', written, nullif(fold(shown || rest), folded));
  end if;
  return written;
end
$$;

-- Whether a findable text holds each of the words.
create function holds(searched text, words text[]) returns boolean language sql immutable strict parallel safe as $$
  select not exists (select from unnest(words) word where strpos(searched, word) = 0)
$$;

-- The words of a text, each once.
create function words_of(searched text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(searched collate "default", '[^[:alnum:]]+') word where word <> ''
$$;
revoke execute on function words_of from public;

-- How far words are from a text, in thousandths: what the farthest of them lacks.
create function distance_of(words text[], searched text) returns int language sql immutable parallel safe as $$
  select 1000 - min(round(1000 * word_similarity(w, searched)))::int from unnest(words) w
$$;

-- A zone as PostgreSQL calls it. What merchants, tills and the provider call America/Montreal is an old alias of America/Toronto that a
-- PostgreSQL may not know: Debian and Ubuntu keep such names in a package of their own.
create function zone_of(zone text) returns text language sql immutable parallel safe as
  $$ select case zone when 'America/Montreal' then 'America/Toronto' else zone end $$;

-- ---- What stays as it is

-- Evidence is added to, and nothing else.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

-- What is final stays, no matter who asks for something else, the owner of the tables included: column grants do not look at values. The
-- conditions are asked of each row without calling anything; only a refusal is a function.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% stays: %', tg_table_name, tg_argv[0] using errcode = 'integrity_constraint_violation';
end
$$;

-- ---- Months

-- Makes the monthly partitions of every partitioned table from one month to another, both included. A partition gets its own forced
-- row-level security, so that naming it directly shows no more than its parent does. A row dated ahead of its month is kept outside of
-- every month. When that month gets its partition, what belongs there moves in first: PostgreSQL refuses a partition that the catch-all
-- has rows of.
create function ensure_month_partitions(from_month date, to_month date) returns void language plpgsql as $$
declare
  parent text;
  dated_by text;
  month date;
  partition text;
  starts timestamptz;
  ends timestamptz;
begin
  perform set_config('app.role', 'system', true);
  foreach parent in array array['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log'] loop
    select a.attname into dated_by from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent::regclass;
    month := date_trunc('month', from_month);
    while month <= to_month loop
      partition := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
      if to_regclass(partition) is null then
        starts := month::timestamp at time zone 'UTC';
        ends := (month + interval '1 month')::timestamp at time zone 'UTC';
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
          parent || '_other', dated_by, starts, dated_by, ends, partition);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition, starts, ends);
        execute format('alter table %I enable row level security', partition);
        execute format('alter table %I force row level security', partition);
        execute format('create policy scope on %I using (app_sees(merchant_id))', partition);
      end if;
      month := month + interval '1 month';
    end loop;
  end loop;
end
$$;
revoke execute on function ensure_month_partitions from public;

-- The next months' tables, for servers, which own nothing: it takes no wishes.
create function ensure_coming_partitions() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select ensure_month_partitions(now()::date, (now() + interval '3 months')::date)
$$;
revoke execute on function ensure_coming_partitions from public;
grant execute on function ensure_coming_partitions to comptoir_jobs;

-- ---- The queue

-- Puts a job into the queue, in the transaction of what it follows from. The queue's own tables are out of reach of the role of the API.
create function enqueue_job(task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, payload, max_attempts => 12); end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to comptoir_app;

-- A job of which one at a time waits in the queue.
create function enqueue_job_once(task text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, '{}'::json, max_attempts => 12, job_key => task); end $$;
revoke execute on function enqueue_job_once from public;
grant execute on function enqueue_job_once to comptoir_app;

-- A job of which one at a time waits under a key. At once, in place of one that waits already; or, with `planned_at`, when there is time
-- and not sooner, unless one waits. One that runs is not the one that waits: what happens meanwhile is seen by the next.
create function enqueue_keyed_job(task text, payload json, key text, planned_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    perform graphile_worker.add_job(
      task, payload, max_attempts => 12, job_key => key, run_at => planned_at,
      priority => case when planned_at is null then 0 else 10 end,
      job_key_mode => case when planned_at is null then 'replace' else 'preserve_run_at' end
    );
  end
  $$;
revoke execute on function enqueue_keyed_job from public;
grant execute on function enqueue_keyed_job to comptoir_app;

-- A job of a named line: its jobs are done one after the other, so that long ones never take up every worker.
create function enqueue_lined_job(task text, payload json, line text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.add_job(task, payload, max_attempts => 12, queue_name => line); end $$;
revoke execute on function enqueue_lined_job from public;
grant execute on function enqueue_lined_job to comptoir_app;

-- A server that takes jobs out of the queue. It is alive as long as its session holds the lock (7206002, id): the lock goes with the
-- session, however the server ended.
create table job_servers (
  id int primary key generated always as identity,
  -- the name that it takes jobs under
  worker text not null,
  started_at timestamptz not null
);

alter table job_servers enable row level security, force row level security;
create policy scope on job_servers using (app_role() = 'system');
grant select, insert, delete on job_servers to comptoir_app;

create function is_job_server_alive(server int) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as
  $$
    select exists (select from pg_locks
      where locktype = 'advisory' and classid = 7206002 and objid = server::oid and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database()))
  $$;

-- Those that hold a job and are no server that is alive.
create function list_gone_workers() returns setof text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    return query
      select distinct j.locked_by from graphile_worker._private_jobs j
      where j.locked_by is not null and not exists (
        select from public.job_servers s where s.worker = j.locked_by and public.is_job_server_alive(s.id)
      );
  end
  $$;
revoke execute on function list_gone_workers from public;
grant execute on function list_gone_workers to comptoir_app;

-- Returns the jobs of some to the queue.
create function free_jobs_of(gone text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$ begin perform graphile_worker.force_unlock_workers(gone); end $$;
revoke execute on function free_jobs_of from public;
grant execute on function free_jobs_of to comptoir_app;

-- What state a job is in is said once, for the list and for the counts. It is asked column by column, so that it does not hang on the
-- queue's table.
create function job_state(locked_at timestamptz, attempts int, max_attempts int, last_error text) returns text
  language sql immutable parallel safe as
  $$
  select case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'failed'
      when last_error is not null then 'retrying'
      else 'waiting'
    end
  $$;
revoke execute on function job_state from public;

-- An error's words without addresses.
create function masked_text(of_text text) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
  $$ select regexp_replace(left(of_text, 500), '[^[:space:]@<>"'']+@[^[:space:]@<>"'']+', '…@…', 'g') $$;
revoke execute on function masked_text from public;

-- What administrators see of the queue, and what they may do with a job. The queue's tables are out of the API's reach: these functions
-- are the way, and show no payload but ids, numbers and short words in it. Decision 134.
create function list_jobs(wanted text, before_id bigint, most int)
  returns table (
    id bigint, task text, state text, attempts int, max_attempts int, run_at timestamptz, created_at timestamptz, error text, about jsonb
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select s.* from (
        select j.id, t.identifier as task, public.job_state(j.locked_at, j.attempts, j.max_attempts, j.last_error) as state,
          j.attempts::int, j.max_attempts::int, j.run_at, j.created_at, public.masked_text(j.last_error) as error,
          (
            select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each_text(
              case json_typeof(j.payload) when 'object' then j.payload::jsonb else '{}'::jsonb end) f
            where f.value ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{1,12}|[0-9]{4}-[0-9]{2}-[0-9]{2}|[a-z]+(-[a-z]+)*)$'
              and length(f.value) <= 40
          ) as about
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where before_id is null or j.id < before_id
      ) s
      where wanted is null or s.state = wanted
      order by s.id desc limit most;
  end
  $$;
revoke execute on function list_jobs from public;
grant execute on function list_jobs to comptoir_app;

create function count_jobs() returns table (state text, count int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select public.job_state(j.locked_at, j.attempts, j.max_attempts, j.last_error), count(*)::int
      from graphile_worker._private_jobs j group by 1;
  end
  $$;
revoke execute on function count_jobs from public;
grant execute on function count_jobs to comptoir_app;

-- The task of a job that is held until the transaction ends, and whether a worker is at it; no row where there is none.
create function hold_job(job bigint) returns table (task text, is_running boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select t.identifier, j.locked_at is not null from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
      where j.id = job for update of j;
  end
  $$;
revoke execute on function hold_job from public;
grant execute on function hold_job to comptoir_app;

-- Does a job that no worker is at now, with all its attempts again.
create function retry_job(job bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      raise insufficient_privilege;
    end if;
    perform graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0);
  end
  $$;
revoke execute on function retry_job from public;
grant execute on function retry_job to comptoir_app;

-- Takes a job that no worker is at out of the queue.
create function remove_job(job bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      raise insufficient_privilege;
    end if;
    perform graphile_worker.complete_jobs(array[job]);
  end
  $$;
revoke execute on function remove_job from public;
grant execute on function remove_job to comptoir_app;

-- ---- Partners, merchants and how they are found

-- Partners look after merchants: how they are reached, and since when they are kept out.
create table partners (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  contact_email text,
  telephone text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  suspended_at timestamptz
);
-- No two bear one name, however it is typed.
create unique index partners_name on partners (fold(name));

alter table partners enable row level security, force row level security;
-- A partner reads itself; what is kept of it is an administrator's to change.
create policy reading on partners for select
  using (app_role() in ('system', 'admin') or (app_role() = 'partner' and id = app_partner_id()));
create policy keeping on partners using (app_role() in ('system', 'admin'));
grant select, insert, update (name, contact_email, telephone, language, suspended_at) on partners to comptoir_app;

-- The last digit of a business number checks the others (Luhn).
create function is_business_number(digits text) returns boolean language sql immutable strict parallel safe as $$
  select digits <> '000000000' and sum(case when place % 2 = 1 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
  from (select place, substr(digits, place, 1)::int as digit from generate_series(1, 9) as place) as places
$$;

-- The authority's characters, none at either end that is a space.
create function is_plain_text(line text, longest int) returns boolean language sql immutable strict parallel safe as $$
  select char_length(line) <= longest and line = btrim(line)
    and line ~ '^[a-zA-Z0-9 @:!#$%&''()*+,.=?_|~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿ-]+$'
$$;

-- Keeps what a merchant is found by beside it.
create function keep_merchant_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Which partner looks after a merchant is an administrator's to say. Open streams of both partners hear of it at once, on every server: a
-- hint that names the partner. That is rare, so that the lock of NOTIFY at the commit costs nothing.
create function tell_merchant_moved() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if public.app_role() in ('merchant', 'partner', 'device') then
    raise exception 'who looks after a merchant is not for a % to change', public.app_role() using errcode = 'insufficient_privilege';
  end if;
  if old.partner_id is not null then perform pg_notify('comptoir_activity', old.partner_id::text); end if;
  if new.partner_id is not null then perform pg_notify('comptoir_activity', new.partner_id::text); end if;
  return null;
end $$;

-- What a merchant was leaves the counts, what it is comes to them. The rows of the counts are the last that a transaction locks, and in
-- one order: who waits for one of them holds up no one.
create function keep_merchant_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  insert into merchant_counts as c (partner_id, merchants, active, registering, devices)
    select partner_id, sum(sign), sum(sign * active::int), sum(sign * (not completed)::int), sum(sign * devices) from (
      select old.partner_id, -1 as sign, old.active, old.subscription_completed as completed, old.device_count as devices where tg_op <> 'INSERT'
      union all
      select new.partner_id, 1, new.active, new.subscription_completed, new.device_count where tg_op <> 'DELETE'
    ) changed group by partner_id order by partner_id
    on conflict (partner_id) do update set merchants = c.merchants + excluded.merchants, active = c.active + excluded.active,
      registering = c.registering + excluded.registering, devices = c.devices + excluded.devices;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

-- Merchants are searched, ordered and narrowed by the database. What they are compared and ordered by is kept beside what it is made of:
-- row-level security lets an index serve only comparisons that give nothing away, as those of plain columns.
create table merchants (
  id uuid primary key,
  partner_id uuid references partners,
  company_name text not null,
  file_number text,
  qst_number text,
  gst_number text,
  -- AES-256-GCM; the code is the merchant's secret, shown masked
  authorization_code_sealed bytea,
  time_zone text not null check (time_zone in ('America/Montreal', 'America/Halifax')),
  sub_sector text check (sub_sector in ('food_truck', 'bar', 'restaurant')),
  is_caterer boolean not null default false,
  area_code text,
  phone_number text,
  civic_number text,
  street text,
  city text,
  postal_code text,
  subscription_completed boolean not null default false,
  active boolean not null default true,
  language text not null default 'fr' check (language in ('fr', 'en')),
  created_at timestamptz not null default now(),
  -- where the business itself reads mail; its people have addresses of their own
  contact_email text,
  -- counts the changes of the file: a change says which one it was made from
  version int not null default 1,
  -- since when the authorization code on file is there
  authorization_code_set_at timestamptz,
  -- when the file was last saved as a whole; until then it holds what others knew of the merchant, in whatever form
  information_saved_at timestamptz,
  -- the last step of a merchant's registration is a person's word
  functionality_confirmed_at timestamptz,
  name_key text collate "C" not null generated always as (fold(replace(company_name, '’', ''''))) stored,
  -- what is not known comes last
  city_key text collate "C" not null generated always as (coalesce(nullif(fold(replace(city, '’', '''')), ''), U&'\FFFF')) stored,
  file_key text collate "C" not null generated always as (coalesce(nullif(file_number, ''), U&'\FFFF')) stored,
  state text collate "C" not null generated always as (
    case when not subscription_completed then 'registering' when active then 'active' else 'inactive' end) stored,
  -- What merchants are narrowed to and ordered by beside their file: what they pay, how long their devices may sign, when they sold last.
  -- It stands on the merchant, because an index serves only what is in one row. The tables that it follows from keep it. Decision 123.
  subscription text collate "C" not null default 'none' check (subscription in ('none', 'active', 'pausing', 'paused')),
  -- the worst of its invoices
  owes text collate "C" check (owes in ('refused', 'past-due')),
  has_card boolean not null default false,
  payment text collate "C" not null generated always as (
    case when subscription = 'none' then 'none' when owes is not null then owes when subscription = 'paused' then 'paused'
      when has_card then 'paid-up' else 'no-card' end) stored,
  -- until all of its devices may sign: null without a device, minus infinity when one has no certificate that holds
  certified_until timestamptz,
  -- by its own days, as they are folded
  last_bill_on date,
  last_bill_key date not null generated always as (coalesce(last_bill_on, '-infinity'::date)) stored,
  -- kept by the devices
  device_count integer not null default 0,
  -- whether a till asks for a shift before it makes a bill
  require_shift boolean not null default true,
  search_text text not null generated always as (findable(
    company_name || ' ' || coalesce(city, '') || ' ' || coalesce(file_number, '') || ' ' || coalesce(qst_number, '') || ' '
    || coalesce(gst_number, '') || ' ' || coalesce(area_code, '') || coalesce(phone_number, '') || ' ' || coalesce(civic_number, '') || ' '
    || coalesce(street, '') || ' ' || coalesce(postal_code, '') || ' '
    || coalesce(replace(postal_code, ' ', ''), ''))) stored,
  -- The rules of domain/src/base/merchants/check-merchant-information.ts, for what a person has saved.
  constraint saved_company_name check (information_saved_at is null or is_plain_text(company_name, 64)),
  constraint saved_sub_sector check (information_saved_at is null or sub_sector is not null),
  constraint saved_file_number
    check (information_saved_at is null or coalesce(file_number ~ '^[A-Z]{2}[0-9]{4}$', false)),
  constraint saved_qst_number
    check (information_saved_at is null or coalesce(qst_number ~ '^[0-9]{10}TQ[0-9]{4}$', false)),
  constraint saved_gst_number check (
    information_saved_at is null or coalesce(
      case
        when gst_number = '000000000RT0000' then true
        when gst_number ~ '^[0-9]{9}RT[0-9]{4}$' then is_business_number(substr(gst_number, 1, 9))
        else false
      end, false)
  ),
  constraint saved_area_code check (information_saved_at is null or coalesce(area_code ~ '^[0-9]{3}$', false)),
  constraint saved_phone_number check (information_saved_at is null or coalesce(phone_number ~ '^[0-9]{7}$', false)),
  constraint saved_civic_number check (information_saved_at is null or coalesce(is_plain_text(civic_number, 16), false)),
  constraint saved_street check (information_saved_at is null or coalesce(is_plain_text(street, 128), false)),
  constraint saved_city check (information_saved_at is null or coalesce(is_plain_text(city, 128), false)),
  constraint saved_postal_code
    check (information_saved_at is null or coalesce(postal_code ~ '^[A-Z][0-9][A-Z][0-9][A-Z][0-9]$', false))
);
create index on merchants (partner_id);
-- Those whose other steps are looked at until all are done.
create index merchants_to_complete on merchants (id) where functionality_confirmed_at is not null and not subscription_completed;
-- The orders that merchants are listed in: all of them, those of a partner, those in a state.
create index merchants_by_name on merchants (name_key, id);
create index merchants_by_city on merchants (city_key, id);
create index merchants_by_file on merchants (file_key, id);
create index merchants_of_partner_by_name on merchants (partner_id, name_key, id);
create index merchants_in_state_by_name on merchants (state, name_key, id);
-- Numbers that stand for one merchant.
create index merchants_by_qst on merchants (qst_number) where qst_number is not null;
create index merchants_by_gst on merchants (gst_number) where gst_number is not null;
create index on merchants (created_at);
-- What few merchants share leads to them; when they sold last orders all of them, and those of a partner.
create index merchants_by_payment on merchants (payment, name_key, id);
create index merchants_by_subscription on merchants (subscription, name_key, id);
create index merchants_by_certificates on merchants (certified_until);
create index merchants_by_last_bill on merchants (last_bill_key, id);
create index merchants_of_partner_by_last_bill on merchants (partner_id, last_bill_key, id);

alter table merchants enable row level security, force row level security;
create policy scope on merchants using (
  (select app_role()) in ('system', 'admin')
  or case (select app_role())
    when 'partner' then partner_id = (select app_partner_id())
    when 'merchant' then id = app_merchant_id()
    when 'device' then id = app_merchant_id()
    else false
  end);
grant select, insert, update (partner_id, company_name, file_number, qst_number, gst_number, authorization_code_sealed, time_zone,
  sub_sector, is_caterer, area_code, phone_number, civic_number, street, city, postal_code, subscription_completed, active, version,
  authorization_code_set_at, information_saved_at, functionality_confirmed_at, require_shift) on merchants to comptoir_app;

create trigger searched_when_new after insert on merchants for each row execute function keep_merchant_search();
create trigger merchant_moved after update of partner_id on merchants for each row
  when (old.partner_id is distinct from new.partner_id) execute function tell_merchant_moved();
create constraint trigger counted_when_new after insert or delete on merchants deferrable initially deferred
  for each row execute function keep_merchant_counts();
create constraint trigger counted_when_changed after update on merchants deferrable initially deferred
  for each row when ((old.partner_id, old.active, old.subscription_completed, old.device_count)
    is distinct from (new.partner_id, new.active, new.subscription_completed, new.device_count))
  execute function keep_merchant_counts();
create trigger searched_when_changed after update on merchants for each row
  when (old.search_text is distinct from new.search_text) execute function keep_merchant_search();
-- Rows that are copied or made with triggers off count as well.
alter table merchants enable always trigger searched_when_new, enable always trigger searched_when_changed,
  enable always trigger counted_when_changed;

-- As long as app_sees holds a subquery the planner calls it as a function, each time at the price of a small statement; without one it
-- becomes a part of the statement that asks.
create function app_partner_looks_after(merchant uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from merchants m where m.id = merchant and m.partner_id = app_partner_id()) $$;

-- Whether the caller may see what belongs to a merchant. The one sentence all policies repeat.
create function app_sees(merchant uuid) returns boolean language sql stable parallel safe as $$
  select case app_role()
    when 'system' then true
    when 'admin' then true
    when 'merchant' then merchant = app_merchant_id()
    when 'device' then merchant = app_merchant_id()
    when 'partner' then app_partner_looks_after(merchant)
    else false
  end
$$;

-- How many merchants and devices there are, of each partner and of none, kept with the merchants: an overview reads a hundred rows and
-- not all merchants and devices. Decision 145.
create table merchant_counts (
  -- null for those that no partner looks after
  partner_id uuid references partners,
  merchants integer not null default 0,
  active integer not null default 0,
  registering integer not null default 0,
  devices integer not null default 0,
  unique nulls not distinct (partner_id)
);

alter table merchant_counts enable row level security, force row level security;
create policy scope on merchant_counts using (
  app_role() in ('system', 'admin') or (app_role() = 'partner' and partner_id = app_partner_id()));
grant select on merchant_counts to comptoir_app;

-- What words are looked for in. No index finds parts of words behind a policy that looks at the row; so the text stands again in a table
-- that the owner of the functions below sees whole. They answer administrators alone, and with ids.
create table merchant_search (
  merchant_id uuid primary key references merchants on delete cascade,
  words text not null
);
create index merchant_search_words on merchant_search using gin (words gin_trgm_ops);

alter table merchant_search enable row level security, force row level security;
create policy scope on merchant_search using (app_sees(merchant_id));
create policy finding on merchant_search to current_user using (true);
grant select on merchant_search to comptoir_app;

-- What is misspelled is looked for among words, of which there are few, and not in the text of every merchant: thousands of them have a
-- "crèmerie" in their names, and how far it is from "cremrie" need be asked once. Decision 154.
create table merchant_words (
  word text collate "C" not null,
  merchant_id uuid not null references merchants on delete cascade,
  primary key (word, merchant_id)
);
create index on merchant_words (merchant_id);

alter table merchant_words enable row level security, force row level security;
create policy scope on merchant_words using (app_sees(merchant_id));
create policy finding on merchant_words to current_user using (true);
grant select on merchant_words to comptoir_app;

-- Each of those words once. One that no merchant has any more finds nothing until it is removed at night.
create table searched_words (
  word text collate "C" primary key
);
create index on searched_words using gin (word gin_trgm_ops);

alter table searched_words enable row level security, force row level security;
create policy scope on searched_words using (app_role() in ('system', 'admin'));
create policy finding on searched_words to current_user using (true);
grant select on searched_words to comptoir_app;

-- The merchants whose text holds every pattern, at most so many. The first is the one that an index finds best.
create function find_merchants_with(patterns text[], most int) returns table (id uuid)
  language sql stable security definer rows 1000 set search_path = public, pg_temp set enable_seqscan = off as $$
  select s.merchant_id from merchant_search s
  where app_role() in ('system', 'admin') and s.words like patterns[1] and s.words like all (patterns) limit most
$$;

-- The merchants that have something like every word in their name or city, the closest first: as far as the word that is farthest.
create function find_merchants_near(wanted text[], most int) returns table (id uuid, distance int)
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

-- Removes words that no merchant has any more. No one writes words meanwhile, so that none is taken for unused that is just being used.
create function remove_unused_words() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table searched_words in share row exclusive mode;
  delete from searched_words s where not exists (select from merchant_words w where w.word = s.word);
end
$$;
revoke execute on function remove_unused_words from public;
grant execute on function remove_unused_words to comptoir_app;

-- ---- People and how they come in

-- A name that no one else of the same merchant or partner bears. One that was made up from an email takes a number when it is taken; one
-- that was chosen is refused before it gets here.
create function free_username() returns trigger language plpgsql as $$
declare
  wanted constant text := new.username;
  tries int := 1;
begin
  if new.username = '' or new.removed_at is not null then
    return new;
  end if;
  while exists (
    select from users u
    where u.id <> new.id and u.removed_at is null and lower(u.username) = lower(new.username)
      and (u.merchant_id = new.merchant_id or u.partner_id = new.partner_id)
  ) loop
    tries := tries + 1;
    new.username := left(wanted, 58) || tries;
  end loop;
  return new;
end
$$;

-- Open streams end at once with what let their reader in, on every server and for any cause: a hint that names the session or the person.
-- These are rare, so that the lock of NOTIFY at the commit costs nothing.
create function tell_session_end() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as
  $$ begin perform pg_notify('comptoir_activity', new.id::text); return null; end $$;

-- Keeps what a person is found by beside it.
create function keep_user_search() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into user_search (user_id, words) values (new.id, new.search_text)
    on conflict (user_id) do update set words = excluded.words;
  return null;
end
$$;

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('admin', 'partner', 'merchant')),
  merchant_id uuid references merchants,
  partner_id uuid references partners,
  -- none for people who come in through the provider alone
  password_hash text,
  language text check (language in ('fr', 'en')),
  first_session_login boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  username text not null default '',
  last_sign_in_at timestamptz,
  -- AES-256-GCM; in force once confirmed. The last step accepted may not come again (RFC 6238, 5.2).
  totp_secret_sealed bytea,
  totp_set_at timestamptz,
  totp_last_step bigint,
  name_key text not null generated always as (fold(name)) stored,
  -- Accounts stay, because the log names them: one that was removed loses its email, which may be invited again, and is suspended for
  -- good. An address that cannot exist takes the place of the email, so that nothing that looks for one finds it by oversight.
  removed_at timestamptz,
  -- until which day the release notes were seen, and until which moment: one that comes out later on the same day is new
  release_notes_seen_on date,
  -- what each person of a merchant may do there: owners everything, managers the daily work, readers look
  merchant_right text check (merchant_right in ('owner', 'manager', 'reader')),
  -- since when someone waits for an owner to say who they are, when the provider did not; until then they look, and no more
  to_confirm_since timestamptz,
  -- since when the provider says that someone works there no more: those whom it shut out come back with it, those whom an administrator
  -- suspended do not
  left_provider_at timestamptz,
  release_notes_seen_at timestamptz,
  search_text text not null generated always as (findable(name || ' ' || email)) stored,
  check ((role = 'merchant') = (merchant_id is not null)),
  check ((role = 'partner') = (partner_id is not null)),
  check (removed_at is null or (suspended_at is not null and email like '%@removed.invalid')),
  constraint users_have_a_right check ((role = 'merchant') = (merchant_right is not null)),
  check (to_confirm_since is null or merchant_right = 'reader')
);
create index on users (merchant_id);
create index on users (partner_id);
create index on users (name_key, id);
create unique index users_username on users (coalesce(merchant_id, partner_id), lower(username))
  where username <> '' and removed_at is null and role <> 'admin';

alter table users enable row level security, force row level security;
create policy scope on users using (
  app_role() in ('system', 'admin')
  or (merchant_id is not null and app_role() in ('merchant', 'partner') and app_sees(merchant_id))
  or (partner_id is not null and app_role() = 'partner' and partner_id = app_partner_id())
);
-- Only owners add and change people, themselves included: what people do about their own account goes through the sign-in.
create policy owners_add on users as restrictive for insert with check (app_role() <> 'merchant' or app_merchant_right() = 'owner');
create policy owners_change on users as restrictive for update using (app_role() <> 'merchant' or app_merchant_right() = 'owner');
grant select, insert, update (email, name, role, merchant_id, partner_id, password_hash, language, first_session_login, suspended_at,
  username, last_sign_in_at, totp_secret_sealed, totp_set_at, totp_last_step, removed_at, release_notes_seen_on, merchant_right,
  to_confirm_since, left_provider_at, release_notes_seen_at) on users to comptoir_app;

create trigger free_username before insert or update of username, merchant_id, partner_id on users
  for each row execute function free_username();
create trigger person_changed after update of suspended_at, role, merchant_id, partner_id on users for each row
  when ((old.suspended_at, old.role, old.merchant_id, old.partner_id)
    is distinct from (new.suspended_at, new.role, new.merchant_id, new.partner_id)) execute function tell_session_end();
create trigger searched_when_new after insert on users for each row execute function keep_user_search();
create trigger searched_when_changed after update on users for each row
  when (old.search_text is distinct from new.search_text) execute function keep_user_search();
create trigger stays_ended before update of removed_at on users
  for each row when (old.removed_at is not null and new.removed_at is null) execute function refuse_rewriting('what has ended');
-- Rows that are copied or made with triggers off count as well.
alter table users enable always trigger searched_when_new, enable always trigger searched_when_changed;

-- People are found by name and email as merchants are by theirs: `merchant_search` says why the text stands in a table of its own.
create table user_search (
  user_id uuid primary key references users on delete cascade,
  words text not null
);
create index user_search_words on user_search using gin (words gin_trgm_ops);

alter table user_search enable row level security, force row level security;
create policy scope on user_search using (app_role() in ('system', 'admin'));
create policy finding on user_search to current_user using (true);
grant select on user_search to comptoir_app;

-- The people whose name or email holds every pattern, at most so many: for administrators alone, and with ids.
create function find_people_with(patterns text[], most int) returns table (id uuid)
  language sql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off as $$
  select s.user_id from user_search s
  where app_role() in ('system', 'admin') and s.words like patterns[1] and s.words like all (patterns) limit most
$$;

-- The people whose name or email holds something like every word, the closest first.
create function find_people_near(wanted text[], most int) returns table (id uuid, distance int)
  language sql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  select f.user_id, f.distance from (
    select s.user_id, distance_of(wanted, s.words) as distance from user_search s
    where app_role() in ('system', 'admin') and s.words %> wanted[1]
  ) f where f.distance <= 550 order by f.distance, f.user_id limit most
$$;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  address text,
  last_used_at timestamptz,
  -- an end that no renewal moves
  ends_at timestamptz not null default now() + interval '7 days'
);
create index on sessions (user_id);

alter table sessions enable row level security, force row level security;
-- They are read before anyone is known, so only the system scope sees them.
create policy scope on sessions using (app_role() = 'system');
-- Administrators see who is signed in, and end it.
create policy administration on sessions using (app_role() = 'admin');
grant select, insert, update (renewed_at, expires_at, revoked_at, last_used_at), delete on sessions to comptoir_app;

create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
create trigger stays_ended before update of revoked_at on sessions
  for each row when (old.revoked_at is not null and new.revoked_at is null) execute function refuse_rewriting('what has ended');

-- One per person: a new one takes the place of the old. The password it stands in for keeps working until it is used.
create table temporary_passwords (
  user_id uuid not null references users,
  -- SHA-256 of 80 random bits
  password_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- a password that anyone may ask for does not take the place of the one of an invitation, which works longer
  purpose text not null default 'reset' check (purpose in ('invitation', 'reset')),
  primary key (user_id, purpose)
);

alter table temporary_passwords enable row level security, force row level security;
create policy scope on temporary_passwords using (app_role() = 'system');
grant select, insert, update (password_hash, created_at, expires_at, used_at), delete on temporary_passwords to comptoir_app;

create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table recovery_codes enable row level security, force row level security;
create policy scope on recovery_codes using (app_role() = 'system');
-- Administrators turn off what someone has lost.
create policy finding on recovery_codes for select using (app_role() = 'admin');
create policy removing on recovery_codes for delete using (app_role() = 'admin');
grant select, insert, update (used_at), delete on recovery_codes to comptoir_app;

create trigger stays_ended before update of used_at on recovery_codes
  for each row when (old.used_at is not null and new.used_at is null) execute function refuse_rewriting('what has ended');

-- What has been tried in vain, by account, by address and by both, as hashes: what was typed is no one's to read. The count fades with
-- time, so it is no whole number.
create table slowed_attempts (
  key bytea primary key,
  attempts double precision not null,
  last_at timestamptz not null
);
create index on slowed_attempts (last_at);

alter table slowed_attempts enable row level security, force row level security;
create policy scope on slowed_attempts using (app_role() = 'system');
grant select, insert, update (attempts, last_at), delete on slowed_attempts to comptoir_app;

-- A browser that someone came in with before: what others try from the same address is not held against it. By a hash of what it keeps.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users,
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index on known_devices (user_id);
create index on known_devices (seen_at);

alter table known_devices enable row level security, force row level security;
create policy scope on known_devices using (app_role() = 'system');
grant select, insert, update (seen_at), delete on known_devices to comptoir_app;

-- Ends the sessions of a person, and voids a temporary password that is on its way; asked for people whom the caller sees.
create function end_access(of_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update sessions set revoked_at = now() where user_id = of_user and revoked_at is null;
  delete from temporary_passwords where user_id = of_user;
  perform set_config('app.role', asked, true);
end
$$;
revoke execute on function end_access from public;
grant execute on function end_access to comptoir_app;

-- ---- Audit

-- Who did what, on what, from where: acts of people and events of sign-in. No one changes or removes a row.
create table audit_events (
  id uuid primary key,
  occurred_at timestamptz not null,
  -- the clock of the database, in the milliseconds that a hash is made of
  recorded_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  action text not null,
  facts jsonb not null,
  -- the person, as whom they signed in; null for a stranger and for the server itself
  user_id uuid,
  role text,
  -- the merchant that they acted for by impersonation
  acting_for uuid,
  -- what it is about; no reference, because a row outlives what it names
  merchant_id uuid,
  subject_type text not null,
  subject_id text,
  -- the fields that changed
  before jsonb,
  after jsonb,
  address text,
  user_agent text,
  request_id uuid
);
create index on audit_events (occurred_at, id);
create index on audit_events (recorded_at);
create index on audit_events (request_id);
-- What support did is counted by its day.
create index audit_events_of_support on audit_events (occurred_at) include (merchant_id, acting_for) where role = 'admin';
-- What support did last for a merchant: about it, and in its name.
create index audit_events_about_merchant on audit_events (merchant_id, occurred_at, id) where role in ('admin', 'partner');
create index audit_events_in_name on audit_events (acting_for, occurred_at, id) where acting_for is not null;

alter table audit_events enable row level security, force row level security;
create policy reading on audit_events for select using (app_role() in ('system', 'admin'));
-- Anyone who does something leaves a row, and sees none.
create policy writing on audit_events for insert with check (app_role() <> '');
grant select, insert on audit_events to comptoir_app;

create trigger stays before update or delete or truncate on audit_events execute function refuse_change();

-- The order of the rows, fixed a little after they were written: a link's hash covers its row and the link before. In a table of its own,
-- so that no row is ever written twice.
create table audit_links (
  position bigint primary key check (position > 0),
  event_id uuid not null unique references audit_events,
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);

alter table audit_links enable row level security, force row level security;
create policy reading on audit_links for select using (app_role() in ('system', 'admin'));
create policy writing on audit_links for insert with check (app_role() = 'system');
grant select, insert on audit_links to comptoir_app;

create trigger stays before update or delete or truncate on audit_links execute function refuse_change();

-- What each look at the whole chain found.
create table audit_checks (
  id uuid primary key,
  checked_at timestamptz not null,
  links bigint not null,
  hash text not null,
  faults jsonb not null
);
create index on audit_checks (checked_at);

alter table audit_checks enable row level security, force row level security;
create policy reading on audit_checks for select using (app_role() in ('system', 'admin'));
create policy writing on audit_checks for insert with check (app_role() = 'system');
grant select, insert on audit_checks to comptoir_app;

create trigger stays before update or delete or truncate on audit_checks execute function refuse_change();

-- ---- The activity log

-- What happened, for whom, on which device. Append-only, read newest first by key.
create table activity_log (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid,
  user_id uuid,
  occurred_at timestamptz not null,
  event text not null,
  facts jsonb not null,
  -- What a till reports is ordered by its arrival: its own clock may say anything, and a line dated 9999 would stay first for ever. The
  -- till's time stays what it was said to be, in occurred_at; lines of the server itself have no arrival, since they are written when
  -- they happen.
  arrived_at timestamptz,
  -- the fields that changed, and the request that changed them
  before jsonb,
  after jsonb,
  request_id uuid,
  primary key (merchant_id, occurred_at, id)
) partition by range (occurred_at);
create index activity_log_arrivals on activity_log (merchant_id, arrived_at, id) where arrived_at is not null;
-- A line of the log is opened by its id.
create index activity_log_by_id on activity_log (merchant_id, id);
-- When the authority could not be reached is asked for every dashboard, and when the merchant information changed for every annual
-- report; such lines are rare among those of a year.
create index activity_log_outages on activity_log (merchant_id, occurred_at)
  where event in ('authority-unreachable', 'authority-reachable', 'merchant-information-changed');

alter table activity_log enable row level security, force row level security;
create policy scope on activity_log using (app_sees(merchant_id));
grant select, insert on activity_log to comptoir_app;

-- Outside every month there is a catch-all, so that a clock that is wrong never loses a row.
create table activity_log_other partition of activity_log default;
alter table activity_log_other enable row level security, force row level security;
create policy scope on activity_log_other using (app_sees(merchant_id));

-- Each day of a merchant's log is sealed after it has ended: how many lines it has, the last of them, and a hash over all of them and the
-- head before. What is sealed stays: a line that is reported later is listed when it arrives.
create table log_heads (
  merchant_id uuid not null references merchants,
  day date not null,
  -- '-infinity' of the first
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  lines bigint not null check (lines >= 0),
  last_id uuid,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  primary key (merchant_id, day),
  check (starts_at < ends_at),
  check ((lines = 0) = (last_id is null))
);

alter table log_heads enable row level security, force row level security;
create policy reading on log_heads for select using (app_sees(merchant_id));
create policy writing on log_heads for insert with check (app_role() = 'system');
grant select, insert on log_heads to comptoir_app;

create trigger stays before update or delete or truncate on log_heads execute function refuse_change();

-- Old months of the log are in files. What is in which file is known here, so that a reader takes a merchant's part alone.
create table log_archives (
  month date primary key check (extract(day from month) = 1),
  lines bigint not null,
  last_id uuid,
  -- of all lines of the file, as text
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  archived_at timestamptz not null default now()
);

alter table log_archives enable row level security, force row level security;
create policy writing on log_archives for insert with check (app_role() = 'system');
create policy reading on log_archives for select using (app_role() in ('system', 'admin'));
grant select on log_archives to comptoir_app;

create trigger stays before update or delete or truncate on log_archives execute function refuse_change();

create table log_archive_parts (
  month date not null references log_archives,
  merchant_id uuid not null references merchants,
  lines bigint not null check (lines > 0),
  -- where the part begins in the file, and how long it is there
  starts_at_byte bigint not null,
  bytes bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (merchant_id, month)
);

alter table log_archive_parts enable row level security, force row level security;
create policy writing on log_archive_parts for insert with check (app_role() = 'system');
create policy reading on log_archive_parts for select using (app_sees(merchant_id));
grant select on log_archive_parts to comptoir_app;

create trigger stays before update or delete or truncate on log_archive_parts execute function refuse_change();

-- How many lines of each merchant are listed from one instant to another; what devices reported is found along an index of its own.
create function count_listed_lines(starts timestamptz, ends timestamptz) returns table (merchant_id uuid, lines bigint)
  language sql stable set search_path = public, pg_temp as $$
  select t.merchant_id, sum(t.lines)::bigint from (
    select l.merchant_id, count(*) as lines from activity_log l
      where l.arrived_at is null and l.occurred_at >= starts and l.occurred_at < ends group by l.merchant_id
    union all select m.id, a.lines from merchants m, lateral (
      select count(*) as lines from activity_log l where l.merchant_id = m.id and l.arrived_at >= starts and l.arrived_at < ends) a
  ) t where t.lines > 0 group by t.merchant_id
$$;
revoke execute on function count_listed_lines from public;

-- Takes a month out of the log whose lines are in a file that was read back. It trusts no one: each merchant has as many lines as the
-- file, the month is over for a year, and once no one writes any more the month is still as long as it was.
create function detach_log_month(archive jsonb, parts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted date := (archive ->> 'month')::date;
  starts timestamptz := wanted::timestamp at time zone 'UTC';
  ends timestamptz := (wanted + interval '1 month')::timestamp at time zone 'UTC';
  partition text := format('activity_log_%s', to_char(wanted, 'YYYY_MM'));
  source text := coalesce(to_regclass(partition)::text, 'activity_log_other');
  columns constant text := 'id, merchant_id, device_id, user_id, occurred_at, event, facts, arrived_at, before, after, request_id';
  before_lock bigint;
  after_lock bigint;
begin
  perform set_config('app.role', 'system', true);
  perform pg_advisory_xact_lock(hashtext('log-archives'));
  if ends > now() - interval '1 year' then raise exception 'the month % is too young to be archived', wanted; end if;
  execute format('select count(*) from %s where occurred_at >= $1 and occurred_at < $2', source) into before_lock using starts, ends;
  if exists (select from count_listed_lines(starts, ends) f
      full join jsonb_to_recordset(parts) p ("merchantId" uuid, lines bigint) on p."merchantId" = f.merchant_id
      where f.lines is distinct from p.lines) then
    raise exception 'the month % is not as its file says', wanted;
  end if;
  -- waits for every export that reads the log, and for no longer than its caller has set
  lock table activity_log in access exclusive mode;
  execute format('select count(*) from %s where occurred_at >= $1 and occurred_at < $2', source) into after_lock using starts, ends;
  if before_lock <> after_lock then raise exception 'the month % has grown since', wanted; end if;

  if to_regclass(partition) is not null then
    execute format('alter table activity_log detach partition %I', partition);
    -- dated in the month and told after it: a clock was wrong, and the line is listed when it was told
    execute format('insert into activity_log (%s) select %s from %I where arrived_at < $1 or arrived_at >= $2', columns, columns, partition)
      using starts, ends;
    execute format('drop table %I', partition);
  else
    delete from activity_log where arrived_at is null and occurred_at >= starts and occurred_at < ends;
  end if;
  -- told in the month and dated outside of it
  delete from activity_log l using merchants m where l.merchant_id = m.id and l.arrived_at >= starts and l.arrived_at < ends;

  insert into log_archives (month, lines, last_id, sha256, bytes)
    values (wanted, (archive ->> 'lines')::bigint, (archive ->> 'lastId')::uuid, archive ->> 'sha256', (archive ->> 'bytes')::bigint);
  insert into log_archive_parts (month, merchant_id, lines, starts_at_byte, bytes, sha256)
    select wanted, p."merchantId", p.lines, p."startsAtByte", p.bytes, p.sha256
    from jsonb_to_recordset(parts) p ("merchantId" uuid, lines bigint, "startsAtByte" bigint, bytes bigint, sha256 text);
end
$$;
revoke execute on function detach_log_month from public;
grant execute on function detach_log_month to comptoir_jobs;

-- ---- Files that jobs make

-- Files of many rows that are made by a job, for one person, and kept for a while. They are kept here and not in a folder, because any
-- server makes them and any other hands them out.
create table exports (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('log', 'bills')),
  wanted jsonb not null,
  format text not null check (format in ('csv', 'xlsx', 'ndjson')),
  language text not null check (language in ('fr', 'en')),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed', 'cancelled')),
  -- how often it was begun: who makes a file that was begun again by someone else writes nothing more
  attempt integer not null default 0,
  started_at timestamptz,
  row_count bigint,
  rows_done bigint not null default 0,
  byte_count bigint not null default 0,
  name text,
  expires_at timestamptz,
  unique (merchant_id, id),
  check ((state = 'ready') = (expires_at is not null)),
  check (state <> 'ready' or (name is not null and row_count is not null))
);
create index exports_of_person on exports (user_id, asked_at desc);
create index exports_by_age on exports (asked_at);

alter table exports enable row level security, force row level security;
create policy scope on exports using (app_sees(merchant_id));
grant select, insert, update (state, attempt, started_at, row_count, rows_done, byte_count, name, expires_at), delete
  on exports to comptoir_app;

-- domain/src/base/exports/export-state.ts: nothing leaves a final state.
create trigger stays_ended before update on exports
  for each row when (old.state not in ('waiting', 'writing') and old is distinct from new)
  execute function refuse_rewriting('as it ended');

create table export_pieces (
  export_id uuid not null,
  merchant_id uuid not null,
  ordinal integer not null,
  content bytea not null,
  primary key (export_id, ordinal),
  foreign key (merchant_id, export_id) references exports (merchant_id, id) on delete cascade
);
create index export_pieces_of on export_pieces (merchant_id, export_id);

alter table export_pieces enable row level security, force row level security;
create policy scope on export_pieces using (app_sees(merchant_id));
grant select, insert, delete on export_pieces to comptoir_app;

-- ---- Mail

-- Mails of a day, by hashes: of who gets them, of their domain, of who causes them, and in all.
create table mail_counts (
  key bytea not null,
  day date not null,
  mails integer not null,
  primary key (key, day)
);
create index on mail_counts (day);

alter table mail_counts enable row level security, force row level security;
create policy scope on mail_counts using (app_role() = 'system');
grant select, insert, update (mails), delete on mail_counts to comptoir_app;

-- Mails that did not go out, each with its latest try. They are settled by a mail that reaches the address, or by an administrator.
create table mail_failures (
  id uuid primary key,
  address text not null,
  subject text not null,
  -- how the latest try ended: refused is for good, the others are tried again or a server took the mail and returned it later. Decision
  -- 142.
  outcome text not null,
  detail text not null,
  tries int not null default 1,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  settled_at timestamptz,
  constraint mail_failures_outcome_check
    check (outcome in ('refused', 'unavailable', 'unknown', 'bounced', 'bounced-for-now', 'complaint'))
);
-- One row for a mail that is tried again and again.
create unique index mail_failures_open on mail_failures (address, subject) where settled_at is null;
create index mail_failures_listed on mail_failures (last_failed_at desc, id) where settled_at is null;

alter table mail_failures enable row level security, force row level security;
create policy keeping on mail_failures using (app_role() in ('system', 'admin'));
grant select, insert, update (outcome, detail, tries, last_failed_at, settled_at), delete on mail_failures to comptoir_app;

-- What left, for as long as a report may name it; each report is taken once.
create table sent_mails (
  id uuid primary key,
  address text not null,
  subject text not null,
  sent_at timestamptz not null,
  reports text[] not null default '{}'
);
create index sent_mails_by_age on sent_mails (sent_at);

alter table sent_mails enable row level security, force row level security;
create policy keeping on sent_mails using (app_role() = 'system');
grant select, insert, update (reports), delete on sent_mails to comptoir_app;

-- ---- The house itself

-- What is set once for the whole house; also which steps of the demo world are there.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

alter table settings enable row level security, force row level security;
create policy scope on settings using (app_role() in ('system', 'admin'));
grant select, insert, update (value, changed_at) on settings to comptoir_app;

-- Whether the database takes writes: a server that cannot write is not ready.
create table heartbeats (
  id smallint primary key check (id = 1),
  beaten_at timestamptz not null
);

alter table heartbeats enable row level security, force row level security;
create policy scope on heartbeats using (app_role() = 'system');
grant select, update (beaten_at) on heartbeats to comptoir_app;

-- The one row that is written again and again.
set local app.role = 'system';
insert into heartbeats (id, beaten_at) values (1, now());

-- Calls of a minute, by hashes of who makes them: servers add up here what each has counted, about once a second. Unlogged: a crash
-- forgets a minute of counting, and no call waits for a disk.
create unlogged table call_counts (
  key bytea primary key,
  ends_at timestamptz not null,
  calls integer not null
);
create index on call_counts (ends_at);

alter table call_counts enable row level security, force row level security;
create policy scope on call_counts using (app_role() = 'system');
grant select, insert, update (ends_at, calls), delete on call_counts to comptoir_app;

-- How often each server that uses this database has said that it is there. The same figure is in a file of the server's: when the file's
-- is ahead, this database is an older copy that was put back.
create table server_marks (
  server_id uuid primary key,
  count bigint not null,
  marked_at timestamptz not null
);

alter table server_marks enable row level security, force row level security;
create policy scope on server_marks using (app_role() = 'system');
grant select, insert, update (count, marked_at) on server_marks to comptoir_app;

-- Each time that an older copy of the database was put back. Until the books agree with the provider again, nothing is charged.
create table restores (
  id uuid primary key,
  noticed_at timestamptz not null,
  reason text not null check (reason in ('mark-behind', 'no-mark', 'command', 'said')),
  -- when the copy was made, as far as is known: what happened since may be missing
  data_until timestamptz not null,
  -- the highest numbers of documents that were known outside the database
  highest_invoice bigint not null default 0,
  highest_credit bigint not null default 0,
  reconciled_at timestamptz
);

alter table restores enable row level security, force row level security;
create policy scope on restores using (app_role() = 'system');
create policy reading on restores for select using (app_role() = 'admin');
grant select, insert, update (reconciled_at) on restores to comptoir_app;

-- How support is reached and when it answers, as administrators set it: the newest row is in force, and the others are its history.
-- Before the first one the environment says where, and the usual hours say when. Decision 130.
create table support_settings (
  id uuid primary key,
  opens text not null check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text not null check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  telephone text,
  email text not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users,
  check (opens < closes)
);
create index on support_settings (changed_at desc, id desc);

alter table support_settings enable row level security, force row level security;
create policy reading on support_settings for select using (app_role() <> '');
create policy keeping on support_settings using (app_role() in ('system', 'admin'));
grant select, insert on support_settings to comptoir_app;

-- Days on which support rests beside weekends and public holidays.
create table closing_days (
  closed_on date primary key,
  name_fr text not null,
  name_en text not null,
  added_at timestamptz not null,
  added_by uuid not null references users
);

alter table closing_days enable row level security, force row level security;
create policy reading on closing_days for select using (app_role() <> '');
create policy keeping on closing_days using (app_role() in ('system', 'admin'));
grant select, insert, delete on closing_days to comptoir_app;

-- The register of confidentiality incidents: what happened, to whom, and what was done. Only added to; a change is the whole of it once
-- more. Decision 134.
create table incidents (
  -- made by who records it: one that comes twice is one
  id uuid primary key,
  -- without a gap: a missing one would be one that was taken away
  number integer not null unique check (number > 0),
  recorded_at timestamptz not null
);

alter table incidents enable row level security, force row level security;
create policy scope on incidents using (app_role() in ('system', 'admin'));
grant select, insert on incidents to comptoir_app;

create trigger stays before update or delete or truncate on incidents execute function refuse_change();

create table incident_revisions (
  incident_id uuid not null references incidents,
  revision integer not null check (revision > 0),
  content jsonb not null,
  discovered_on date not null,
  written_at timestamptz not null,
  written_by uuid not null references users,
  primary key (incident_id, revision)
);

alter table incident_revisions enable row level security, force row level security;
create policy scope on incident_revisions using (app_role() in ('system', 'admin'));
grant select, insert on incident_revisions to comptoir_app;

create trigger stays before update or delete or truncate on incident_revisions execute function refuse_change();
