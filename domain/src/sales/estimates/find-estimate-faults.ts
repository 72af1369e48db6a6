import type { Day } from '../../base/calendar/calendar-day.ts';
import type { EstimateContent } from './estimate-content.ts';

/** What makes no sense to a customer: nothing to pay, an event or a payment that is over, an answer that is asked for after the event. */
export const ESTIMATE_FAULTS = ['nothing-to-pay', 'event-over', 'payment-over', 'valid-after-event'] as const;
export type EstimateFault = (typeof ESTIMATE_FAULTS)[number];

/** A fault, and the field that it is about. */
export interface FoundFault {
  readonly path: string;
  readonly fault: EstimateFault;
}

interface SentOn {
  /** With taxes, whole cents; null as long as there is no price. */
  readonly totalCents: number | null;
  readonly today: Day;
  /** A change of what is agreed: its event and payments may be behind it. */
  readonly isOfContract: boolean;
}

/** What has to be put right before an estimate goes out, in the order of its fields. */
export function findEstimateFaults(
  { occasion, instalments, balanceDueOn, validUntil }: EstimateContent,
  { totalCents, today, isOfContract }: SentOn,
): FoundFault[] {
  const faults: FoundFault[] = [];
  const find = (isWrong: boolean, path: string, fault: EstimateFault): void => {
    if (isWrong) faults.push({ path, fault });
  };
  if (!isOfContract) find(occasion.date < today, 'occasion.date', 'event-over');
  find(totalCents === 0, 'items', 'nothing-to-pay');
  if (isOfContract) return faults;
  instalments.forEach(({ dueOn }, index) => find(dueOn < today, `instalments.${index}.dueOn`, 'payment-over'));
  find(balanceDueOn < today, 'balanceDueOn', 'payment-over');
  find(validUntil > occasion.date, 'validUntil', 'valid-after-event');
  return faults;
}
