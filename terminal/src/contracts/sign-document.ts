import { listToSign, reportToSign, type ToSign } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { compareBill } from '@comptoir/domain/sales/contracts/compare-bill';
import { transactionSchema } from '@comptoir/websrm/requests/transaction';
import { makeBill, makeBills, type MadeBill } from '../selling/make-bill.ts';
import type { PlannedDraft } from '../bills/finish-plan.ts';
import type { PaidBy } from '@comptoir/websrm/recipes/recipe';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import { requireReady } from '../selling/require-ready.ts';
import { requireShift } from '../shift/require-shift.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { formatAmount } from '../texts/format.ts';
import { composeOrdered, figuresOf } from './compose-ordered.ts';
import { findBill } from '../bills/find-bill.ts';
import { recoverUnpaid } from '../bills/recover-unpaid.ts';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';

const TIMEOUT_MS = 10_000;

/** Fetches the documents that wait for this till. @throws TerminalError when Comptoir does not answer */
export async function fetchToSign(context: Context, terminal: Terminal): Promise<ToSign[]> {
  const answer = await callEndpoint(listToSign, callerOf(context, terminal), { timeoutMs: TIMEOUT_MS });
  return expectReply(answer, context.apiUrl).items;
}

/**
 * Says that this till signs a document, so that no other does, and signs it: the bills that it comes to, all or none. The document is
 * written down with its bill; which bill it is is reported until Comptoir has it.
 * @throws TerminalError when it was signed before, follows what was followed already, or comes to something else than what was asked
 */
export async function signDocument(
  context: Context,
  terminal: Terminal,
  { document, payment }: { document: ToSign; payment: PaidBy | null },
): Promise<MadeBill[]> {
  const drafts = await composeDocument(context, terminal, { document, payment });
  // what would keep it from being signed is found before it is this till's to sign
  await requireShift(context, terminal);
  await requireReady(context, terminal);
  const call = { id: document.id, body: { noTrans: null }, timeoutMs: TIMEOUT_MS };
  expectReply(await callEndpoint(reportToSign, callerOf(context, terminal), call), context.apiUrl);
  const [only, ...others] = drafts;
  if (only !== undefined && others.length === 0) return [await makeBill(context, terminal, only)];
  return makeBills(context, terminal, drafts);
}

async function composeDocument(
  { language }: Context,
  terminal: Terminal,
  { document, payment }: { document: ToSign; payment: PaidBy | null },
): Promise<PlannedDraft[]> {
  const { id, order } = document;
  const before = terminal.journal.state.contractDocuments.find((one) => one.id === id);
  if (before !== undefined)
    throw new TerminalError((texts) => texts.contracts.signedBefore(order.contract, before.noTrans));
  const earlier = await findEarlierDocument(terminal, document);
  const drafts = composeOrdered(terminal.record, { order, earlier, payment });
  if (drafts === null)
    throw new TerminalError((texts) => texts.contracts.followedAlready(earlier?.noTrans ?? order.contract));
  const write = (amount: number): string => formatAmount(cents(amount), language);
  const { asked, made } = compareBill(order, { earlierCents: order.earlierCents, bill: figuresOf(drafts) });
  if (asked !== made) throw new TerminalError((texts) => texts.contracts.amountsDiffer(write(asked), write(made)));
  return drafts.map((draft, index) => (index === drafts.length - 1 ? { ...draft, signs: id } : draft));
}

/**
 * The bill that a document follows. One of this till must still wait: what was paid or cancelled here is not followed a second time. One
 * of another till, which no longer bills, is taken as Comptoir has it.
 * @throws TerminalError when it has been followed already
 */
async function findEarlierDocument({ journal }: Terminal, { refersTo }: ToSign): Promise<UnpaidBill | null> {
  if (refersTo === null) return null;
  const bill = transactionSchema.parse(JSON.parse(refersTo));
  const waiting = journal.state.unpaid.find((one) => keyOf(one) === keyOf(bill));
  if (waiting !== undefined) return waiting;
  const { unpaid } = recoverUnpaid(bill);
  const isOwn = (await findBill(journal, bill.noTrans)) !== null;
  if (isOwn || unpaid === undefined) throw new TerminalError((texts) => texts.contracts.followedAlready(bill.noTrans));
  const { noTrans, datTrans, signa } = bill;
  return { ...unpaid, actu: signa.actu, noTrans, datTrans, text: refersTo };
}
