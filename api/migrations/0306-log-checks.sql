-- That the seals of the logs were followed, and what was found, by the night: `audit_checks` says the same of the audit trail. Metrics read
-- the latest row of each, so that a check that did not run is noticed as well as one that found something.
create table log_checks (
  id uuid primary key,
  checked_at timestamptz not null,
  days int not null,
  faults int not null
);
create index on log_checks (checked_at);

alter table log_checks enable row level security, force row level security;
create policy reading on log_checks for select using (app_role() in ('system', 'admin'));
create policy writing on log_checks for insert with check (app_role() = 'system');
grant select, insert on log_checks to comptoir_app;

create trigger stays before update or delete or truncate on log_checks execute function refuse_change();
