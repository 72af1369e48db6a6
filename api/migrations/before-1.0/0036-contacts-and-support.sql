-- People are added, changed and removed by their own; whoever needs help writes to support.

-- Their account stays, because the log names it: it loses its e-mail, which may be invited anew, and is suspended for good.
-- An address that cannot exist takes the place of the e-mail, so that nothing that looks for one finds it by oversight.
alter table users add column removed_at timestamptz;
alter table users add check (removed_at is null or (suspended_at is not null and email like '%@removed.invalid'));
-- Until which day the release notes were seen.
alter table users add column release_notes_seen_on date;

-- A name that nobody else of the same merchant or partner bears. One that was made up from an e-mail takes a number when it is
-- taken; one that somebody chose is refused before it gets here.
create function free_username() returns trigger language plpgsql as $$
declare
  wanted constant text := new.username;
  tries int := 1;
begin
  if new.username = '' or new.removed_at is not null then
    return new;
  end if;
  while exists (
    select from users u
    where u.id <> new.id and u.removed_at is null and lower(u.username) = lower(new.username)
      and (u.merchant_id = new.merchant_id or u.partner_id = new.partner_id)
  ) loop
    tries := tries + 1;
    new.username := left(wanted, 58) || tries;
  end loop;
  return new;
end
$$;
create trigger free_username before insert or update of username, merchant_id, partner_id on users
  for each row execute function free_username();
set local app.role = 'system';
update users set username = username where merchant_id is not null or partner_id is not null;
create unique index users_username on users (coalesce(merchant_id, partner_id), lower(username))
  where username <> '' and removed_at is null and role <> 'admin';

create sequence support_tickets start 104001;
create table support_messages (
  -- made by whoever sends it: a message that comes twice is one ticket
  id uuid primary key,
  ticket_number text not null unique default 'C-' || nextval('support_tickets'),
  user_id uuid not null references users,
  merchant_id uuid references merchants,
  partner_id uuid references partners,
  subject text not null check (subject in ('certificate', 'transmission', 'terminal', 'billing', 'account', 'other')),
  message text not null check (length(message) between 1 and 5000),
  asked_at timestamptz not null
);
create index on support_messages (merchant_id);
alter table support_messages enable row level security;
alter table support_messages force row level security;
-- One that is about no merchant is its writer's partner's, or administrators' alone.
create policy scope on support_messages using (
  app_role() in ('system', 'admin')
  or (merchant_id is not null and app_sees(merchant_id))
  or (merchant_id is null and app_role() = 'partner' and partner_id = app_partner_id())
);
grant select, insert on support_messages to comptoir_app;
grant usage on sequence support_tickets to comptoir_app;

-- Ends the sessions of a person, and voids a temporary password that is on its way; asked for people whom the caller sees.
create function end_access(of_user uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update sessions set revoked_at = now() where user_id = of_user and revoked_at is null;
  delete from temporary_passwords where user_id = of_user;
$$;
revoke execute on function end_access from public;
grant execute on function end_access to comptoir_app;
-- Applied earlier as cbc550d399226a52787194c6a1774899a7ddd433044929ef4324d038cc9fe535: decision 163.
