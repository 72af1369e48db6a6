-- How support is reached and when it answers, as administrators set it: the newest row is in force, and the others are its history.
-- Before the first one the environment says where, and the usual hours say when. Decision 130.
set local app.role = 'system';
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

-- Days on which support rests beside weekends and public holidays.
create table closing_days (
  closed_on date primary key,
  name_fr text not null,
  name_en text not null,
  added_at timestamptz not null,
  added_by uuid not null references users
);

do $$
declare kept text;
begin
  foreach kept in array array['support_settings', 'closing_days'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('alter table %I force row level security', kept);
    execute format('create policy reading on %I for select using (app_role() <> '''')', kept);
    execute format('create policy keeping on %I using (app_role() in (''system'', ''admin''))', kept);
    execute format('grant select, insert on %I to comptoir_app', kept);
  end loop;
end
$$;
grant delete on closing_days to comptoir_app;
