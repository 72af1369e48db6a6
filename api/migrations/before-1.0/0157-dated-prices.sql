-- Prices count from a moment on, which may be one to come; without one, from when they were set. A subscription keeps the prices under
-- which it began until someone moves it. Decision 131.
set local app.role = 'system';
alter table plan_prices add column counts_from timestamptz;
alter table subscriptions add column prices_id uuid references plan_prices;
-- Until now everyone paid the newest prices: these are kept.
update subscriptions set prices_id = (select id from plan_prices order by changed_at desc, id desc limit 1);
grant update (prices_id) on subscriptions to comptoir_app;
