import { findCertifiedAt } from './resolve-certificate.ts';
import {
  DONE,
  type CheckedBill,
  type CheckFacts,
  type Decision,
  type Missing,
  type ProgressFacts,
} from './progress-facts.ts';

/** Done once a person has said so, which they may when the receipt and its refund were accepted. Source: spec §2. */
export function resolveCheck({ check, devices }: ProgressFacts, now: Date): Decision {
  if (check.confirmedAt) return { ...DONE, doneAt: check.confirmedAt };
  if (check.bill === 'none' && !findCertifiedAt(devices, now))
    return { state: 'blocked', missing: ['certificate-first'], doneAt: null };
  const missing: readonly Missing[] = [
    ...stillMissing(check.bill, 'test-bill'),
    ...stillMissing(check.refund, 'test-refund'),
    'confirmation',
  ];
  const isTheirTurn = mayConfirmCheck(check) || missing.some((one) => one === 'test-bill' || one === 'test-refund');
  return { state: isTheirTurn ? 'open' : 'waiting', missing, doneAt: null };
}

/** Whether there is something to confirm: the authority has the receipt and its refund. */
export const mayConfirmCheck = ({ bill, refund }: CheckFacts): boolean => bill === 'accepted' && refund === 'accepted';

function stillMissing(bill: CheckedBill, name: 'test-bill' | 'test-refund'): Missing[] {
  if (bill === 'accepted') return [];
  return [bill === 'sent' ? `${name}-waiting` : name];
}
