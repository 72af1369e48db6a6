-- A bill dated ahead of its month is kept outside of every month. When that month gets its partition, what belongs there moves in
-- first: PostgreSQL refuses a partition that the catch-all has rows of, and with it the start of the server.
create or replace function ensure_month_partitions(from_month date, to_month date) returns void language plpgsql as $$
declare
  parent text;
  dated_by text;
  month date;
  partition text;
  starts timestamptz;
  ends timestamptz;
begin
  perform set_config('app.role', 'system', true);
  foreach parent in array array['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log'] loop
    select a.attname into dated_by from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent::regclass;
    month := date_trunc('month', from_month);
    while month <= to_month loop
      partition := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
      if to_regclass(partition) is null then
        starts := month::timestamp at time zone 'UTC';
        ends := (month + interval '1 month')::timestamp at time zone 'UTC';
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
          parent || '_other', dated_by, starts, dated_by, ends, partition);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition, starts, ends);
        execute format('alter table %I enable row level security', partition);
        execute format('alter table %I force row level security', partition);
        execute format('create policy scope on %I using (app_sees(merchant_id))', partition);
      end if;
      month := month + interval '1 month';
    end loop;
  end loop;
end
$$;
