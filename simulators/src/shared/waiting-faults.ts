import { z } from 'zod';

/** Number of requests that a fault waits for. */
export const timesSchema = z.union([z.literal('once'), z.literal('always'), z.int().positive()]).default('once');

type Times = z.infer<typeof timesSchema>;

/** A fault that waits for its requests. `remaining` null: for ever. */
export type Waiting<Asked extends { times: Times }> = Asked & { id: number; remaining: number | null };

/** A fault as far as waiting goes. `after`: how many matching requests it lets go first. */
interface Counted {
  id: number;
  remaining: number | null;
  after?: number | undefined;
}

/** Change of faults, in a journal. */
export type FaultEntry<Fault> = { kind: 'fault'; fault: Fault } | { kind: 'fault-used'; id: number } | FaultsCleared;

interface FaultsCleared {
  kind: 'faults-cleared';
}

/** Returns the fault that was asked for, with the next number. */
export function toWaiting<Asked extends { times: Times }>(
  faults: readonly { id: number }[],
  call: Asked,
): Waiting<Asked> {
  return { ...call, id: nextFaultId(faults), remaining: countTimes(call.times) };
}

export function nextFaultId(faults: readonly { id: number }[]): number {
  return Math.max(0, ...faults.map(({ id }) => id)) + 1;
}

export function countTimes(times: Times): number | null {
  if (times === 'always') return null;
  return times === 'once' ? 1 : times;
}

/** The faults that wait once this has happened. */
export function applyFault<Fault extends Counted>(faults: readonly Fault[], entry: FaultEntry<Fault>): Fault[] {
  switch (entry.kind) {
    case 'fault':
      return [...faults, entry.fault];
    case 'fault-used':
      return faults.map((f) => (f.id === entry.id ? countDown(f) : f)).filter((f) => f.remaining !== 0);
    case 'faults-cleared':
      return [];
  }
}

function countDown<Fault extends Counted>(fault: Fault): Fault {
  if (fault.after) return { ...fault, after: fault.after - 1 };
  return fault.remaining === null ? fault : { ...fault, remaining: fault.remaining - 1 };
}

/** The oldest fault that this request meets, now used once more, or null; null, too, when it lets this one go. */
export function takeFault<Fault extends Counted>(
  {
    state,
    commit,
  }: { state: { faults: readonly Fault[] }; commit: (entry: { kind: 'fault-used'; id: number }) => void },
  meets: (fault: Fault) => boolean,
): Fault | null {
  const fault = state.faults.find(meets) ?? null;
  if (fault && (fault.after || fault.remaining !== null)) commit({ kind: 'fault-used', id: fault.id });
  return fault?.after ? null : fault;
}
