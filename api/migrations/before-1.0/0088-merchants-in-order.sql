-- The orders that merchants are listed in: all of them, those of a partner, those in a state.
create index merchants_by_name on merchants (name_key, id);
create index merchants_by_city on merchants (city_key, id);
create index merchants_by_file on merchants (file_key, id);
create index merchants_of_partner_by_name on merchants (partner_id, name_key, id);
create index merchants_in_state_by_name on merchants (state, name_key, id);
-- Numbers that stand for one merchant.
create index merchants_by_qst on merchants (qst_number) where qst_number is not null;
create index merchants_by_gst on merchants (gst_number) where gst_number is not null;
create index devices_lettered on devices (bill_prefix) where bill_prefix is not null;
create index merchant_search_words on merchant_search using gin (words gin_trgm_ops);
