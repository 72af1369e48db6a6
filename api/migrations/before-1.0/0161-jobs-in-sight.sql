-- What administrators see of the queue, and what they may do with a job. The queue's tables are out of the API's reach: these functions
-- are the way, and show no payload but ids, numbers and short words in it. Decision 134.

create function masked_text(of_text text) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
  $$ select regexp_replace(left(of_text, 500), '[^[:space:]@<>"'']+@[^[:space:]@<>"'']+', '…@…', 'g') $$;

create function list_jobs(wanted text, before_id bigint, most int)
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
        select j.id, t.identifier as task,
          case
            when j.locked_at is not null then 'running'
            when j.attempts >= j.max_attempts then 'failed'
            when j.last_error is not null then 'retrying'
            else 'waiting'
          end as state,
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

create function count_jobs() returns table (state text, count int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select case
          when j.locked_at is not null then 'running'
          when j.attempts >= j.max_attempts then 'failed'
          when j.last_error is not null then 'retrying'
          else 'waiting'
        end, count(*)::int
      from graphile_worker._private_jobs j group by 1;
  end
  $$;

-- The task of a job that is held until the transaction ends, and whether a worker is at it; no row where there is none.
create function hold_job(job bigint) returns table (task text, is_running boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      return;
    end if;
    return query
      select t.identifier, j.locked_at is not null from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
      where j.id = job for update of j;
  end
  $$;

-- Does a job that no worker is at now, with all its attempts again.
create function retry_job(job bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      raise insufficient_privilege;
    end if;
    perform graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0);
  end
  $$;

-- Takes a job that no worker is at out of the queue.
create function remove_job(job bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as
  $$
  begin
    if public.app_role() is distinct from 'admin' then
      raise insufficient_privilege;
    end if;
    perform graphile_worker.complete_jobs(array[job]);
  end
  $$;

revoke execute on function masked_text, list_jobs, count_jobs, hold_job, retry_job, remove_job from public;
grant execute on function list_jobs, count_jobs, hold_job, retry_job, remove_job to comptoir_app;
