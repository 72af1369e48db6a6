-- What became of the requests to each address of the authority, by the hour: what its health is read from. Requests themselves are evidence and
-- stand elsewhere.
create table authority_calls (
  endpoint text not null check (endpoint in ('enrolment', 'certificates', 'transactions', 'users', 'documents')),
  hour timestamptz not null,
  answered int not null default 0,
  failed int not null default 0,
  -- of those that were answered, in all
  took_ms bigint not null default 0,
  answered_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (endpoint, hour)
);
alter table authority_calls enable row level security;
alter table authority_calls force row level security;
create policy keeping on authority_calls using (app_role() in ('system', 'admin'));
grant select, insert, update (answered, failed, took_ms, answered_at, failed_at, failure), delete on authority_calls to comptoir_app;
