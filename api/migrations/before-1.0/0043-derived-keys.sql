-- The key of a charge follows from merchant, period and ordinal, so that a database put back to an older copy asks under the
-- same keys again. An attempt that charged nothing leaves its ordinal, and with it its key, to the next one.
set local app.role = 'system';

alter table payment_attempts add column ordinal int check (ordinal > 0);
update payment_attempts a set ordinal = n.ordinal from (
  select id, row_number() over (partition by invoice_id order by started_at, id) as ordinal from payment_attempts
) n where n.id = a.id;
alter table payment_attempts
  alter column ordinal set not null,
  -- the provider has the key in use for something else: the next attempt takes another ordinal
  add column key_spent boolean not null default false,
  -- what was charged, and to which card, as the provider says it
  add column charged_cents bigint check (charged_cents > 0),
  add column charged_card text,
  -- a charge that was found at the provider may be of a card that nobody here knows
  alter column card_id drop not null,
  drop constraint payment_attempts_key_key,
  drop constraint payment_attempts_by_check,
  add constraint payment_attempts_by_check check (by in ('midnight', 'merchant', 'admin', 'restore'));
create unique index payment_attempts_key on payment_attempts (key) where state <> 'not-charged';
create unique index payment_attempts_ordinal on payment_attempts (invoice_id, ordinal)
  where state <> 'not-charged' or key_spent;

-- Refunds are counted per invoice in the same way.
alter table credit_notes add column refund_ordinal int check (refund_ordinal > 0);
update credit_notes c set refund_ordinal = n.ordinal from (
  select id, row_number() over (partition by invoice_id order by number) as ordinal from credit_notes where refund_key is not null
) n where n.id = c.id;
create unique index credit_notes_refund_ordinal on credit_notes (invoice_id, refund_ordinal);
alter table credit_notes add constraint credit_notes_refund_counted
  check ((refund_key is null) = (refund_ordinal is null));
