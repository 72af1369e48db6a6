import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { ratesOn } from '@comptoir/domain/base/taxes/tax-calendar';
import { amountLeft, composeCredit } from '../bills/compose-credit.ts';
import { composeBill } from '../bills/compose-bill.ts';
import { findBill } from '../bills/find-bill.ts';
import { makeBill, type MadeBill } from '../selling/make-bill.ts';
import type { Draft } from '../bills/sign-bill.ts';
import type { Context } from '../context.ts';
import { settleRest } from '../upkeep/settle-rest.ts';
import { withTerminal, type Terminal } from '../terminal/with-terminal.ts';
import { askBack, orderLunch } from './order-lunch.ts';
import { nextGapMs } from './random.ts';

/** One bill of the rush: its signature, what was known of it at once, and how long the customer waited. */
export interface RushBill {
  readonly actu: string;
  readonly state: 'accepted' | 'waiting' | 'refused';
  readonly milliseconds: number;
}

export interface TerminalRush {
  readonly terminal: string;
  readonly random: () => number;
  readonly billsPerMinute: number;
  readonly endsAt: number;
  readonly onBill: (bill: RushBill) => void;
}

const REFUND_SHARE = 0.06;

/** Works one terminal until the end of the rush; the bill in hand when it ends is finished. */
export async function runTerminal(context: Context, rush: TerminalRush): Promise<void> {
  while (await waitForCustomer(context, rush)) {
    await withTerminal(context, rush.terminal, async (terminal) => {
      const draft = await nextDraft(terminal, { random: rush.random, at: context.now() });
      const begun = performance.now();
      const made = await makeBill(context, terminal, draft);
      const milliseconds = Math.round(performance.now() - begun);
      rush.onBill({ actu: made.bill.signa.actu, state: stateOf(made), milliseconds });
      await recordPrinted(terminal, made);
      await settleRest(context, terminal, made.submitted);
    });
  }
}

async function waitForCustomer({ stop }: Context, { random, billsPerMinute, endsAt }: TerminalRush): Promise<boolean> {
  const gap = nextGapMs(random, billsPerMinute);
  const left = endsAt - Date.now();
  await sleep(Math.min(gap, left), undefined, { signal: stop }).catch(() => undefined);
  return gap < left && !stop.aborted;
}

async function nextDraft(terminal: Terminal, { random, at }: { random: () => number; at: Date }): Promise<Draft> {
  const { lastSale } = terminal.journal.state;
  const credit =
    lastSale !== null && random() < REFUND_SHARE ? await creditOf(terminal, { noTrans: lastSale, random }) : null;
  if (credit) return credit;
  const { taxCalendar, merchant } = terminal.record.configuration;
  const { order, terms } = orderLunch(random, ratesOn(taxCalendar, dayIn(merchant.timeZone, at)));
  return { content: composeBill(terminal.record, order, terms), origin: 'sale' };
}

/** Null when that bill has nothing left to give back: the customer orders again instead. */
async function creditOf(terminal: Terminal, input: { noTrans: string; random: () => number }): Promise<Draft | null> {
  const found = await findBill(terminal.journal, input.noTrans);
  if (found === null) return null;
  const amount = askBack(input.random, amountLeft(found).subtotal);
  const composed = composeCredit(terminal.record, found, { amount, taxesIncluded: false, payment: null });
  return composed.ok ? composed.value : null;
}

/** No one reads the bills of a rush: they count as printed without being drawn. */
const recordPrinted = (terminal: Terminal, { bill }: MadeBill): Promise<void> =>
  terminal.journal.append({
    kind: 'printed',
    id: randomUUID(),
    noTrans: bill.noTrans,
    actu: bill.signa.actu,
    document: 'FAC',
  });

const stateOf = ({ result }: MadeBill): RushBill['state'] =>
  result?.state === 'accepted' || result?.state === 'refused' ? result.state : 'waiting';
