import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import { replyTimeMs, submitQueue, type Submitted } from '../submission/submit-queue.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { finishPlan, planBills, signNextStep, type PlannedDraft } from '../bills/finish-plan.ts';
import { rebuildRefused, type Rebuilt } from '../bills/rebuild-refused.ts';
import { requireClock } from '../clock/require-clock.ts';
import { requireShift } from '../shift/require-shift.ts';
import { requireReady } from './require-ready.ts';
import { type Draft, signBill } from '../bills/sign-bill.ts';

/** A bill that was made, and what is known of it when it is printed. */
export interface MadeBill {
  readonly bill: Transaction;
  /** Comptoir's answer for it; null without an answer. */
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
  // a copy names who made the first one
  if (draft.keeps === undefined) await requireShift(context, terminal);
  const rebuilt = await prepare(context, terminal);
  const bill = await signBill(terminal, draft, context.now());
  return submitBill(context, terminal, { bill, rebuilt });
}

/**
 * Makes several bills that belong together, all of them or none, as `makeBill` does. Each is submitted by itself: a customer's document
 * bears the authority's number, which a bill in a batch has none of.
 */
export async function makeBills(
  context: Context,
  terminal: Terminal,
  drafts: readonly PlannedDraft[],
): Promise<MadeBill[]> {
  await requireShift(context, terminal);
  let rebuilt = await prepare(context, terminal);
  await planBills(terminal, drafts);
  const made: MadeBill[] = [];
  for (;;) {
    const bill = await signNextStep(terminal, context.now());
    if (bill === null) return made;
    made.push(await submitBill(context, terminal, { bill, rebuilt }));
    rebuilt = [];
  }
}

/** Makes up for bills that an interruption left undone, before anything is looked up that depends on them. */
export async function settlePlan(context: Context, terminal: Terminal): Promise<void> {
  if (terminal.journal.state.plan !== null) await prepare(context, terminal);
}

/** Checks readiness, rebuilds refused bills and finishes an interrupted plan. */
async function prepare(context: Context, terminal: Terminal): Promise<Rebuilt[]> {
  await requireReady(context, terminal);
  const rebuilt = await rebuildRefused(terminal, context.now());
  await finishPlan(terminal, context.now());
  return rebuilt;
}

interface Signed {
  readonly bill: Transaction;
  readonly rebuilt: readonly Rebuilt[];
}

async function submitBill(context: Context, terminal: Terminal, signed: Signed): Promise<MadeBill> {
  const { bill, rebuilt } = signed;
  const startBefore = Date.now() + replyTimeMs(terminal);
  const submitted = await submitQueue(context, terminal, { trigger: 'sale', startBefore });
  if (submitted.isCaughtUp) return makeAgain(context, terminal, signed);
  return { bill, result: submitted.results.get(bill.signa.actu) ?? null, submitted, rebuilt };
}

async function makeAgain(context: Context, terminal: Terminal, made: Signed): Promise<MadeBill> {
  await requireClock(context, terminal);
  const again = await rebuildRefused(terminal, context.now());
  const submitted = await submitQueue(context, terminal, { trigger: 'sale' });
  const own = again.find(({ actu }) => actu === made.bill.signa.actu);
  const bill = own?.bill ?? made.bill;
  const others = again.filter((other) => other !== own);
  return {
    bill,
    result: submitted.results.get(bill.signa.actu) ?? null,
    submitted,
    rebuilt: [...made.rebuilt, ...others],
  };
}
