-- One sign-in, several businesses: decision 200. An account is what a person signs in with; a user is their place at one merchant, at a
-- partner's or at Comptoir, with its right, its log and its mails.
-- Locks: users, sessions, temporary_passwords, recovery_codes and known_devices exclusively, while each of their rows is written once.
set local app.role = 'system';

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  -- none for people who come in through the provider alone
  password_hash text,
  first_session_login boolean not null default false,
  -- AES-256-GCM; in force once confirmed. The last step accepted may not come again (RFC 6238, 5.2).
  totp_secret_sealed bytea,
  totp_set_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  unique (id, email)
);

alter table accounts enable row level security, force row level security;
create policy scope on accounts using (app_role() = 'system');
-- Administrators see who has a second step, and turn it off.
create policy administration on accounts using (app_role() = 'admin');
grant select, insert, update (password_hash, first_session_login, totp_secret_sealed, totp_set_at, totp_last_step)
  on accounts to comptoir_app;

insert into accounts (id, email, password_hash, first_session_login, totp_secret_sealed, totp_set_at, totp_last_step, created_at)
  select id, email, password_hash, first_session_login, totp_secret_sealed, totp_set_at, totp_last_step, created_at
  from users where removed_at is null;

alter table users add column account_id uuid, add column added_by uuid references users;
update users set account_id = id where removed_at is null;
alter table users
  drop column password_hash, drop column first_session_login, drop column totp_secret_sealed, drop column totp_set_at,
  drop column totp_last_step, drop constraint users_email_key,
  -- the address stands beside the account's, because lists are searched and mails are sent by it; the constraint keeps them one
  add constraint users_account_fkey foreign key (account_id, email) references accounts (id, email) on update cascade,
  -- what a removed person signed in with is forgotten
  add constraint users_have_an_account check ((removed_at is null) = (account_id is not null));
create index on users (email);
-- a person has one place at a merchant, and one at partners' and at Comptoir together
create unique index users_place on users (account_id, merchant_id) where merchant_id is not null;
create unique index users_office on users (account_id) where merchant_id is null;
grant update (account_id) on users to comptoir_app;

-- What a person proves themselves by, and where they are known, is the account's.
delete from temporary_passwords where user_id not in (select id from accounts);
delete from recovery_codes where user_id not in (select id from accounts);
delete from known_devices where user_id not in (select id from accounts);
alter table temporary_passwords rename user_id to account_id;
alter table recovery_codes rename user_id to account_id;
alter table known_devices rename user_id to account_id;
alter table temporary_passwords drop constraint temporary_passwords_user_id_fkey,
  add foreign key (account_id) references accounts on delete cascade;
alter table recovery_codes drop constraint recovery_codes_user_id_fkey,
  add foreign key (account_id) references accounts on delete cascade;
alter table known_devices drop constraint known_devices_user_id_fkey,
  add foreign key (account_id) references accounts on delete cascade;

-- A session is the account's: `user_id` is the place that it began in, and each of its tokens names the place that it shows. One that the
-- provider has proven stays in its place: the provider speaks for its own merchant.
alter table sessions add column account_id uuid references accounts on delete set null,
  add column is_by_provider boolean not null default false;
grant update (ends_at) on sessions to comptoir_app;
update sessions s set account_id = a.id from accounts a where a.id = s.user_id;
create index on sessions (account_id);

-- The account of an address, made under the id `fresh` where there is none; null where there is one that may not be used.
create function account_of(address text, fresh uuid, may_exist boolean) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  found uuid;
begin
  insert into accounts (id, email) values (fresh, address) on conflict do nothing returning id into found;
  if found is null and may_exist then
    select id into found from accounts where email = address;
  end if;
  perform set_config('app.role', asked, true);
  return found;
end
$$;
revoke execute on function account_of from public;
grant execute on function account_of to comptoir_app;

-- Gives a person's account another address: 'taken' by another account, or 'shared' where other places of theirs stand on it.
create function move_account(of_user uuid, address text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  moved uuid;
  outcome text := 'moved';
begin
  select account_id into moved from users where id = of_user;
  if exists (select from accounts where email = address and id <> moved) then
    outcome := 'taken';
  elsif exists (select from accounts where id = moved and email <> address)
    and exists (select from users where account_id = moved and id <> of_user) then
    outcome := 'shared';
  else
    begin
      update accounts set email = address where id = moved and email <> address;
    exception when unique_violation then
      outcome := 'taken';
    end;
  end if;
  perform set_config('app.role', asked, true);
  return outcome;
end
$$;
revoke execute on function move_account from public;
grant execute on function move_account to comptoir_app;

-- True when somebody of a merchant has chosen a password.
create function has_person_with_password(merchant uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  sees constant boolean := app_sees(merchant);
  acting constant text := set_config('app.role', 'system', true);
  found constant boolean := sees and exists (
    select from users u join accounts a on a.id = u.account_id where u.merchant_id = merchant and a.password_hash is not null);
begin
  perform set_config('app.role', asked, true);
  return found;
end
$$;
revoke execute on function has_person_with_password from public;
grant execute on function has_person_with_password to comptoir_app;

-- A suspended person is let in nowhere by an invitation either: an administrator suspends all of an account's places at once.
create function keep_suspension() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  new.suspended_at := coalesce(new.suspended_at,
    (select min(o.suspended_at) from users o where o.account_id = new.account_id and o.left_provider_at is null));
  perform set_config('app.role', asked, true);
  return new;
end
$$;
create trigger stays_suspended before insert on users for each row execute function keep_suspension();

-- Forgets an account that no place stands on any more, and ends its sessions.
create function forget_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  if not exists (select from users where account_id = old.account_id) then
    update sessions set revoked_at = now() where account_id = old.account_id and revoked_at is null;
    delete from accounts where id = old.account_id;
  end if;
  perform set_config('app.role', asked, true);
  return null;
end
$$;
create trigger account_left after update of account_id on users for each row
  when (old.account_id is distinct from new.account_id) execute function forget_account();
create trigger account_left_with_user after delete on users for each row execute function forget_account();

-- Ends the sessions of a person who may come in nowhere else, and voids a temporary password that is on its way; asked for people whom the
-- caller sees. A token of the place that ended opens nothing more in any case.
create or replace function end_access(of_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  left_account uuid;
begin
  select u.account_id into left_account from users u where u.id = of_user
    and not exists (select from users o where o.account_id = u.account_id and o.id <> u.id and o.suspended_at is null);
  update sessions set revoked_at = now() where account_id = left_account and revoked_at is null;
  delete from temporary_passwords where account_id = left_account;
  perform set_config('app.role', asked, true);
end
$$;
