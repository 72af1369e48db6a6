import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import { quantile } from '../lib/quantile.ts';

/**
 * People at their screens, in a process of its own: each asks for the next page as soon as one is there, and waits as long as the
 * server says where it is refused. Once it knows whom to be and where to ask, it goes on until it is asked to stop, and says what became of it.
 */
interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly paths: readonly string[];
}

/** Result of the flood; milliseconds of the calls that were answered. */
export interface Flooded {
  readonly answered: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
}

const over = new AbortController();
const times: number[] = [];
let refused = 0;

async function browse({ url, paths }: Order, token: string): Promise<void> {
  const client = new Client(url);
  for (let number = 0; !over.signal.aborted; number += 1) {
    const path = paths[number % paths.length] ?? '/';
    const calledAt = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await client.request({ method: 'GET', path, headers });
    const text = await reply.body.text();
    if (reply.statusCode === 200) times.push(performance.now() - calledAt);
    else if (reply.statusCode === 503) {
      refused += 1;
      await sleep(Number(reply.headers['retry-after']) * 1000);
    } else throw new Error(`${path} answered ${reply.statusCode}: ${text.slice(0, 300)}`);
  }
  await client.close();
}

process.on('message', (message: Order | 'stop') => {
  if (message === 'stop') {
    over.abort();
    return;
  }
  void flood(message);
});

async function flood(order: Order): Promise<void> {
  try {
    await Promise.all(order.tokens.map((token) => browse(order, token)));
    const flooded: Flooded = { answered: times.length, refused, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    process.send?.({ flooded }, () => process.exit(0));
  } catch (error) {
    process.send?.({ failed: String(error) }, () => process.exit(1));
  }
}
