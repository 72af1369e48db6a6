-- What support did last for a merchant: about it, and in its name.
create index audit_events_about_merchant on audit_events (merchant_id, occurred_at, id) where role in ('admin', 'partner');
create index audit_events_in_name on audit_events (acting_for, occurred_at, id) where acting_for is not null;
