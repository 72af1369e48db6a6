-- Mails that a server took and gave back later. Decision 142.
alter table mail_failures drop constraint mail_failures_outcome_check;
alter table mail_failures add constraint mail_failures_outcome_check
  check (outcome in ('refused', 'unavailable', 'unknown', 'bounced', 'bounced-for-now', 'complaint'));

-- What left, for as long as a report may name it; each report is taken once.
create table sent_mails (
  id uuid primary key,
  address text not null,
  subject text not null,
  sent_at timestamptz not null,
  reports text[] not null default '{}'
);
create index sent_mails_by_age on sent_mails (sent_at);
alter table sent_mails enable row level security;
alter table sent_mails force row level security;
create policy keeping on sent_mails using (app_role() = 'system');
grant select, insert, update (reports), delete on sent_mails to comptoir_app;
