import { takeFault } from '../../shared/waiting-faults.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { CardFault } from '../state/card-fault.ts';
import type { CardsState } from '../state/cards-state.ts';
import type { JournalEntry } from '../state/journal-entry.ts';
import { type CardEvent, type Tried, webhookUrlOf } from './card-event.ts';
import { eventBody, signWebhook } from './event-body.ts';

const PATIENCE_MS = 5000;

interface Webhooks {
  state: CardsState;
  commit: (entry: JournalEntry) => void;
  /** Aborts when the simulator ends, so that no delivery outlives it. */
  ending: AbortSignal;
}

export interface Dispatcher {
  /** Sends an event, through the fault that waits for it if there is one. */
  dispatch: (event: CardEvent) => void;
  /** Sends it once more, whatever became of it. */
  resend: (event: CardEvent) => void;
}

/** Sends events to webhooks, one after the other; those that fail are tried again later and hold no others up. */
export function createDispatcher(webhooks: Webhooks): Dispatcher {
  let queue = Promise.resolve();
  const held: CardEvent[] = [];
  const enqueue = (event: CardEvent) => {
    queue = queue.then(() => deliver(webhooks, event, enqueue));
  };
  return {
    resend: enqueue,
    dispatch: (event) => {
      if (event.delivery !== 'waiting') return;
      switch (takeWebhookFault(webhooks, event)) {
        case 'webhook-lost':
          webhooks.commit({ kind: 'tried', eventId: event.id, tried: null, delivery: 'lost' });
          return;
        case 'webhook-late':
          held.push(event);
          return;
        case 'webhook-duplicate':
          enqueue(event);
          break;
        case undefined:
      }
      enqueue(event);
      for (const late of held.splice(0)) enqueue(late);
    },
  };
}

type WebhookFault = Extract<CardFault['fault'], `webhook-${string}`>;

function takeWebhookFault(webhooks: Webhooks, event: CardEvent): WebhookFault | undefined {
  const fault = takeFault<CardFault>(
    webhooks,
    (one) => one.fault.startsWith('webhook-') && (one.face === undefined || one.face === event.face),
  );
  return fault?.fault as WebhookFault | undefined;
}

async function deliver(webhooks: Webhooks, { id }: CardEvent, enqueue: (event: CardEvent) => void): Promise<void> {
  const { state, ending, commit } = webhooks;
  const event = state.events.get(id);
  const url = event ? webhookUrlOf(state.settings, event.face) : null;
  if (!event || url === null || ending.aborted) return;
  const tried = await call(webhooks, event, url);
  // What ended while it was being sent is sent again at the next start.
  if (ending.aborted) return;
  const pause = state.settings.retryPausesMs[event.tries.length];
  const delivery = deliveryAfter(tried, pause);
  commit({ kind: 'tried', eventId: id, tried, delivery });
  if (delivery === 'waiting') retryLater(webhooks, pause ?? 0, () => enqueue(event));
}

function deliveryAfter({ status }: Tried, pause: number | undefined): CardEvent['delivery'] {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return pause === undefined ? 'given-up' : 'waiting';
}

/** Thousands may wait while no one listens: none watches for the end, and a pause that outlives it comes to nothing. */
function retryLater({ ending }: Webhooks, pause: number, retry: () => void): void {
  setTimeout(() => {
    if (!ending.aborted) retry();
  }, pause).unref();
}

async function call({ ending }: Webhooks, event: CardEvent, url: string): Promise<Tried> {
  const body = JSON.stringify(eventBody(event));
  const [header, secret] = SIGNING[event.face];
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: signWebhook(body, secret, Date.now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await reply.body?.cancel();
    return { status: reply.status, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

const SIGNING = {
  simulator: ['simulator-signature', CARD_KEYS.webhookSecret],
  stripe: ['stripe-signature', CARD_KEYS.stripeWebhookSecret],
} as const;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
