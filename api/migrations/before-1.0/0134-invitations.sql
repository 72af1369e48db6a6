-- Merchants whom a partner invites by a file. A line is decided once: its mail is ordered in the transaction that says so.
set local app.role = 'system';
create table invitation_files (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  user_id uuid not null references users (id),
  name text not null,
  asked_at timestamptz not null,
  state text not null default 'sending' check (state in ('sending', 'done', 'stopped')),
  unique (partner_id, id)
);
create index invitation_files_of on invitation_files (partner_id, asked_at desc, id desc);
create index invitation_files_sending on invitation_files (id) where state = 'sending';

create table invitation_lines (
  file_id uuid not null,
  partner_id uuid not null,
  line integer not null,
  company_name text not null,
  name text not null,
  email text not null,
  language text not null,
  outcome text not null check (outcome in ('waiting', 'invited', 'stopped', 'invalid', 'repeated', 'already-invited', 'has-account')),
  -- what is wrong in which column, or the line that had the address first
  problems jsonb not null default '[]',
  first_line integer,
  primary key (file_id, line),
  foreign key (partner_id, file_id) references invitation_files (partner_id, id) on delete cascade
);
create index invitation_lines_of on invitation_lines (partner_id, file_id);
create index invitation_lines_waiting on invitation_lines (email) where outcome = 'waiting';

alter table pending_registrations add column partner_id uuid references partners (id);
create index pending_registrations_invited on pending_registrations (partner_id) where partner_id is not null;

do $$
declare partner_table text;
begin
  foreach partner_table in array array['invitation_files', 'invitation_lines'] loop
    execute format('alter table %I enable row level security', partner_table);
    execute format('alter table %I force row level security', partner_table);
    execute format('create policy scope on %I using (app_role() in (''system'', ''admin'')
      or (app_role() = ''partner'' and partner_id = app_partner_id()))', partner_table);
  end loop;
end
$$;
grant select, insert on invitation_files, invitation_lines to comptoir_app;
grant update (state) on invitation_files to comptoir_app;
grant update (outcome) on invitation_lines to comptoir_app;

-- What became of a line or a file stays so.
create trigger stays_ended before update on invitation_files
  for each row when (old.state <> 'sending') execute function refuse_rewriting('as it ended');
create trigger stays_decided before update on invitation_lines
  for each row when (old.outcome <> 'waiting') execute function refuse_rewriting('as it was decided');
