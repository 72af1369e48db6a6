-- The running subscriptions of a price are moved to a newer one, each at a renewal, thirty days or more after its merchant was notified.
-- Decision 143.
set local app.role = 'system';
-- What a subscription pays from the first period on that begins on a day or after it; null while it keeps its price.
alter table subscriptions add column coming_prices_id uuid references plan_prices, add column coming_on date;
alter table subscriptions add constraint subscriptions_coming_whole check ((coming_prices_id is null) = (coming_on is null)) not valid;
grant update (coming_prices_id, coming_on) on subscriptions to comptoir_app;

create table price_moves (
  id uuid primary key,
  from_prices_id uuid not null references plan_prices,
  to_prices_id uuid not null references plan_prices,
  takes_effect_on date not null,
  announced_at timestamptz not null,
  announced_by uuid not null references users,
  cancelled_at timestamptz,
  cancelled_by uuid references users,
  check ((cancelled_at is null) = (cancelled_by is null))
);
create index price_moves_listed on price_moves (announced_at desc, id desc);

-- What becomes of each subscription: domain/src/money/price-moves/price-move.ts.
create table price_move_items (
  move_id uuid not null references price_moves,
  merchant_id uuid not null references merchants,
  state text not null default 'waiting' check (state in ('waiting', 'ordered', 'notified', 'moved', 'left-out', 'cancelled')),
  reason text check (reason in ('no-owner', 'price-changed')),
  notified_at timestamptz,
  moved_at timestamptz,
  -- when it was ordered that who was notified is notified of the end
  recalled_at timestamptz,
  primary key (move_id, merchant_id),
  check ((state = 'left-out') = (reason is not null))
);
-- A subscription is in one move at a time.
create unique index price_move_items_open on price_move_items (merchant_id) where state in ('waiting', 'ordered', 'notified');
create index price_move_items_waiting on price_move_items (move_id, merchant_id) where state = 'waiting';
create index price_move_items_to_recall on price_move_items (move_id, merchant_id) where state = 'cancelled' and recalled_at is null;

-- Who was written to: one letter to a person in a move.
create table price_move_letters (
  move_id uuid not null,
  merchant_id uuid not null,
  user_id uuid not null references users,
  -- from then on it may have arrived
  begun_at timestamptz,
  sent_at timestamptz,
  primary key (move_id, merchant_id, user_id),
  foreign key (move_id, merchant_id) references price_move_items
);

do $$
declare kept_table text;
begin
  foreach kept_table in array array['price_moves', 'price_move_items', 'price_move_letters'] loop
    execute format('alter table %I enable row level security', kept_table);
    execute format('alter table %I force row level security', kept_table);
    execute format('create policy scope on %I using (app_role() in (''system'', ''admin''))', kept_table);
  end loop;
end
$$;
grant select, insert on price_moves, price_move_items, price_move_letters to comptoir_app;
grant update (cancelled_at, cancelled_by) on price_moves to comptoir_app;
grant update (state, reason, notified_at, moved_at, recalled_at) on price_move_items to comptoir_app;
grant update (begun_at, sent_at) on price_move_letters to comptoir_app;

-- What comes by a move comes to who pays the price that it leads away from: any other change of the price takes it out.
create function leave_price_move() returns trigger language plpgsql as $$
begin
  new.coming_prices_id := null;
  new.coming_on := null;
  update price_move_items set state = 'left-out', reason = 'price-changed' where merchant_id = new.merchant_id and state = 'notified';
  return new;
end
$$;
create trigger leaves_price_move before update of prices_id on subscriptions
  for each row when (new.prices_id is distinct from old.prices_id and new.coming_prices_id is not null)
  execute function leave_price_move();

create trigger stays_cancelled before update on price_moves
  for each row when (old.cancelled_at is not null) execute function refuse_rewriting('as it was cancelled');
create trigger stays_decided before update on price_move_items
  for each row when (old.state in ('moved', 'left-out') or (old.state = 'cancelled' and (new.state <> 'cancelled' or old.recalled_at is not null)))
  execute function refuse_rewriting('as it was decided');
create trigger stays_sent before update on price_move_letters
  for each row when (old.sent_at is not null) execute function refuse_rewriting('as it was sent');
