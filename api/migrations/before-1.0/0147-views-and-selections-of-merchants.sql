-- How people look at the list of merchants, and what they do to many of them at once. Decisions 124 and 125.
set local app.role = 'system';
-- A filter by a name. What it asks is kept as it was said, since fields come and go.
create table merchant_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- null for administrators
  partner_id uuid references partners (id),
  name text not null check (length(name) between 1 and 80),
  is_shared boolean not null,
  is_default boolean not null,
  wanted jsonb not null,
  sort text,
  columns text[] not null,
  check (not is_shared or partner_id is null)
);
create unique index merchant_views_named on merchant_views (user_id, fold(name));
create unique index merchant_views_default on merchant_views (user_id) where is_default;
create index merchant_views_shared on merchant_views (id) where is_shared;

-- The merchants of a filter at one moment, to be acted on once their count was said.
create table merchant_selections (
  id uuid primary key,
  user_id uuid not null references users (id),
  partner_id uuid references partners (id),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index merchant_selections_by_age on merchant_selections (expires_at);
create table merchant_selection_items (
  selection_id uuid not null references merchant_selections (id) on delete cascade,
  ordinal integer not null,
  partner_id uuid references partners (id),
  merchant_id uuid not null references merchants (id) on delete cascade,
  -- who looked after it then
  seen_partner_id uuid,
  primary key (selection_id, ordinal),
  unique (selection_id, merchant_id)
);

-- What is done to each merchant of a selection, with what became of each. A selection is acted on once.
create table merchant_batches (
  id uuid primary key,
  selection_id uuid not null unique,
  user_id uuid not null references users (id),
  action text not null check (action in ('assign-partner', 'message')),
  wanted jsonb not null,
  asked_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create index merchant_batches_listed on merchant_batches (asked_at desc, id desc);
create index merchant_batches_running on merchant_batches (id) where state = 'running';
create table merchant_batch_items (
  batch_id uuid not null references merchant_batches (id),
  ordinal integer not null,
  merchant_id uuid not null references merchants (id),
  seen_partner_id uuid,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused', 'failed', 'cancelled')),
  reason text,
  tries integer not null default 0,
  primary key (batch_id, ordinal),
  check ((outcome = 'refused') = (reason is not null))
);
create index merchant_batch_items_waiting on merchant_batch_items (batch_id, ordinal) where outcome = 'waiting';

do $$
declare kept_table text;
begin
  foreach kept_table in array array['merchant_views', 'merchant_selections', 'merchant_selection_items', 'merchant_batches',
    'merchant_batch_items'] loop
    execute format('alter table %I enable row level security', kept_table);
    execute format('alter table %I force row level security', kept_table);
  end loop;
end
$$;
create policy scope on merchant_views using (app_role() = 'system' or (app_role() = 'admin' and partner_id is null)
  or (app_role() = 'partner' and partner_id = app_partner_id()));
create policy scope on merchant_selections using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id()));
-- a merchant that left the partner since is none of its selections any more
create policy scope on merchant_selection_items using (app_role() in ('system', 'admin')
  or (app_role() = 'partner' and partner_id = app_partner_id() and app_partner_looks_after(merchant_id)));
create policy scope on merchant_batches using (app_role() in ('system', 'admin'));
create policy scope on merchant_batch_items using (app_role() in ('system', 'admin'));

grant select, insert, delete on merchant_views, merchant_selections to comptoir_app;
grant select, insert on merchant_selection_items, merchant_batches, merchant_batch_items to comptoir_app;
grant update (name, is_shared, is_default, wanted, sort, columns) on merchant_views to comptoir_app;
grant update (state, ended_at) on merchant_batches to comptoir_app;
grant update (outcome, reason, tries) on merchant_batch_items to comptoir_app;

-- domain/src/people/merchant-batches/merchant-batch.ts: nothing leaves a final state.
create trigger stays_ended before update on merchant_batches
  for each row when (old.state <> 'running') execute function refuse_rewriting('as it ended');
create trigger stays_decided before update on merchant_batch_items
  for each row when (old.outcome <> 'waiting') execute function refuse_rewriting('as it was decided');
