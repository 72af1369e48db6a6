import { Gauge, type Registry } from 'prom-client';
import type { StoredFacts } from './read-stored-facts.ts';

const DAY_MS = 86_400_000;

/** Returns what shows stored facts, or that there are none: a figure that is no longer known is absent, and not the last one. */
export function showStoredFacts(registry: Registry): (facts: StoredFacts | null) => void {
  const up = new Gauge({
    name: 'comptoir_database_up',
    help: 'Whether the database answered this server in time.',
    registers: [registry],
  });
  const shown = [bills(registry), certificates(registry), checks(registry), jobs(registry), replicas(registry)];
  return (facts) => {
    up.set(facts ? 1 : 0);
    for (const { forget, show } of shown) {
      forget();
      if (facts) show(facts);
    }
  };
}

interface Shown {
  readonly forget: () => void;
  readonly show: (facts: StoredFacts) => void;
}

const makeGauges = (registry: Registry) => {
  const forgotten: (() => void)[] = [];
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): Gauge => {
    const made = new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
    forgotten.push(() => {
      made.reset();
      // without labels it is reset to zero, which is a figure
      if (labelNames.length === 0) made.remove();
    });
    return made;
  };
  return { gauge, forget: () => forgotten.forEach((forget) => forget()) };
};

/** Leaves a gauge without a figure where there is none. */
const setIf = (gauge: Gauge, value: number | null): void => {
  if (value !== null) gauge.set(value);
};

function bills(registry: Registry): Shown {
  const { forget, gauge } = makeGauges(registry);
  const outstanding = gauge('comptoir_bills_outstanding', 'Bills that wait for an answer, counted up to 100,000.', [
    'state',
  ]);
  const oldest = gauge('comptoir_oldest_unsent_bill_seconds', 'Time since the oldest bill that waits was signed.');
  const lanes = gauge('comptoir_lanes_failing', 'Tills whose latest request to the authority failed.');
  const restore = gauge('comptoir_restore_unheard_devices', 'Tills not heard since an older copy was put back.');
  return {
    forget,
    show: ({ bills: found, restore: restored, readAt }) => {
      restore.set(restored?.unheardDevices ?? 0);
      if (!found) return;
      for (const state of ['waiting', 'sending', 'unknown'] as const) outstanding.set({ state }, found[state]);
      oldest.set(found.oldestAt ? Math.max(0, (readAt.getTime() - found.oldestAt.getTime()) / 1000) : 0);
      lanes.set(found.lanesFailing);
    },
  };
}

const daysTo = (end: Date | null, now: Date): number | null => end && (end.getTime() - now.getTime()) / DAY_MS;

function certificates(registry: Registry): Shown {
  const { forget, gauge } = makeGauges(registry);
  const ending = gauge('comptoir_certificates_ending', 'Linked tills by when their certificate ends.', ['within']);
  const first = gauge('comptoir_certificate_fewest_days', 'Days until the first certificate of a linked till ends.');
  const own = gauge('comptoir_server_certificate_days', 'Days until the server’s own certificate ends.');
  return {
    forget,
    show: ({ certificates: found, readAt }) => {
      if (!found) return;
      const { ended, within7, within30, within90 } = found;
      for (const [within, count] of Object.entries({ ended, '7d': within7, '30d': within30, '90d': within90 }))
        ending.set({ within }, count);
      setIf(first, daysTo(found.firstEndsAt, readAt));
      setIf(own, daysTo(found.serverEndsAt, readAt));
    },
  };
}

function checks(registry: Registry): Shown {
  const { forget, gauge } = makeGauges(registry);
  const at = gauge('comptoir_chain_checked_timestamp_seconds', 'Instant that a chain was last followed.', ['chain']);
  const faults = gauge('comptoir_chain_faults', 'Faults that were found when a chain was last followed.', ['chain']);
  const mails = gauge('comptoir_mail_failures_open', 'Mails that did not arrive and that no one has settled.');
  const show = (chain: string, checkedAt: Date | null, found: number | null): void => {
    if (checkedAt) at.set({ chain }, checkedAt.getTime() / 1000);
    if (found !== null) faults.set({ chain }, found);
  };
  return {
    forget,
    show: ({ checks: found }) => {
      if (!found) return;
      show('audit', found.auditAt, found.auditFaults);
      show('log', found.logAt, found.logFaults);
      mails.set(found.mailFailures);
    },
  };
}

function jobs(registry: Registry): Shown {
  const { forget, gauge } = makeGauges(registry);
  const queued = gauge('comptoir_jobs', 'Jobs of a task that failed: done again later, or given up.', [
    'task',
    'state',
  ]);
  const due = gauge('comptoir_job_due_seconds', 'Time since the oldest job that no one has begun was due.', ['task']);
  const clock = gauge('comptoir_clock_task_seconds', 'Time since the clock last ordered a task.', ['task']);
  return {
    forget,
    show: (facts) => {
      for (const { task, retrying, failed, dueForS } of facts.jobs) {
        queued.set({ task, state: 'retrying' }, retrying);
        queued.set({ task, state: 'failed' }, failed);
        due.set({ task }, dueForS);
      }
      for (const { task, sinceS } of facts.clock) clock.set({ task }, sinceS);
    },
  };
}

function replicas(registry: Registry): Shown {
  const { forget, gauge } = makeGauges(registry);
  const count = gauge('comptoir_replicas', 'Servers that PostgreSQL streams to.', ['state']);
  const synchronous = gauge('comptoir_replicas_synchronous', 'Of them, those that a commit waits for.');
  const lag = gauge('comptoir_replication_lag_bytes', 'Bytes that the replica furthest behind has not replayed.');
  return {
    forget,
    show: ({ replicas: found }) => {
      if (!found) return;
      const { streaming, other, unreadable } = found;
      for (const [state, number] of Object.entries({ streaming, other, unreadable })) count.set({ state }, number);
      synchronous.set(found.synchronous);
      setIf(lag, found.lagBytes);
    },
  };
}
