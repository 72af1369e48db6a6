-- What state a job is in is said once, for the list and for the counts. It is asked column by column, so that it does not hang on the queue's table.
create function job_state(locked_at timestamptz, attempts int, max_attempts int, last_error text) returns text
  language sql immutable parallel safe as
  $$
  select case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'failed'
      when last_error is not null then 'retrying'
      else 'waiting'
    end
  $$;

create or replace function list_jobs(wanted text, before_id bigint, most int)
  returns table (
    id bigint, task text, state text, attempts int, max_attempts int, run_at timestamptz, created_at timestamptz, error text, about jsonb
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select s.* from (
        select j.id, t.identifier as task, public.job_state(j.locked_at, j.attempts, j.max_attempts, j.last_error) as state,
          j.attempts::int, j.max_attempts::int, j.run_at, j.created_at, public.masked_text(j.last_error) as error,
          (
            select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each_text(
              case json_typeof(j.payload) when 'object' then j.payload::jsonb else '{}'::jsonb end) f
            where f.value ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{1,12}|[0-9]{4}-[0-9]{2}-[0-9]{2}|[a-z]+(-[a-z]+)*)$'
              and length(f.value) <= 40
          ) as about
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where before_id is null or j.id < before_id
      ) s
      where wanted is null or s.state = wanted
      order by s.id desc limit most;
  end
  $$;

create or replace function count_jobs() returns table (state text, count int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select public.job_state(j.locked_at, j.attempts, j.max_attempts, j.last_error), count(*)::int
      from graphile_worker._private_jobs j group by 1;
  end
  $$;

revoke execute on function job_state from public;
