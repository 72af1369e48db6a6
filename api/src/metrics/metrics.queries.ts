import type { Transaction } from '../platform/database/database.ts';

/** So many bills that wait are counted: of more it does not matter how many. */
const MOST_COUNTED = 100_000;

export interface OutstandingBills {
  readonly waiting: number;
  readonly sending: number;
  readonly unknown: number;
  /** Instant that the oldest was signed; null when none waits. */
  readonly oldestAt: Date | null;
  readonly lanesFailing: number;
}

const OUTSTANDING = "t.state in ('waiting', 'sending', 'unknown')";

/**
 * Reads what waits. The oldest bill of a till comes first in its chain, so that the oldest of all is looked for among one of each till, by steps
 * in the index: the cost grows with the tills that wait, not with their bills.
 */
export const readOutstanding = (tx: Transaction): Promise<OutstandingBills | null> =>
  tx.first({
    name: 'metrics-outstanding',
    text: `with recursive firsts as (
        (select t.device_id, t.signed_at from transmissions t where ${OUTSTANDING} order by t.device_id, t.position limit 1)
        union all
        select n.device_id, n.signed_at from firsts f cross join lateral (
          select t.device_id, t.signed_at from transmissions t
          where ${OUTSTANDING} and t.device_id > f.device_id order by t.device_id, t.position limit 1
        ) n
      ), counted as (
        select t.state from transmissions t where ${OUTSTANDING} limit ${MOST_COUNTED}
      )
      select (count(*) filter (where state = 'waiting'))::int as waiting,
        (count(*) filter (where state = 'sending'))::int as sending,
        (count(*) filter (where state = 'unknown'))::int as unknown,
        (select min(signed_at) from firsts) as "oldestAt",
        (select count(*)::int from lanes where failures > 0) as "lanesFailing"
      from counted`,
  });

export interface CertificateEnds {
  readonly ended: number;
  readonly within7: number;
  readonly within30: number;
  readonly within90: number;
  /** End of the linked till's certificate that ends first of those in force; null when there is none. */
  readonly firstEndsAt: Date | null;
  /** End of the server's own; null before it has one. */
  readonly serverEndsAt: Date | null;
}

/** Counts the linked tills by when their certificates end: those within ninety days alone are read. */
export const readCertificateEnds = (tx: Transaction, now: Date): Promise<CertificateEnds | null> =>
  tx.first({
    name: 'metrics-certificates',
    text: `select (count(*) filter (where signs_until <= $1))::int as ended,
        (count(*) filter (where signs_until > $1 and signs_until <= $1::timestamptz + interval '7 days'))::int as within7,
        (count(*) filter (where signs_until > $1::timestamptz + interval '7 days' and signs_until <= $1::timestamptz + interval '30 days'))::int
          as within30,
        (count(*) filter (where signs_until > $1::timestamptz + interval '30 days'))::int as within90,
        (select signs_until from devices where signs_until > $1 and linked_at is not null order by signs_until limit 1) as "firstEndsAt",
        (select max(not_after) from server_certificates where ended_at is null) as "serverEndsAt"
      from devices
      where linked_at is not null and signs_until > '-infinity' and signs_until <= $1::timestamptz + interval '90 days'`,
    values: [now],
  });

/** The latest check of the audit trail and of the sealed days of the logs, and the mails that did not go out; null where there was no check yet. */
export interface LastChecks {
  readonly auditAt: Date | null;
  readonly auditFaults: number | null;
  readonly logAt: Date | null;
  readonly logFaults: number | null;
  readonly mailFailures: number;
}

export const readLastChecks = (tx: Transaction): Promise<LastChecks | null> =>
  tx.first({
    name: 'metrics-checks',
    text: `select a.checked_at as "auditAt", jsonb_array_length(a.faults) as "auditFaults", l.checked_at as "logAt", l.faults as "logFaults",
        (select count(*)::int from mail_failures where settled_at is null) as "mailFailures"
      from (select 1) one
      left join lateral (select checked_at, faults from audit_checks order by checked_at desc limit 1) a on true
      left join lateral (select checked_at, faults from log_checks order by checked_at desc limit 1) l on true`,
  });

/** Jobs of a task that are in the queue. */
export interface TaskJobs {
  readonly task: string;
  /** Jobs that are done again later, and those that were given up. */
  readonly retrying: number;
  readonly failed: number;
  /** Seconds since the oldest that no one has begun was due; zero when none is. */
  readonly dueForS: number;
}

const MOST_JOBS = 100_000;

/** Lists the tasks that have jobs, by the queue's own view. */
export const listTaskJobs = (tx: Transaction): Promise<TaskJobs[]> =>
  tx.many({
    name: 'metrics-jobs',
    text: `select j.task_identifier as task,
        (count(*) filter (where j.last_error is not null and j.attempts < j.max_attempts))::int as retrying,
        (count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null))::int as failed,
        greatest(0, coalesce(extract(epoch from now() - min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts)), 0))::float8
          as "dueForS"
      from (select * from graphile_worker.jobs limit ${MOST_JOBS}) j
      group by 1 order by 1`,
  });

/** Task of the clock with the seconds since it was last put into the queue. */
export interface ClockTask {
  readonly task: string;
  readonly sinceS: number;
}

export const listClockTasks = (tx: Transaction): Promise<ClockTask[]> =>
  tx.many({
    name: 'metrics-clock-tasks',
    text: `select identifier as task, greatest(0, extract(epoch from now() - coalesce(last_execution, known_since)))::float8 as "sinceS"
      from graphile_worker._private_known_crontabs order by 1`,
  });

/** Servers that PostgreSQL streams to, as far as the login may see them. */
export interface Replicas {
  readonly streaming: number;
  readonly other: number;
  /** Rows without their figures: the login may not read them. */
  readonly unreadable: number;
  readonly synchronous: number;
  /** Bytes that the furthest behind has not replayed; null where none can be read. */
  readonly lagBytes: number | null;
}

/** Reads `pg_stat_replication`: its figures are for logins that may read all statistics, its rows for all. */
export const readReplicas = (tx: Transaction): Promise<Replicas | null> =>
  tx.first({
    name: 'metrics-replicas',
    text: `select (count(*) filter (where state = 'streaming'))::int as streaming,
        (count(*) filter (where state <> 'streaming'))::int as other,
        (count(*) filter (where state is null))::int as unreadable,
        (count(*) filter (where sync_state in ('sync', 'quorum')))::int as synchronous,
        max(case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end)::float8 as "lagBytes"
      from pg_stat_replication`,
  });
