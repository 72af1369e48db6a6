import { submitTransactions, type ChainState, type SubmissionReply } from '@comptoir/contract/sales/device-api';
import type { ErrorCode } from '@comptoir/contract/errors';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import { isRefusedByRelay, type HistoricBill } from '../journal/read-history.ts';
import type { OpenBill, TerminalState } from '../journal/terminal-state.ts';
import { TEXTS } from '../texts/language.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { catchUp, refusedOffChain } from './catch-up.ts';
import { findForgotten, findGap, type Gap } from './find-gap.ts';

export type Trigger = 'sale' | 'batch' | 'end-of-shift' | 'return';

/** Terminal's standing with Comptoir after a call. `refusal` when Comptoir does not take calls of this terminal. */
export interface Submitted {
  readonly contact: 'answered' | 'unreachable' | 'refused';
  readonly refusal: ErrorCode | null;
  /** Answers, by signature. */
  readonly results: ReadonlyMap<string, Result>;
  readonly authorityReachable: boolean;
  /** Bills that Comptoir holds and the authority did not answer for. */
  readonly stillWaiting: number;
  /** A user asked in the portal for the certificate to be renewed. */
  readonly isRenewalRequested: boolean;
  /** Comptoir finds a bill dated ahead of its own clock. */
  readonly isClockAhead: boolean;
  /** Version of the tax calendar in force; null where Comptoir did not say. */
  readonly calendarVersion: number | null;
  /** False when something is left here, for want of time or of an answer. */
  readonly isComplete: boolean;
  /** True when this terminal was behind Comptoir and has its bills back: what it signed meanwhile is to be rebuilt at once. */
  readonly isCaughtUp: boolean;
  /** The chains of the two do not fit, and could not be joined. */
  readonly isApart: boolean;
}

/** On top of the time that Comptoir itself waits for the authority. */
const MARGIN_MS = 2000;

/**
 * Submits all that is queued, oldest first, and puts the answers in the journal. The exact bytes of the journal are sent,
 * as often as it takes: Comptoir knows a bill that comes again by its signature. A `sale`'s own bill is the last one;
 * `startBefore` keeps a long queue from holding up its receipt: later calls are not begun. When one of the two was put back to an
 * older copy, the other gives it what it lacks.
 */
export async function submitQueue(context: Context, terminal: Terminal, options: SubmitOptions): Promise<Submitted> {
  const queue = terminal.journal.state.open.filter(({ place }) => place === 'here');
  const { gap, ...submitted } = await submitBills(context, terminal, { ...options, bills: queue });
  if (gap === null) return { ...submitted, isCaughtUp: false, isApart: false };
  if (gap.behind === 'terminal') {
    const isCaughtUp = (await catchUp(context, terminal)) === 'done';
    return { ...submitted, isComplete: isCaughtUp, isCaughtUp, isApart: !isCaughtUp };
  }
  const lost = new Set(gap.lost.map(({ actu }) => actu));
  const bills = gap.missing.map((bill) => ({ ...bill, isAgain: lost.has(bill.actu) }));
  const { gap: left, ...again } = await submitBills(context, terminal, { ...options, bills });
  const isHealed = again.isComplete && left === null;
  if (isHealed) context.screen.warn(TEXTS[context.language].terminal.relayCaughtUp(gap.lost.length));
  const results = new Map([...submitted.results, ...again.results]);
  return { ...again, results, isCaughtUp: false, isApart: again.contact === 'answered' && left !== null };
}

interface SubmitOptions {
  readonly trigger: Trigger;
  readonly startBefore?: number;
}

/** A bill as it is submitted, with the outcome that the terminal received earlier. `isAgain`: Comptoir had it before. */
type Submission = Pick<OpenBill, 'actu' | 'noTrans' | 'text'> &
  Partial<Pick<HistoricBill, 'outcome'>> & { readonly isAgain?: boolean };

type SubmittedBills = Omit<Submitted, 'isCaughtUp' | 'isApart'> & { readonly gap: Gap | null };

async function submitBills(
  context: Context,
  terminal: Terminal,
  { trigger, startBefore, bills }: SubmitOptions & { bills: readonly Submission[] },
): Promise<SubmittedBills> {
  const results = new Map<string, Result>();
  let last: SubmittedBills = { ...ANSWERED, results, gap: null, isComplete: true };
  for (const [index, call] of planCalls(bills, trigger).entries()) {
    if (index > 0 && isPast(startBefore)) return { ...last, isComplete: false };
    const answer = await submitCall(context, terminal, call);
    last = { ...last, ...summarize(answer) };
    if (!answer.ok) return { ...last, isComplete: false };
    const recorded = await recordAnswer(terminal, answer.value, call.bills);
    for (const result of recorded.results) results.set(result.actu ?? '', result);
    if (recorded.gap !== null) return { ...last, gap: recorded.gap, isComplete: false };
    // what follows a bill that was refused is refused with it
    if (recorded.results.some(isRefusedByRelay)) return last;
  }
  return last;
}

interface Call {
  readonly bills: readonly Submission[];
  readonly trigger: Trigger;
}

/** The last call carries the trigger. Without a bill there is still a call: it asks Comptoir to send what waits there. */
function planCalls(bills: readonly Submission[], trigger: Trigger): Call[] {
  const calls = splitBills(bills);
  if (calls.length === 0 && trigger !== 'sale') calls.push([]);
  return calls.map((call, index) => ({ bills: call, trigger: index === calls.length - 1 ? trigger : 'batch' }));
}

