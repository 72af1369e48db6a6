import { z } from 'zod';

/** For how many requests a fault waits. */
export const timesSchema = z.union([z.literal('once'), z.literal('always'), z.int().positive()]).default('once');

type Times = z.infer<typeof timesSchema>;

/** A fault that waits for its requests. `remaining` null: for ever. */
export type Waiting<Asked extends { times: Times }> = Asked & { id: number; remaining: number | null };

/** How faults change, in a journal. */
export type FaultEntry<Fault> = { kind: 'fault'; fault: Fault } | { kind: 'fault-used'; id: number } | FaultsCleared;

interface FaultsCleared {
  kind: 'faults-cleared';
}

/** What was asked for, with the next number. */
export function toWaiting<Asked extends { times: Times }>(
  faults: readonly { id: number }[],
  asked: Asked,
): Waiting<Asked> {
  return { ...asked, id: nextFaultId(faults), remaining: countTimes(asked.times) };
}

export function nextFaultId(faults: readonly { id: number }[]): number {
  return Math.max(0, ...faults.map(({ id }) => id)) + 1;
}

export function countTimes(times: Times): number | null {
  if (times === 'always') return null;
  return times === 'once' ? 1 : times;
}

/** The faults that wait once this has happened. */
export function applyFault<Fault extends { id: number; remaining: number | null }>(
  faults: readonly Fault[],
  entry: FaultEntry<Fault>,
): Fault[] {
  switch (entry.kind) {
    case 'fault':
      return [...faults, entry.fault];
    case 'fault-used':
      return faults
        .map((f) => (f.id === entry.id && f.remaining !== null ? { ...f, remaining: f.remaining - 1 } : f))
        .filter((f) => f.remaining !== 0);
    case 'faults-cleared':
      return [];
  }
}

/** The oldest fault that this request meets, now used once more, or null. */
export function takeFault<Fault extends { id: number; remaining: number | null }>(
  {
    state,
    commit,
  }: { state: { faults: readonly Fault[] }; commit: (entry: { kind: 'fault-used'; id: number }) => void },
  meets: (fault: Fault) => boolean,
): Fault | null {
  const fault = state.faults.find(meets) ?? null;
  if (fault && fault.remaining !== null) commit({ kind: 'fault-used', id: fault.id });
  return fault;
}
