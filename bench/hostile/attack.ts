import { Client } from 'undici';
import type { Attack } from './attacks.ts';

/** A program that attacks in a process of its own, again as soon as it is answered, until it is asked to stop. */
interface Order {
  readonly url: string;
  readonly attack: Attack;
}

/** How often it was answered, and with which statuses. */
export interface Attacked {
  readonly answers: Readonly<Record<string, number>>;
}

const over = new AbortController();
const answers: Record<string, number> = {};

async function attack({ url, attack: { method, path, authorization, body } }: Order): Promise<void> {
  const client = new Client(url, { headersTimeout: 300_000, bodyTimeout: 300_000 });
  const sent = body && JSON.stringify(body);
  const headers = {
    ...(authorization ? { authorization } : {}),
    ...(sent ? { 'content-type': 'application/json' } : {}),
  };
  while (!over.signal.aborted) {
    const reply = await client.request({ method, path, headers, ...(sent ? { body: sent } : {}) });
    for await (const _ of reply.body);
    if (Object.keys(answers).length === 0) process.send?.({ begun: true });
    answers[reply.statusCode] = (answers[reply.statusCode] ?? 0) + 1;
  }
  await client.close();
  process.send?.({ answers } satisfies Attacked, () => process.exit(0));
}

process.on('message', (message: Order | 'stop') => {
  if (message === 'stop') over.abort();
  else void attack(message).catch((error: unknown) => process.send?.({ failed: String(error) }, () => process.exit(1)));
});
