-- What is written to support becomes a conversation. A row of `support_messages` is a ticket with what opened it; what follows is in
-- `ticket_replies`. Decision 132.
set local app.role = 'system';
alter table support_messages
  add column state text not null default 'open' check (state in ('open', 'waiting', 'solved', 'reopened')),
  add column assignee_id uuid references users,
  add column device_id uuid,
  add column bill_id uuid,
  -- as it stands on the bill, which is in a month of its own
  add column bill_number text,
  -- of the last word in it that its person may read
  add column changed_at timestamptz not null default now(),
  -- of the last word of support, and of the last of its person after what opened it
  add column answered_at timestamptz,
  add column written_at timestamptz,
  add column erased_at timestamptz,
  add foreign key (merchant_id, device_id) references devices (merchant_id, id),
  add check ((bill_id is null) = (bill_number is null));
-- What came before was answered by mail.
update support_messages set changed_at = asked_at, state = case when asked_at < now() - interval '14 days' then 'solved' else 'open' end;
alter table support_messages drop constraint support_messages_message_check;
alter table support_messages add constraint support_messages_message_check
  check (length(message) between (case when erased_at is null then 1 else 0 end) and 5000);
create index support_messages_in_order on support_messages (changed_at desc, id desc);
create index support_messages_of_merchant on support_messages (merchant_id, changed_at desc, id desc);
create index support_messages_of_person on support_messages (user_id, changed_at desc, id desc);
create index support_messages_by_state on support_messages (state, changed_at desc, id desc);

-- A partner's own ticket is between it and support, also where it is about a merchant, and only as long as it looks after that merchant.
drop policy scope on support_messages;
create policy scope on support_messages using (
  app_role() in ('system', 'admin')
  or (merchant_id is not null and app_sees(merchant_id)
    and (partner_id is null or (app_role() = 'partner' and partner_id = app_partner_id())))
  or (merchant_id is null and app_role() = 'partner' and partner_id = app_partner_id())
);
grant update (state, assignee_id, changed_at, answered_at, written_at, message, erased_at) on support_messages to comptoir_app;

create function is_ticket_in_sight(ticket uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from support_messages s where s.id = ticket) $$;

create table ticket_replies (
  -- made by whoever writes it: a message that comes twice is one
  id uuid primary key,
  ticket_id uuid not null references support_messages,
  -- null for what came by mail from someone who is no user
  user_id uuid references users,
  kind text not null check (kind in ('question', 'answer', 'note')),
  channel text not null check (channel in ('portal', 'mail')),
  -- of a mail that was set aside and added by an administrator
  from_address text,
  text text not null check (length(text) <= 10000),
  attachments_left integer not null default 0,
  is_cut boolean not null default false,
  -- of the mail that brought it, by which the next one is threaded
  message_id text,
  written_at timestamptz not null
);
create index ticket_replies_of on ticket_replies (ticket_id, written_at, id);
create index ticket_replies_by_mail on ticket_replies (ticket_id, written_at) where channel = 'mail';

-- Up to when a person has read a ticket.
create table ticket_reads (
  ticket_id uuid not null references support_messages,
  user_id uuid not null references users,
  read_at timestamptz not null,
  primary key (ticket_id, user_id)
);

-- Addresses that answers are sent to, by their hashes: each is made as its mail leaves, and is nowhere else.
create table ticket_addresses (
  address_hash bytea primary key,
  ticket_id uuid not null references support_messages,
  user_id uuid not null references users,
  made_at timestamptz not null
);
create index ticket_addresses_made on ticket_addresses (made_at);

-- Which mails came in, so that each is taken once.
create table received_mails (
  mail_hash bytea primary key,
  received_at timestamptz not null
);
create index received_mails_at on received_mails (received_at);

-- Mails that stand in no conversation until an administrator decides.
create table set_aside_mails (
  id uuid primary key,
  ticket_id uuid references support_messages,
  from_address text not null,
  subject text not null,
  text text not null,
  reason text not null check (reason in ('unknown-address', 'other-sender', 'unverified-sender', 'sender-without-access', 'too-many')),
  received_at timestamptz not null,
  decision text check (decision in ('add', 'discard')),
  decided_at timestamptz,
  decided_by uuid references users,
  check ((decision is null) = (decided_at is null))
);
create index set_aside_mails_waiting on set_aside_mails (received_at desc, id desc) where decision is null;

do $$
declare own_table text;
begin
  foreach own_table in array array['ticket_replies', 'ticket_reads', 'ticket_addresses', 'received_mails', 'set_aside_mails'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('alter table %I force row level security', own_table);
  end loop;
  foreach own_table in array array['ticket_addresses', 'received_mails', 'set_aside_mails'] loop
    execute format('create policy scope on %I using (app_role() in (''system'', ''admin''))', own_table);
  end loop;
end
$$;
create policy scope on ticket_replies using (
  app_role() in ('system', 'admin') or (kind <> 'note' and is_ticket_in_sight(ticket_id))
);
create policy scope on ticket_reads using (is_ticket_in_sight(ticket_id));

grant select, insert on ticket_replies, ticket_reads, ticket_addresses, received_mails, set_aside_mails to comptoir_app;
grant update (text) on ticket_replies to comptoir_app;
grant update (read_at) on ticket_reads to comptoir_app;
grant update (decision, decided_at, decided_by) on set_aside_mails to comptoir_app;
grant delete on ticket_addresses, received_mails, set_aside_mails to comptoir_app;

-- A message stays as it was written, until it is erased for good. A decision is taken once.
create trigger stays_written before update on ticket_replies
  for each row when (new.text <> '') execute function refuse_rewriting('as it was written');
create trigger stays_asked before update on support_messages
  for each row when (new.message <> old.message and new.erased_at is null) execute function refuse_rewriting('as it was asked');
create trigger stays_erased before update on support_messages
  for each row when (old.erased_at is not null) execute function refuse_rewriting('as it was erased');
create trigger stays_decided before update on set_aside_mails
  for each row when (old.decision is not null) execute function refuse_rewriting('as it was decided');
