-- Proven by the constraint, so that no bill is looked at again under a lock.
alter table transactions validate constraint transactions_kind;
alter table transactions alter column kind set not null, alter column payment set not null;
alter table transactions drop constraint transactions_kind;
-- A bill is found by the authority's number.
create index transmissions_numbered on transmissions (merchant_id, psi_no_trans) where psi_no_trans is not null;
-- What ended otherwise than accepted is rare: the whole of it is looked through at once.
create index transmissions_troubled on transmissions (merchant_id, signed_at) where state in ('refused', 'received-with-errors');
