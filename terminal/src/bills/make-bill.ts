import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import { replyTimeMs, submitQueue, type Submitted } from '../submission/submit-queue.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { finishPlan, planBills, type PlannedDraft } from './finish-plan.ts';
import { rebuildRefused, type Rebuilt } from './rebuild-refused.ts';
import { requireCertificate, requireChain, requireClock } from './require-ready.ts';
import { type Draft, signBill } from './sign-bill.ts';

/** A bill that was made, and what is known of it when it is printed. */
export interface MadeBill {
  readonly bill: Transaction;
  /** What Comptoir answered for it; null without an answer. */
  readonly result: Result | null;
  readonly submitted: Submitted;
  /** Refused bills that were rebuilt on the way. */
  readonly rebuilt: readonly Rebuilt[];
}

/**
 * Makes a bill: refused ones are rebuilt first, then this one is made; signed and kept, then submitted with all that is queued. When it turns
 * out that the terminal's folder was put back to an older copy, the bill is rebuilt at once: no customer has it on paper yet.
 */
export async function makeBill(context: Context, terminal: Terminal, draft: Draft): Promise<MadeBill> {
  const rebuilt = await prepare(context, terminal);
  const bill = await signBill(terminal, draft, context.now());
  return only(await submitBills(context, terminal, { bills: [bill], rebuilt }));
}

/** Makes several bills that belong together, all of them or none, as `makeBill` does. */
export async function makeBills(
  context: Context,
  terminal: Terminal,
  drafts: readonly PlannedDraft[],
): Promise<MadeBill[]> {
  const rebuilt = await prepare(context, terminal);
  await planBills(terminal, drafts);
  const bills = await finishPlan(terminal, context.now());
  return submitBills(context, terminal, { bills, rebuilt });
}

/** Makes up for bills that an interruption left undone, before anything is looked up that depends on them. */
export async function settlePlan(context: Context, terminal: Terminal): Promise<void> {
  if (terminal.journal.state.plan !== null) await prepare(context, terminal);
}

/** What must hold before a bill is signed, and what is made first. */
async function prepare(context: Context, terminal: Terminal): Promise<Rebuilt[]> {
  requireCertificate(terminal, context.now());
  await requireChain(context, terminal);
  requireClock(context, terminal);
  const rebuilt = await rebuildRefused(terminal, context.now());
  await finishPlan(terminal, context.now());
  return rebuilt;
}

interface Signed {
  readonly bills: readonly Transaction[];
  readonly rebuilt: readonly Rebuilt[];
}

async function submitBills(context: Context, terminal: Terminal, signed: Signed): Promise<MadeBill[]> {
  const startBefore = Date.now() + replyTimeMs(terminal);
  const submitted = await submitQueue(context, terminal, { trigger: 'sale', startBefore });
  if (submitted.isCaughtUp) return makeAgain(context, terminal, signed);
  return signed.bills.map((bill) => madeBill(bill, submitted, signed.rebuilt));
}

async function makeAgain(context: Context, terminal: Terminal, { bills, rebuilt }: Signed): Promise<MadeBill[]> {
  requireClock(context, terminal);
  const again = await rebuildRefused(terminal, context.now());
  const submitted = await submitQueue(context, terminal, { trigger: 'sale' });
  const replaced = new Map(again.map((one) => [one.actu, one.bill]));
  const own = new Set(bills.map(({ signa }) => signa.actu));
  const others = [...rebuilt, ...again.filter(({ actu }) => !own.has(actu))];
  return bills.map((bill) => madeBill(replaced.get(bill.signa.actu) ?? bill, submitted, others));
}

const madeBill = (bill: Transaction, submitted: Submitted, rebuilt: readonly Rebuilt[]): MadeBill => ({
  bill,
  result: submitted.results.get(bill.signa.actu) ?? null,
  submitted,
  rebuilt,
});

function only(made: readonly MadeBill[]): MadeBill {
  const [bill] = made;
  if (bill === undefined) throw new RangeError('a bill that was made is there');
  return bill;
}
