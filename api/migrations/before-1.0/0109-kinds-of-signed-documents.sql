-- Declarations of usual third parties are kept beside user reports: both are signed by a device, sent once, and kept with the answer.
alter table user_reports add column kind text not null default 'user-report';
alter table user_reports
  add constraint user_reports_kind check (kind in ('user-report', 'third-party-declaration')) not valid;
