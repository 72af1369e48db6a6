-- How far a merchant's registration has come. Its last step is a person's word.
alter table merchants add column functionality_confirmed_at timestamptz;
-- Those whose other steps are looked at until all are done.
create index merchants_to_complete on merchants (id) where functionality_confirmed_at is not null and not subscription_completed;

-- The flag said that a merchant had subscribed; now it says that nothing is left to do. Whoever has had bills accepted has
-- nothing left; the others go on where they are.
set local app.role = 'system';
update merchants m set subscription_completed = false where subscription_completed
  and not exists (select from transmissions t where t.merchant_id = m.id and t.state = 'accepted');
update merchants set functionality_confirmed_at = now() where subscription_completed;

-- Since when a card is on file that the provider in use can charge (any, when none is named). Who looks after a merchant may
-- know that much, and no more of its cards.
create function card_saved_at(merchant uuid, of_provider text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select accepted_at from cards
  where merchant_id = merchant and deleted_at is null and provider = coalesce(of_provider, provider)
$$;
revoke execute on function card_saved_at from public;
grant execute on function card_saved_at to comptoir_app;
-- Applied earlier as ca2c3bdb5ab1b5bebb3e4a89de43dfed9848a24926d83ce3a68116621192408e: decision 163.
