-- The register of confidentiality incidents: what happened, to whom, and what was done. Only added to; a change is the whole of it once more.
-- Decision 134.
set local app.role = 'system';
create table incidents (
  -- made by who records it: one that comes twice is one
  id uuid primary key,
  -- without a gap: a missing one would be one that was taken away
  number integer not null unique check (number > 0),
  recorded_at timestamptz not null
);
create table incident_revisions (
  incident_id uuid not null references incidents,
  revision integer not null check (revision > 0),
  content jsonb not null,
  discovered_on date not null,
  written_at timestamptz not null,
  written_by uuid not null references users,
  primary key (incident_id, revision)
);
do $$
declare own_table text;
begin
  foreach own_table in array array['incidents', 'incident_revisions'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('alter table %I force row level security', own_table);
    execute format('create policy scope on %I using (app_role() in (''system'', ''admin''))', own_table);
    execute format('create trigger stays before update or delete or truncate on %I execute function refuse_change()', own_table);
  end loop;
end
$$;
grant select, insert on incidents, incident_revisions to comptoir_app;
