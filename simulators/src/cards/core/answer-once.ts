import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { takeFault } from '../../shared/waiting-faults.ts';
import { gatewayPage, jsonReply, type Reply } from '../../loopback/reply.ts';
import type { Cards } from '../cards.ts';
import { type CardFault, isRequestFault, type RequestFault, type RouteName } from '../state/card-fault.ts';
import type { Face, KeptReply } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import type { Refusal } from '../../loopback/refusal.ts';

/** Wording of a provider for the parts that are the same for all of them. */
export interface Voice {
  face: Face;
  /** The key was used for something else. */
  otherContent: (key: string) => Refusal;
  /** The first request with this key is still being answered. */
  inProgress: () => Refusal;
  /** Too many requests, or an error of its own. */
  failure: (status: 429 | 500) => Refusal;
}

export interface FaceCall {
  voice: Voice;
  route: RouteName;
  /** The idempotency key, for a request that is answered once. */
  key: string | null;
  /** Method, path and body: what has to be the same for the same key. */
  content: string;
}

/** Changes of a request, and the reply once they are written. */
export interface Decision {
  changes: Change[];
  status: number;
  body: unknown;
  losesReply?: boolean | undefined;
}

/**
 * Answers one request of a provider through the fault that waits for it, if there is one. What a key was first answered is
 * answered to a caller who asks the same again; refusals of form are not kept, since nothing was done.
 */
export async function answerOnce(cards: Cards, call: FaceCall, decide: () => Decision): Promise<Reply> {
  const fault = takeRequestFault(cards, call);
  const instead = answerInstead(fault, call.voice);
  if (instead) return instead;
  if (fault?.fault === 'slow') await waitInside(cards, call, fault.value);
  // For a request that still waited when the simulator ended, nothing is done.
  if (cards.ending.aborted) return { kind: 'hang-up' };
  const { reply, losesReply } = answerOrReplay(cards, call, decide);
  if (fault?.fault === 'silence') return { kind: 'silence' };
  return fault?.fault === 'drop' || losesReply ? { kind: 'hang-up' } : reply;
}

function takeRequestFault(cards: Cards, { voice, route }: FaceCall): RequestFault | null {
  const fault = takeFault<CardFault>(
    cards,
    (one) =>
      isRequestFault(one) &&
      (one.face === undefined || one.face === voice.face) &&
      (one.route === undefined || one.route === route),
  );
  return fault && isRequestFault(fault) ? fault : null;
}

/** For the faults with which nothing is done. */
function answerInstead(fault: RequestFault | null, voice: Voice): Reply | null {
  switch (fault?.fault) {
    case 'timeout':
      return { kind: 'silence' };
    case 'down':
      return { kind: 'hang-up' };
    case 'html503':
      return gatewayPage(503, 'Service Unavailable');
    case 'status':
      throw voice.failure(fault.value);
    case 'silence':
    case 'drop':
    case 'slow':
    case undefined:
      return null;
  }
}

async function waitInside({ inProgress, ending }: Cards, call: FaceCall, milliseconds: number): Promise<void> {
  const wait = () => setTimeout(milliseconds, undefined, { signal: ending }).catch(() => {});
  if (call.key === null) return wait();
  const lock = lockOf(call.voice.face, call.key);
  if (inProgress.has(lock)) throw call.voice.inProgress();
  inProgress.add(lock);
  await wait();
  inProgress.delete(lock);
}

function answerOrReplay(
  cards: Cards,
  { voice, key, content }: FaceCall,
  decide: () => Decision,
): { reply: Reply; losesReply?: boolean | undefined } {
  if (key === null) {
    const { changes, status, body, losesReply } = decide();
    if (changes.length > 0) cards.commit({ kind: 'call', changes, reply: null });
    return { reply: jsonReply(status, body), losesReply };
  }
  const lock = lockOf(voice.face, key);
  const digest = createHash('sha256').update(content).digest('base64');
  if (cards.inProgress.has(lock)) throw voice.inProgress();
  const stored = cards.state.replies.get(lock);
  if (stored && stored.content !== digest) throw voice.otherContent(key);
  if (stored) return { reply: toReply(stored, { 'idempotent-replayed': 'true' }) };
  const { changes, status, body, losesReply } = decide();
  const reply: KeptReply = { key: lock, content: digest, status, body: JSON.stringify(body) };
  cards.commit({ kind: 'call', changes, reply });
  return { reply: toReply(reply), losesReply };
}

function lockOf(face: Face, key: string): string {
  return `${face} ${key}`;
}

function toReply({ status, body }: KeptReply, headers?: Record<string, string>): Reply {
  return { kind: 'json', status, body, ...(headers ? { headers } : {}) };
}
