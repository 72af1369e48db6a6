-- Who asks. Every request and job runs as the role comptoir_app, which owns nothing, with its scope in three settings.
-- Row-level security reads them, so that a forgotten WHERE shows nothing that is not the caller's.
do $$
begin
  create role comptoir_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant comptoir_app to current_user;
grant usage on schema public to comptoir_app;

create function app_role() returns text language sql stable parallel safe as
  $$ select current_setting('app.role', true) $$;
create function app_merchant_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.merchant_id', true), '')::uuid $$;
create function app_partner_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.partner_id', true), '')::uuid $$;
