-- What the provider knows of a merchant, as it was last read; nothing here is ever written back. Codes that open a device are
-- not kept, nor are bank numbers.

create table pos_merchants (
  merchant_id uuid primary key references merchants,
  name text not null,
  address_line text,
  city text,
  postal_code text,
  phone text,
  time_zone text check (time_zone in ('America/Montreal', 'America/Halifax')),
  read_at timestamptz not null
);

create table pos_employees (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  pos_employee_id text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'manager', 'employee', 'other')),
  -- last seen by a reading that was whole; one that is missing from such a reading has left
  read_at timestamptz not null,
  left_at timestamptz,
  -- what the authority was told (`utilisateur`), and its answer; null once it surely knows no name of theirs
  declared_name text,
  declaration text not null default 'waiting'
    check (declaration in ('waiting', 'declared', 'refused', 'same-name', 'to-withdraw', 'withdrawn')),
  declaration_errors jsonb not null default '[]',
  declaration_changed_at timestamptz,
  unique (merchant_id, pos_employee_id)
);
create index on pos_employees (declaration) where declaration = 'waiting';

create table pos_devices (
  merchant_id uuid not null references merchants,
  pos_device_id text not null,
  name text,
  model text not null,
  serial text not null,
  read_at timestamptz not null,
  primary key (merchant_id, pos_device_id)
);
-- Which of our tills a device of the provider's is.
alter table devices add column pos_device_id text;
create unique index on devices (merchant_id, pos_device_id);

create table pos_tax_rates (
  merchant_id uuid not null references merchants,
  pos_tax_rate_id text not null,
  name text not null,
  -- 10 000 000 is 100 %, as the provider counts
  rate bigint not null,
  is_default boolean not null,
  tax_type text,
  read_at timestamptz not null,
  primary key (merchant_id, pos_tax_rate_id)
);

-- When each kind was read, and what came of the last try. A reading is as old as its beginning: what it says was so then or
-- later.
create table pos_reads (
  merchant_id uuid not null references merchants,
  kind text not null check (kind in ('merchant', 'employees', 'devices', 'tax-rates')),
  read_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('unavailable', 'refused', 'needs-sign-in')),
  primary key (merchant_id, kind)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['pos_merchants', 'pos_employees', 'pos_devices', 'pos_tax_rates', 'pos_reads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;

-- A job of which one at a time waits under a key. At once, in place of one that waits already; or, with `planned_at`, when
-- there is time and not sooner, unless one waits. One that runs is not the one that waits: what happens meanwhile is seen by
-- the next.
create function enqueue_keyed_job(task text, payload json, key text, planned_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    perform graphile_worker.add_job(
      task, payload, max_attempts => 12, job_key => key, run_at => planned_at,
      priority => case when planned_at is null then 0 else 10 end,
      job_key_mode => case when planned_at is null then 'replace' else 'preserve_run_at' end
    );
  end
  $$;
revoke execute on function enqueue_keyed_job from public;
grant execute on function enqueue_keyed_job to comptoir_app;

grant select, insert, update, delete on pos_merchants, pos_devices, pos_tax_rates to comptoir_app;
grant select, insert, update on pos_employees, pos_reads to comptoir_app;
