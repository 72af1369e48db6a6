-- What each person of a merchant may do there: owners everything, managers the daily work, readers look.
alter table users add column merchant_right text check (merchant_right in ('owner', 'manager', 'reader'));
-- What the provider last said somebody is there; null when it was never asked, or does not say who came.
alter table pos_identities add column pos_role text
  check (pos_role in ('owner', 'admin', 'manager', 'employee', 'other'));

set local app.role = 'system';
update pos_identities i set pos_role = e.role from pos_employees e
  where e.merchant_id = i.merchant_id and e.pos_employee_id = i.pos_employee_id;

-- Everybody did everything until now. Whoever came from the provider gets what their role there gives; whoever was invited or
-- signed up by themselves goes on as an owner.
update users u set merchant_right = coalesce(
    (select case when bool_or(i.pos_role in ('owner', 'admin')) then 'owner' when bool_or(i.pos_role = 'manager') then 'manager'
        else 'reader' end
      from pos_identities i where i.user_id = u.id and i.merchant_id = u.merchant_id having count(*) > 0),
    'owner')
  where u.role = 'merchant';
-- No merchant is left without anybody who may act: where that made nobody an owner, those who have a password stay one, else
-- the only person there is of whom the provider never said what they are.
update users u set merchant_right = 'owner'
  where u.role = 'merchant' and u.suspended_at is null
    and not exists (select from users o where o.merchant_id = u.merchant_id and o.merchant_right = 'owner' and o.suspended_at is null)
    and (u.password_hash is not null
      or (not exists (select from users o where o.merchant_id = u.merchant_id and o.id <> u.id and o.suspended_at is null)
        and not exists (select from pos_identities i where i.user_id = u.id and i.pos_role is not null)));
alter table users add constraint users_have_a_right check ((role = 'merchant') = (merchant_right is not null));

-- Since when somebody waits for an owner to say who they are: the provider did not. Until then they look, and no more.
alter table users add column to_confirm_since timestamptz;
alter table users add check (to_confirm_since is null or merchant_right = 'reader');
-- Since when the provider says that somebody works there no more. Whoever it shut out comes back with it; whoever an
-- administrator suspended does not.
alter table users add column left_provider_at timestamptz;

-- The right of whoever asks, for the few rows that not all of a merchant's people may touch.
create function app_merchant_right() returns text language sql stable parallel safe as
  $$ select current_setting('app.merchant_right', true) $$;

-- Cards are their owners'; whoever acts for a merchant has no right of its.
drop policy scope on cards;
create policy scope on cards using (
  app_role() <> 'partner' and (app_role() <> 'merchant' or app_merchant_right() = 'owner') and app_sees(merchant_id)
);

-- Only owners add and change people, themselves included: what people do about their own account goes through the sign-in.
create policy owners_add on users as restrictive for insert with check (app_role() <> 'merchant' or app_merchant_right() = 'owner');
create policy owners_change on users as restrictive for update using (app_role() <> 'merchant' or app_merchant_right() = 'owner');
