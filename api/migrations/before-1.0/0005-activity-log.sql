-- What happened, for whom, on which device. Append-only, read newest first by key.
create table activity_log (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid,
  user_id uuid,
  occurred_at timestamptz not null,
  event text not null,
  facts jsonb not null,
  primary key (merchant_id, occurred_at, id)
) partition by range (occurred_at);

alter table activity_log enable row level security;
alter table activity_log force row level security;
create policy scope on activity_log using (app_sees(merchant_id));
grant select, insert on activity_log to comptoir_app;

-- Makes the monthly partitions of every partitioned table from one month to another, both included. A partition gets its
-- own forced row-level security, so that naming it directly shows no more than its parent does.
create function ensure_month_partitions(from_month date, to_month date) returns void language plpgsql as $$
declare
  parent text;
  month date;
  partition text;
begin
  foreach parent in array array['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log'] loop
    month := date_trunc('month', from_month);
    while month <= to_month loop
      partition := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
      if to_regclass(partition) is null then
        execute format(
          'create table %I partition of %I for values from (%L) to (%L)',
          partition, parent, month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC'
        );
        execute format('alter table %I enable row level security', partition);
        execute format('alter table %I force row level security', partition);
        execute format('create policy scope on %I using (app_sees(merchant_id))', partition);
      end if;
      month := month + interval '1 month';
    end loop;
  end loop;
end
$$;

-- Outside every month there is a catch-all, so that a clock that is wrong never loses a bill.
do $$
declare
  parent text;
begin
  foreach parent in array array['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log'] loop
    execute format('create table %I partition of %I default', parent || '_other', parent);
    execute format('alter table %I enable row level security', parent || '_other');
    execute format('alter table %I force row level security', parent || '_other');
    execute format('create policy scope on %I using (app_sees(merchant_id))', parent || '_other');
  end loop;
end
$$;
