-- A bill is found by the authority's number whosesoever it is: by the number first, which serves a merchant's own search as well.
create index transmissions_by_authority on transmissions (psi_no_trans, merchant_id) where psi_no_trans is not null;
drop index transmissions_numbered;
