-- What everyone's figures are read from is large. Whether who asks sees all of it, or which merchants a partner looks after, is asked once of a
-- statement and not of every row; otherwise each row is asked for as before. Decision 146.
do $$
declare large text;
begin
  foreach large in array array['devices', 'lanes', 'transmissions', 'transactions', 'invoices', 'service_runs', 'credit_notes'] loop
    execute format($policy$alter policy scope on %I using (
      (select app_role()) in ('system', 'admin')
      or case when (select app_role()) = 'partner'
        then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
        else app_sees(merchant_id) end)$policy$, large);
  end loop;
end
$$;

alter policy scope on merchants using (
  (select app_role()) in ('system', 'admin')
  or case (select app_role())
    when 'partner' then partner_id = (select app_partner_id())
    when 'merchant' then id = app_merchant_id()
    when 'device' then id = app_merchant_id()
    else false
  end);
