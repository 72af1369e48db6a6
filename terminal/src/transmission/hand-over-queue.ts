import { randomUUID } from 'node:crypto';
import { handOverTransactions, type HandOverReply } from '@comptoir/contract/device-api';
import type { ErrorCode } from '@comptoir/contract/errors';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import type { OpenBill } from '../journal/till-state.ts';
import type { Till } from '../till/with-till.ts';
import { splitBills } from './split-bills.ts';

export type Trigger = 'sale' | 'batch' | 'end-of-shift' | 'return';

/** How the till stands with Comptoir after a call. `refusal` when Comptoir does not take calls of this till. */
export interface HandedOver {
  readonly contact: 'answered' | 'unreachable' | 'refused';
  readonly refusal: ErrorCode | null;
  /** What was answered, by signature. */
  readonly results: ReadonlyMap<string, Result>;
  readonly authorityReachable: boolean;
  /** Bills that Comptoir holds and the authority did not answer for. */
  readonly stillWaiting: number;
  /** Somebody asked in the portal for the certificate to be renewed. */
  readonly isRenewalRequested: boolean;
  /** Whether something is left here, for want of time or of an answer. */
  readonly isComplete: boolean;
}

/** On top of the time that Comptoir itself waits for the authority. */
const MARGIN_MS = 2000;

/**
 * Hands over all that is queued, oldest first, and puts the answers in the journal. The exact bytes of the journal are sent,
 * as often as it takes: Comptoir knows a bill that comes again by its signature. A `sale`'s own bill is the last one;
 * `startBefore` keeps a long queue from holding up its receipt: later calls are not begun.
 */
export async function handOverQueue(
  context: Context,
  till: Till,
  { trigger, startBefore }: { trigger: Trigger; startBefore?: number },
): Promise<HandedOver> {
  const calls = splitBills(till.journal.state.open.filter(({ place }) => place === 'here'));
  // without a bill there is still the wish that Comptoir send what waits there
  if (calls.length === 0 && trigger !== 'sale') calls.push([]);
  const results = new Map<string, Result>();
  let last = { ...ANSWERED, results };
  for (const [index, bills] of calls.entries()) {
    if (index > 0 && isPast(startBefore)) return { ...last, isComplete: false };
    const answer = await handOver(context, till, { bills, trigger: index === calls.length - 1 ? trigger : 'batch' });
    last = { ...last, ...summarize(answer) };
    if (answer.kind !== 'reply') return { ...last, isComplete: false };
    for (const result of nameResults(answer.reply, bills)) results.set(result.actu ?? '', result);
  }
  return { ...last, isComplete: true };
}

const isPast = (instant: number | undefined): boolean => instant !== undefined && Date.now() >= instant;

/** Time that a whole sale may wait for its answer. */
export const replyTimeMs = (till: Till): number => till.record.configuration.replyTimeoutMs + MARGIN_MS;

const ANSWERED = {
  contact: 'answered' as HandedOver['contact'],
  refusal: null as ErrorCode | null,
  authorityReachable: true,
  stillWaiting: 0,
  isRenewalRequested: false,
};

async function handOver(context: Context, till: Till, call: { bills: readonly OpenBill[]; trigger: Trigger }) {
  const { token, certificate } = till.record;
  const answer = await callEndpoint(
    handOverTransactions,
    { apiUrl: context.apiUrl, token },
    {
      body: {
        deviceNumber: certificate.deviceNumber,
        trigger: call.trigger,
        documents: call.bills.map(({ text }) => text),
      },
      timeoutMs: replyTimeMs(till),
    },
  );
  if (answer.kind === 'reply') await recordAnswer(till, answer.reply, call.bills);
  if (answer.kind === 'unreachable' && till.journal.state.offlineSince === null) {
    await till.journal.append({ kind: 'went-offline', id: randomUUID() });
  }
  return answer;
}

async function recordAnswer(till: Till, reply: HandOverReply, bills: readonly OpenBill[]): Promise<void> {
  const { offlineSince, open } = till.journal.state;
  const waiting = open.filter(({ place }) => place === 'here').length;
  await till.journal.append(
    ...(offlineSince === null ? [] : [{ kind: 'came-online', id: randomUUID(), waiting } as const]),
    { kind: 'answered', results: nameResults(reply, bills), chainHead: reply.chainHead },
  );
}

/** A bill that could not be read is answered by its number alone: the till knows its signature. */
const nameResults = ({ results }: HandOverReply, bills: readonly OpenBill[]): Result[] =>
  results.map((result) => ({
    ...result,
    actu: result.actu ?? bills.find(({ noTrans }) => noTrans === result.noTrans)?.actu ?? null,
  }));

function summarize(answer: Awaited<ReturnType<typeof handOver>>): typeof ANSWERED {
  switch (answer.kind) {
    case 'reply': {
      const { authorityReachable, stillWaiting, isRenewalRequested } = answer.reply;
      return { ...ANSWERED, authorityReachable, stillWaiting, isRenewalRequested };
    }
    case 'refused':
      return { ...ANSWERED, contact: 'refused', refusal: answer.code };
    case 'unreachable':
      return { ...ANSWERED, contact: 'unreachable', authorityReachable: false };
  }
}
