-- A batch that a person asked for: which bills it was about, and how it ended. What became of each bill, the bill itself says.
create table transmission_batches (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'sent', 'unanswered', 'cancelled')),
  ended_at timestamptz,
  planned integer not null check (planned > 0),
  oldest_at timestamptz not null,
  left_waiting integer,
  unique (merchant_id, id),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'running') = (left_waiting is null))
);
-- However many press the button at once, one batch of a merchant runs.
create unique index transmission_batches_running on transmission_batches (merchant_id) where state = 'running';
create index transmission_batches_listed on transmission_batches (merchant_id, requested_at desc);

create table transmission_batch_bills (
  batch_id uuid not null,
  merchant_id uuid not null,
  -- its place in the batch, the oldest bill first
  ordinal integer not null,
  device_id uuid not null,
  position bigint not null,
  primary key (batch_id, ordinal),
  foreign key (merchant_id, batch_id) references transmission_batches (merchant_id, id),
  foreign key (merchant_id, device_id, position) references transmissions (merchant_id, device_id, position)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['transmission_batches', 'transmission_batch_bills'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;
grant select, insert on transmission_batches, transmission_batch_bills to comptoir_app;
grant update (state, ended_at, left_waiting) on transmission_batches to comptoir_app;

-- domain/src/sales/transmissions/batch-state.ts: nothing leaves a final state.
create trigger stays_ended before update on transmission_batches
  for each row when (old.state <> 'running' and old is distinct from new)
  execute function refuse_rewriting('as it ended');
