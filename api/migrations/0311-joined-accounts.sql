-- Two accounts of one person become one: decision 203. Their places, the session that joins them and the stronger second step move.
-- Locks: pos_identities exclusively, for a moment.
grant update (account_id, is_by_provider) on sessions to comptoir_app;
grant update (account_id) on recovery_codes to comptoir_app;

-- The address under which the provider named a person; it proves nothing, and says which account here to ask them about.
alter table pos_identities add column address text;
grant update (address) on pos_identities to comptoir_app;

-- True when the account of an address may get one place more; it gets no other until the transaction ends. True where there is no account.
create function account_has_room(address text, most int) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  found uuid;
  has_room boolean;
begin
  select id into found from accounts where email = address for no key update;
  has_room := (select count(*) from users where account_id = found) < most;
  perform set_config('app.role', asked, true);
  return has_room;
end
$$;
revoke execute on function account_has_room from public;
grant execute on function account_has_room to comptoir_app;
