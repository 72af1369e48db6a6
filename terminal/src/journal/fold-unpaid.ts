import { dequal } from 'dequal/lite';
import { z } from 'zod';
import type { SignedEntry } from './journal-entry.ts';
import type { TerminalState } from './terminal-state.ts';
import { keyOf, type BillPlan, type UnpaidBill } from './unpaid-bill.ts';

/** The bills that wait for their payment after one more was signed: those that it ends are gone, and it waits itself when it says so. */
export function unpaidAfter(unpaid: readonly UnpaidBill[], entry: SignedEntry): UnpaidBill[] {
  const { actu, noTrans, text, replaces } = entry;
  const replaced = unpaid.find((bill) => bill.actu === replaces);
  if (replaces !== null && entry.unpaid !== undefined) {
    // a bill that was ended before it was rebuilt stays ended
    const rebuilt = { ...entry.unpaid, actu, noTrans, datTrans: read(text).datTrans, text };
    return unpaid.map((bill) => (bill === replaced ? rebuilt : bill));
  }
  const closed = new Set(entry.closes ?? []);
  const left = unpaid.filter((bill) => !closed.has(keyOf(bill)));
  if (entry.unpaid === undefined) return left;
  return [...left, { ...entry.unpaid, actu, noTrans, datTrans: read(text).datTrans, text }];
}

/** Returns the rest of a plan after one more bill was signed; null when that was its last. */
export function planAfter(plan: BillPlan | null, entry: SignedEntry): TerminalState['plan'] {
  if (plan === null || (entry.plan !== plan.id && !isNextOf(plan, entry))) return plan;
  const { datTrans, mont } = read(entry.text);
  const signed = [...plan.signed, { noTrans: entry.noTrans, datTrans, avantTax: mont.avantTax }];
  return signed.length === plan.steps.length ? null : { ...plan, signed };
}

/** A bill that Comptoir gave back does not say which plan it was a step of: it is the next one when it sells the same. */
function isNextOf({ steps, signed }: BillPlan, entry: SignedEntry): boolean {
  const step = steps[signed.length];
  if (entry.recovered !== true || step === undefined) return false;
  return dequal(readPlanned(step.content), readPlanned(entry.text));
}

/** True when a bill comes out of the printer: one only recorded does not. Text inside a value has its quotes escaped. */
export const isPrinted = ({ text }: Pick<SignedEntry, 'text'>): boolean => !text.includes('"formImpr":"NON"');

const signedText = z.object({ datTrans: z.string(), mont: z.object({ avantTax: z.string() }) });
const plannedText = z.object({ typTrans: z.string(), modPai: z.string(), items: z.array(z.unknown()) });
const readPlanned = (text: string): z.infer<typeof plannedText> => plannedText.parse(JSON.parse(text));
const read = (text: string): z.infer<typeof signedText> => signedText.parse(JSON.parse(text));
