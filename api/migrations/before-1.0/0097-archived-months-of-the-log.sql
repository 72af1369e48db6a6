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
do $$
declare
  kept text;
begin
  foreach kept in array array['log_archives', 'log_archive_parts'] loop
    execute format('create trigger stays before update or delete or truncate on %I execute function refuse_change()', kept);
    execute format('alter table %I enable row level security', kept);
    execute format('alter table %I force row level security', kept);
    execute format('create policy writing on %I for insert with check (app_role() = ''system'')', kept);
    execute format('grant select on %I to comptoir_app', kept);
  end loop;
end
$$;
create policy reading on log_archives for select using (app_role() in ('system', 'admin'));
create policy reading on log_archive_parts for select using (app_sees(merchant_id));

-- How many lines of each merchant are listed from one instant to another; what devices told is found along an index of its own.
create function count_listed_lines(starts timestamptz, ends timestamptz) returns table (merchant_id uuid, lines bigint)
  language sql stable set search_path = public, pg_temp as $$
  select t.merchant_id, sum(t.lines)::bigint from (
    select l.merchant_id, count(*) as lines from activity_log l
      where l.arrived_at is null and l.occurred_at >= starts and l.occurred_at < ends group by l.merchant_id
    union all select m.id, a.lines from merchants m, lateral (
      select count(*) as lines from activity_log l where l.merchant_id = m.id and l.arrived_at >= starts and l.arrived_at < ends) a
  ) t where t.lines > 0 group by t.merchant_id
$$;

-- Takes a month out of the log whose lines are in a file that was read back. It believes no one: each merchant has as many lines as the
-- file, the month is over for a year, and once nobody writes any more the month is still as long as it was.
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
revoke execute on function count_listed_lines, detach_log_month from public;
grant execute on function detach_log_month to comptoir_jobs;
