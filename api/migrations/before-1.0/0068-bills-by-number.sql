-- A bill is found by the beginning of its number; the letters of numbers are ASCII and sort by their bytes.
create index transactions_numbered on transactions (merchant_id, no_trans collate "C");
