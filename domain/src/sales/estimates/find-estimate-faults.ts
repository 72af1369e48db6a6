import type { Day } from '../../base/calendar/calendar-day.ts';
import { isDrawable } from '../../base/files/is-drawable.ts';
import type { EstimateContent, EstimateItem } from './estimate-content.ts';

/**
 * Faults that make no sense to a customer: nothing to pay, an event or a payment that is over, an answer that is asked for
 * after the event; and words, in an estimate or of a customer from before they were refused, that the document or the contract
 * could not show.
 */
export const ESTIMATE_FAULTS = [
  'nothing-to-pay',
  'event-over',
  'payment-over',
  'valid-after-event',
  'unwritable-words',
  'unwritable-customer',
] as const;
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
  /** True when the authority takes words as they are, for the contract. */
  readonly isWritable: (words: string) => boolean;
  /** Name and address of its customer, as far as they are known. */
  readonly customer: readonly string[];
}

/** Finds the faults to correct before an estimate goes out, in the order of its fields. */
export function findEstimateFaults(content: EstimateContent, sent: SentOn): FoundFault[] {
  const { occasion, instalments, balanceDueOn, validUntil } = content;
  const { totalCents, today, isOfContract } = sent;
  const faults = findUnwritable(content, sent);
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

function findUnwritable(content: EstimateContent, { isWritable, customer }: SentOn): FoundFault[] {
  const { place } = content.occasion;
  const words = wordsOf(content).filter(({ text }) => text !== '' && !(isDrawable(text) && isWritable(text)));
  const blocks = [
    { path: 'occasion.place', text: place },
    { path: 'terms', text: content.terms },
  ].filter(({ text }) => !isDrawable(text));
  return [
    ...[...words, ...blocks].map(({ path }) => ({ path, fault: 'unwritable-words' as const })),
    ...(customer.every(isDrawable) ? [] : [{ path: 'customer', fault: 'unwritable-customer' as const }]),
  ];
}

/** A name, and the field that it is typed into. */
interface Words {
  readonly path: string;
  readonly text: string;
}

/** Every name that stands on the contract: of the event, the lines and the drinks that come with them. */
export const wordsOf = ({ occasion, items }: EstimateContent): Words[] => [
  { path: 'occasion.name', text: occasion.name },
  ...wordsOfItems(items),
];

/** The names of lines and of the drinks that come with them. */
export const wordsOfItems = (items: readonly Pick<EstimateItem, 'description' | 'drinks'>[]): Words[] =>
  items.flatMap(({ description, drinks = [] }, at) => [
    { path: `items.${at}.description`, text: description },
    ...drinks.map((drink, of) => ({ path: `items.${at}.drinks.${of}.description`, text: drink.description })),
  ]);
