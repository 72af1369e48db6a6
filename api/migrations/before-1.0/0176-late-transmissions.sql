-- Bills that took longer than the law gives them are rare, and counted for all merchants at once.
set local app.role = 'system';
create index transmissions_late on transmissions (signed_at) include (merchant_id)
  where settled_at - signed_at > interval '48 hours';
