-- Servers no longer connect as the owner of the tables. What the job queue needs beyond comptoir_app is a role of its own, and
-- next months' tables are made by a function that takes no wishes.
do $$
begin
  create role comptoir_jobs nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant comptoir_jobs to current_user;
grant usage on schema public to comptoir_jobs;
revoke create on schema public from public;

create function ensure_coming_partitions() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select ensure_month_partitions(now()::date, (now() + interval '3 months')::date)
$$;
revoke execute on function ensure_month_partitions, ensure_coming_partitions from public;
grant execute on function ensure_coming_partitions to comptoir_jobs;
