import { parentPort } from 'node:worker_threads';
import type { Order, Outcome } from './work-aside.ts';

/** Works by name. Each gets one input and gives one output, both of what `structuredClone` copies. */
export type Works = Readonly<Record<string, (input: never) => unknown>>;

/** Does what is ordered, one after the other: the program of a thread. */
export function serveWorks(works: Works): void {
  parentPort?.on('message', (order: Order) => {
    void doWork(works, order).then((outcome) => parentPort?.postMessage(outcome, []));
  });
}

async function doWork(works: Works, { name, input }: Order): Promise<Outcome> {
  try {
    const work = works[name];
    if (!work) throw new Error(`There is no work "${name}".`);
    return { ok: true, output: await work(input as never) };
  } catch (error) {
    return { ok: false, error };
  }
}
