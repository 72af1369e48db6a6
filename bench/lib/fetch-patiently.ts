import { setTimeout as wait } from 'node:timers/promises';

/** A reply, and when it was asked for. The reply to one who has asked too often in a minute says how long to wait; then it is asked once more. */
export async function fetchPatiently(url: string, init: RequestInit): Promise<{ reply: Response; startedAt: number }> {
  const startedAt = performance.now();
  const reply = await fetch(url, init);
  const seconds = Number(reply.headers.get('retry-after'));
  if (reply.status !== 429 || !(seconds > 0)) return { reply, startedAt };
  await reply.text();
  await wait(seconds * 1000 + 100);
  return fetchPatiently(url, init);
}
