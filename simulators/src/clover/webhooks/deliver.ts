import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import type { Delivery } from './delivery.ts';

const TRIES = 3;
const PAUSE_MS = 200;
const PATIENCE_MS = 5000;

/** Calls the portal's webhook, up to three times until it answers 2xx, and keeps what came of it. */
export async function deliver(
  clover: Clover,
  webhookUrl: string,
  { body, auth }: Pick<Delivery, 'body' | 'auth'>,
): Promise<Delivery> {
  const tries: Delivery['tries'] = [];
  let isDelivered = false;
  while (!isDelivered && tries.length < TRIES && !clover.ending.aborted) {
    if (tries.length > 0)
      await setTimeout(PAUSE_MS * tries.length, undefined, { signal: clover.ending }).catch(() => {});
    const tried = await call(clover, webhookUrl, { body, auth });
    tries.push(tried);
    isDelivered = tried.status !== null && tried.status >= 200 && tried.status < 300;
  }
  const delivery: Delivery = { at: new Date(clover.now()).toISOString(), body, auth, tries, isDelivered };
  if (!clover.ending.aborted) clover.commit({ kind: 'delivery', delivery });
  return delivery;
}

async function call(
  { ending }: Clover,
  webhookUrl: string,
  { body, auth }: Pick<Delivery, 'body' | 'auth'>,
): Promise<Delivery['tries'][number]> {
  try {
    const reply = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...AUTH[auth]() },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await reply.body?.cancel();
    return { status: reply.status, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

const AUTH = {
  right: () => ({ 'x-clover-auth': CLOVER_APP.webhookAuthCode }),
  wrong: () => ({ 'x-clover-auth': randomUUID() }),
  none: () => ({}),
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
