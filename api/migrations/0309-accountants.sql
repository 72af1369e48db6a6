-- A merchant's accountant: a right beside the ladder of owner, manager and reader (decision 201). What policies let owners do alone stays theirs.
-- Locks: users exclusively, while each of its rows is read once.
alter table users drop constraint users_merchant_right_check,
  add constraint users_merchant_right_check check (merchant_right in ('owner', 'manager', 'reader', 'accountant'));
