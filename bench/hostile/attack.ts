import { Client } from 'undici';
import type { Attack } from './attacks.ts';

/** A program that attacks in a process of its own, again as soon as it is answered, until it is asked to stop. */
interface Order {
  readonly url: string;
  readonly attack: Attack;
}

/** Count of its answers, by status. */
export interface Attacked {
  readonly answers: Readonly<Record<string, number>>;
}

const over = new AbortController();
const answers: Record<string, number> = {};

async function attack({ url, attack: { method, path, authorization, body } }: Order): Promise<void> {
  const client = new Client(url, { headersTimeout: 300_000, bodyTimeout: 300_000 });
  const sent = body ? { body: JSON.stringify(body) } : {};
  const headers = {
    ...(authorization ? { authorization } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  while (!over.signal.aborted) {
    const reply = await client.request({ method, path, headers, ...sent });
    await reply.body.dump({ limit: Infinity });
    note(reply.statusCode);
  }
  await client.close();
  process.send?.({ answers } satisfies Attacked, () => process.exit(0));
}

/** Counts an answer. With the first it has begun. */
function note(status: number): void {
  if (Object.keys(answers).length === 0) process.send?.({ begun: true });
  answers[status] = (answers[status] ?? 0) + 1;
}

process.on('message', (message: Order | 'stop') => {
  if (message === 'stop') over.abort();
  else void attack(message).catch((error: unknown) => process.send?.({ failed: String(error) }, () => process.exit(1)));
});
