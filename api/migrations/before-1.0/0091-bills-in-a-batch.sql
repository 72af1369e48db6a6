-- Bills that went in a batch have no number of their own: what is printed of them says so, and they are looked for by that.
create index transmissions_in_batch on transmissions (merchant_id, signed_at) where no_lot is not null and psi_no_trans is null;
