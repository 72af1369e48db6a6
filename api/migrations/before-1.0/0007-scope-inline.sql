-- The policies ask app_sees of every row. As long as it holds a subquery the planner calls it as a function, each time at the
-- price of a small statement; without one it becomes a part of the statement that asks.
create function app_partner_looks_after(merchant uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from merchants m where m.id = merchant and m.partner_id = app_partner_id()) $$;

create or replace function app_sees(merchant uuid) returns boolean language sql stable parallel safe as $$
  select case app_role()
    when 'system' then true
    when 'admin' then true
    when 'merchant' then merchant = app_merchant_id()
    when 'device' then merchant = app_merchant_id()
    when 'partner' then app_partner_looks_after(merchant)
    else false
  end
$$;
