-- When the authority could not be reached is asked for every dashboard, and when the merchant information changed for every annual report;
-- such lines are rare among those of a year.
create index activity_log_outages on activity_log (merchant_id, occurred_at)
  where event in ('authority-unreachable', 'authority-reachable', 'merchant-information-changed');
