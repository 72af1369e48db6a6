-- What few merchants share leads to them; when they sold last orders all of them, and those of a partner.
create index merchants_by_payment on merchants (payment, name_key, id);
create index merchants_by_subscription on merchants (subscription, name_key, id);
create index merchants_by_certificates on merchants (certified_until);
create index merchants_by_last_bill on merchants (last_bill_key, id);
create index merchants_of_partner_by_last_bill on merchants (partner_id, last_bill_key, id);