const isPast = (instant: number | undefined): boolean => instant !== undefined && Date.now() >= instant;

/** Time that a whole sale may wait for its answer. */
export const replyTimeMs = (terminal: Terminal): number => terminal.record.configuration.replyTimeoutMs + MARGIN_MS;

const ANSWERED = {
  contact: 'answered' as Submitted['contact'],
  refusal: null as ErrorCode | null,
  authorityReachable: true,
  stillWaiting: 0,
  isRenewalRequested: false,
  isClockAhead: false,
  calendarVersion: null as number | null,
};

async function submitCall(context: Context, terminal: Terminal, call: Call) {
  const { certificate, configuration } = terminal.record;
  const again = call.bills.flatMap(({ actu, isAgain }) => (isAgain === true ? [actu] : []));
  const answer = await callEndpoint(submitTransactions, callerOf(context, terminal), {
    body: {
      deviceNumber: certificate.deviceNumber,
      trigger: call.trigger,
      documents: call.bills.map(({ text }) => text),
      outcomes: call.bills.flatMap(({ outcome }) => (outcome ? [outcome] : [])),
      // said only where it is so: a Comptoir of before does not take the word
      ...(again.length > 0 ? { again } : {}),
      ...(configuration.isCalendarGiven ? { calendarVersion: configuration.taxCalendar.version } : {}),
    },
    timeoutMs: replyTimeMs(terminal),
  });
  if (!answer.ok && answer.reason === 'unreachable' && terminal.journal.state.offlineSince === null) {
    await terminal.journal.append({ kind: 'went-offline', id: crypto.randomUUID() });
  }
  return answer;
}

/** Puts an answer in the journal. Refusals do not count while Comptoir lacks what they follow: they are decided again. */
async function recordAnswer(
  terminal: Terminal,
  reply: SubmissionReply,
  bills: readonly Submission[],
): Promise<{ results: readonly Result[]; gap: Gap | null }> {
  const { journal } = terminal;
  const answer = { ...reply, results: nameResults(reply, bills) };
  const gap = await findGap(journal, answer);
  const results =
    gap === null ? withStrays(journal.state, answer) : answer.results.filter((result) => !isRefusedByRelay(result));
  const { offlineSince, open } = journal.state;
  const waiting = open.filter(({ place }) => place === 'here').length;
  await journal.append(
    ...(offlineSince === null ? [] : [{ kind: 'came-online', id: crypto.randomUUID(), waiting } as const]),
    { kind: 'answered', results: [...results], ...(gap === null ? { chainHead: reply.chainHead } : {}) },
  );
  return { results, gap: gap ?? (await findForgotten(journal, answer)) };
}

/**
 * Applies an answer to the queue: all that follows a refused bill is off the chain with it, answered or not. So is what follows a bill that
 * neither of the two has on its chain.
 */
function withStrays(
  state: TerminalState,
  { results, chain }: { results: readonly Result[]; chain: ChainState },
): Result[] {
  const refused = new Set(results.filter(isRefusedByRelay).map(({ actu }) => actu));
  const stray = results.find(({ state: of }) => chain === 'relay-behind' && of === 'not-known')?.actu;
  const first = state.open.findIndex(({ actu }) => refused.has(actu) || actu === stray);
  if (first < 0) return [...results];
  const off = state.open.slice(first).filter(({ place, actu }) => place === 'here' && !refused.has(actu));
  const offSignatures = new Set<string | null>(off.map(({ actu }) => actu));
  return [...results.filter(({ actu }) => !offSignatures.has(actu)), ...off.map(refusedOffChain)];
}

/** A bill that could not be read is answered by its number alone: the terminal knows its signature. */
const nameResults = ({ results }: SubmissionReply, bills: readonly Submission[]): Result[] =>
  results.map((result) => ({
    ...result,
    actu: result.actu ?? bills.find(({ noTrans }) => noTrans === result.noTrans)?.actu ?? null,
  }));

function summarize(answer: Awaited<ReturnType<typeof submitCall>>): typeof ANSWERED {
  if (answer.ok) {
    const { authorityReachable, stillWaiting, isRenewalRequested, isClockAhead, calendarVersion = null } = answer.value;
    return { ...ANSWERED, authorityReachable, stillWaiting, isRenewalRequested, isClockAhead, calendarVersion };
  }
  return answer.reason === 'refused'
    ? { ...ANSWERED, contact: 'refused', refusal: answer.code }
    : { ...ANSWERED, contact: 'unreachable', authorityReachable: false };
}

/** The most that goes into one call: bills, and bytes of their texts. */
export const CALL_LIMITS = { bills: 500, bytes: 200_000 };

/** Splits what waits into calls, oldest first; a bill is never cut, and one that is too large for a call goes alone. */
export function splitBills<Bill extends { text: string }>(
  oldestFirst: readonly Bill[],
  limits = CALL_LIMITS,
): Bill[][] {
  const calls: Bill[][] = [];
  let bytes = 0;
  for (const bill of oldestFirst) {
    const size = ENCODER.encode(JSON.stringify(bill.text)).length;
    const call = calls.at(-1);
    if (call && call.length < limits.bills && bytes + size <= limits.bytes) {
      call.push(bill);
      bytes += size;
    } else {
      calls.push([bill]);
      bytes = size;
    }
  }
  return calls;
}

const ENCODER = new TextEncoder();
