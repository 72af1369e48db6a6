-- Several technicians, each with weekly hours and absences; no hour of one is promised twice. Decision 120.
set local app.role = 'system';

create table technicians (
  id uuid primary key,
  name text not null,
  email text,
  telephone text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  -- whether anything can be booked with them; what is booked stays until it is moved
  active boolean not null default true,
  -- a list of { weekday, from, until }: Monday is 1, times are those of the clock in Québec
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  created_at timestamptz not null default now()
);

-- By the calendar and the clock in Québec. Without times an absence is whole days, both ends included.
create table technician_absences (
  id uuid primary key,
  technician_id uuid not null references technicians,
  from_on date not null,
  from_time text check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_on date not null,
  until_time text check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reason text not null,
  created_at timestamptz not null default now(),
  check (from_on <= until_on)
);
create index on technician_absences (technician_id, until_on);

do $$
declare
  secured text;
begin
  foreach secured in array array['technicians', 'technician_absences'] loop
    execute format('alter table %I enable row level security', secured);
    execute format('alter table %I force row level security', secured);
    execute format('create policy keeping on %I using (app_role() in (''system'', ''admin''))', secured);
  end loop;
end
$$;
grant select, insert on technicians, technician_absences to comptoir_app;
grant update (name, email, telephone, language, active, hours) on technicians to comptoir_app;
grant delete on technician_absences to comptoir_app;

-- Until now there was one, who worked whenever support did: everything that is booked is theirs.
insert into technicians (id, name, hours)
  select '01900000-0000-7000-8000-000000000140', 'Technicien',
    jsonb_agg(jsonb_build_object('weekday', weekday, 'from', '08:00', 'until', '16:30') order by weekday)
  from generate_series(1, 5) as weekday;

-- The defaults are for servers of the release before, which know one technician: what they book is that one's.
alter table appointments
  add column technician_id uuid not null default '01900000-0000-7000-8000-000000000140' references technicians,
  -- as they are called: a merchant sees who comes, not the technicians
  add column technician_name text not null default 'Technicien',
  -- when it was booked or last moved, unknown for what was booked before
  add column booked_at timestamptz,
  -- the beginning that its reminder was ordered for: one that is moved afterwards is reminded of again
  add column reminded_for timestamptz,
  drop constraint appointments_tstzrange_excl,
  add constraint appointments_of_technician
    exclude using gist (technician_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null);
grant update (technician_id, technician_name, booked_at, reminded_for) on appointments to comptoir_app;

-- When technicians can come, between two instants: what everyone who books has to know, and no more. It names no merchant, no
-- reason and no address.
create function technician_plans(first timestamptz, last timestamptz)
  returns table (id uuid, name text, hours jsonb, absences jsonb, taken timestamptz[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.name, t.hours,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'fromOn', a.from_on, 'fromTime', a.from_time, 'untilOn', a.until_on, 'untilTime', a.until_time))
      from technician_absences a
      where a.technician_id = t.id and a.until_on >= (first at time zone 'America/Toronto')::date
        and a.from_on <= (last at time zone 'America/Toronto')::date), '[]'),
    coalesce((
      select array_agg(v.starts_at) from appointments v
      where v.technician_id = t.id and v.cancelled_at is null
        and tstzrange(v.starts_at, v.ends_at) && tstzrange(first, last)), '{}')
  from technicians t where t.active order by t.name, t.id
$$;
revoke execute on function technician_plans from public;
grant execute on function technician_plans to comptoir_app;
-- Applied earlier as c90497f87aee448a1c9874345f000cb948bc7475e7fe4bd0d2569a9a84c10f45: decision 163.
