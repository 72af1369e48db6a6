-- Makes the days of everyone those of the merchants again, where they are others, and says which. Decision 145.
create function sum_province_again() returns setof date
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'system' then
    raise insufficient_privilege using message = 'only the system sums the province again';
  end if;
  -- nothing is folded meanwhile: whoever folds has locked the days of merchants before those of everyone
  lock table bill_days in share mode;
  return query
    with summed as (
      select day, sum(bills) as bills, sum(sold_cents) as sold_cents from bill_days group by 1
    ), different as (
      select coalesce(s.day, p.day) as day, coalesce(s.bills, 0) as bills, coalesce(s.sold_cents, 0) as sold_cents
      from summed s full join province_days p on p.day = s.day
      where (coalesce(s.bills, 0), coalesce(s.sold_cents, 0)) is distinct from (coalesce(p.bills, 0), coalesce(p.sold_cents, 0))
    )
    insert into province_days as p (day, bills, sold_cents)
      select d.day, d.bills, d.sold_cents from different d order by 1
      on conflict on constraint province_days_pkey do update set bills = excluded.bills, sold_cents = excluded.sold_cents
      returning p.day;
end
$$;
revoke execute on function sum_province_again() from public;
grant execute on function sum_province_again() to comptoir_app;
