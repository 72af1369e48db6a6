import { checkState, type CheckedBill, type CheckState } from './functionality-check.ts';
import { findCertifiedAt } from './resolve-certificate.ts';
import { DONE, type CheckFacts, type Decision, type Missing, type ProgressFacts } from './progress-facts.ts';

/** Done once the server has verified the receipt and its refund that a person has looked at, and found them right. Source: spec §2. */
export function resolveCheck({ check, devices }: ProgressFacts, now: Date): Decision {
  const state = checkState(check);
  if (state === 'passed') return { ...DONE, doneAt: check.passedAt };
  if (NEEDS_A_TILL.has(state) && !findCertifiedAt(devices, now))
    return { state: 'blocked', missing: ['certificate-first'], doneAt: null };
  return { state: state === 'on-its-way' ? 'waiting' : 'open', missing: missingIn(state, check), doneAt: null };
}

/** States in which a device that can sign has to make a bill, also when it was unlinked in the middle. */
const NEEDS_A_TILL: ReadonlySet<CheckState> = new Set([
  'receipt',
  'receipt-refused',
  'refund',
  'refund-refused',
  'failed',
]);

const missingIn = (state: CheckState, { receipt, refund }: CheckFacts): Missing[] =>
  state === 'failed'
    ? ['check-failed', 'confirmation']
    : [...stillMissing(receipt, 'test-bill'), ...stillMissing(refund, 'test-refund'), 'confirmation'];

function stillMissing(bill: CheckedBill, name: 'test-bill' | 'test-refund'): Missing[] {
  if (bill === 'accepted') return [];
  if (bill === 'none') return [name];
  return [bill === 'sent' ? `${name}-waiting` : `${name}-refused`];
}
