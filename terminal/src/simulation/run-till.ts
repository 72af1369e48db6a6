import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { amountLeft, composeCredit } from '../billing/compose-credit.ts';
import { composeBill } from '../billing/compose-bill.ts';
import { findBill } from '../billing/find-bill.ts';
import { makeBill, type MadeBill } from '../billing/make-bill.ts';
import type { Draft } from '../billing/sign-bill.ts';
import type { Context } from '../context.ts';
import { settleRest } from '../transmission/settle-rest.ts';
import { withTill, type Till } from '../till/with-till.ts';
import { askBack, orderLunch } from './order-lunch.ts';
import { nextGapMs } from './random.ts';

/** One bill of the rush: its signature, what was known of it at once, and how long the customer waited. */
export interface RushBill {
  readonly actu: string;
  readonly state: 'accepted' | 'waiting' | 'refused';
  readonly milliseconds: number;
}

export interface TillRush {
  readonly till: string;
  readonly random: () => number;
  readonly billsPerMinute: number;
  readonly endsAt: number;
  readonly onBill: (bill: RushBill) => void;
}

const REFUND_SHARE = 0.06;

/** Works one till until the end of the rush; the bill in hand when it ends is finished. */
export async function runTill(context: Context, rush: TillRush): Promise<void> {
  while (await waitForCustomer(context, rush)) {
    await withTill(context, rush.till, async (till) => {
      const draft = await nextDraft(till, rush.random);
      const begun = performance.now();
      const made = await makeBill(context, till, draft);
      const milliseconds = Math.round(performance.now() - begun);
      rush.onBill({ actu: made.transaction.signa.actu, state: stateOf(made), milliseconds });
      await handToCustomer(till, made);
      await settleRest(context, till, made.handed);
    });
  }
}

async function waitForCustomer({ stop }: Context, { random, billsPerMinute, endsAt }: TillRush): Promise<boolean> {
  const gap = nextGapMs(random, billsPerMinute);
  const left = endsAt - Date.now();
  await sleep(Math.min(gap, left), undefined, { signal: stop }).catch(() => undefined);
  return gap < left && !stop.aborted;
}

async function nextDraft(till: Till, random: () => number): Promise<Draft> {
  const { lastSale } = till.journal.state;
  const credit =
    lastSale !== null && random() < REFUND_SHARE ? await creditOf(till, { noTrans: lastSale, random }) : null;
  if (credit) return credit;
  const { order, terms } = orderLunch(random);
  return { content: composeBill(till.record, order, terms), origin: 'sale' };
}

/** Null when that bill has nothing left to give back: the customer orders again instead. */
async function creditOf(till: Till, wish: { noTrans: string; random: () => number }): Promise<Draft | null> {
  const found = await findBill(till.journal.path, wish.noTrans);
  if (found === null) return null;
  const amount = askBack(wish.random, amountLeft(found).subtotal);
  const composed = composeCredit(till.record, found, { amount, taxesIncluded: false, payment: null });
  return composed.ok ? { content: composed.value, origin: 'refund' } : null;
}

/** Nobody reads the bills of a rush: they count as printed without being drawn. */
const handToCustomer = (till: Till, { transaction }: MadeBill): Promise<void> =>
  till.journal.append({
    kind: 'printed',
    id: randomUUID(),
    noTrans: transaction.noTrans,
    actu: transaction.signa.actu,
    document: 'FAC',
  });

const stateOf = ({ result }: MadeBill): RushBill['state'] =>
  result?.state === 'accepted' || result?.state === 'refused' ? result.state : 'waiting';
