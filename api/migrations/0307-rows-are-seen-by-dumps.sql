-- A dump is made without a search path, and the owner's goes through the policies as well: what they call is named with its schema. None
-- has a search path of its own, by which it could not be taken into the statements that it decides on.
-- Locks: none on a table; the three functions for a moment.
create or replace function app_partner_looks_after(merchant uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from public.merchants m where m.id = merchant and m.partner_id = public.app_partner_id()) $$;

create or replace function app_sees(merchant uuid) returns boolean language sql stable parallel safe as $$
  select case public.app_role()
    when 'system' then true
    when 'admin' then true
    when 'merchant' then merchant = public.app_merchant_id()
    when 'device' then merchant = public.app_merchant_id()
    when 'partner' then public.app_partner_looks_after(merchant)
    else false
  end
$$;

create or replace function is_ticket_in_sight(ticket uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from public.support_messages s where s.id = ticket) $$;
