-- Messages to merchants that are written once and begun from often. What was sent is kept with the sending: a template may change. Decision 149.
set local app.role = 'system';
create table message_templates (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  subject_fr text not null check (subject_fr <> ''),
  subject_en text not null check (subject_en <> ''),
  text_fr text not null check (text_fr <> ''),
  text_en text not null check (text_en <> ''),
  version int not null default 1,
  retired_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references users
);
create unique index message_templates_named on message_templates (fold(name)) where retired_at is null;

alter table message_templates enable row level security;
alter table message_templates force row level security;
create policy scope on message_templates using (app_role() in ('system', 'admin'));
grant select, insert on message_templates to comptoir_app;
grant update (name, subject_fr, subject_en, text_fr, text_en, version, retired_at, changed_at, changed_by) on message_templates
  to comptoir_app;

create trigger stays_retired before update on message_templates
  for each row when (old.retired_at is not null) execute function refuse_rewriting('as it was retired');
