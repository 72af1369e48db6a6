alter table user_reports validate constraint user_reports_kind;
