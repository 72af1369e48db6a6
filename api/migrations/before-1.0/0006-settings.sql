-- What is set once for the whole house; also which steps of the demo world are there.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table settings enable row level security;
alter table settings force row level security;
create policy scope on settings using (app_role() in ('system', 'admin'));
grant select, insert, update on settings to comptoir_app;
