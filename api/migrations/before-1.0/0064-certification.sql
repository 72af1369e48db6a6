-- What the authority answered to the test cases of a certification: nobody's tenant, an administrator's to read.
create table certification_replies (
  id uuid primary key,
  answered_at timestamptz not null,
  request text not null,
  device_number text,
  test_case text not null check (test_case ~ '^\d{3}\.\d{3}$'),
  next_case text check (next_case ~ '^\d{3}\.\d{3}$'),
  http_status int not null,
  errors jsonb not null
);
alter table certification_replies enable row level security;
alter table certification_replies force row level security;
create policy scope on certification_replies using (app_role() in ('system', 'admin'));
grant select, insert on certification_replies to comptoir_app;
