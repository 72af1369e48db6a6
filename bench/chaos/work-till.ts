import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from './run-node.ts';

export interface WorkingTill {
  /** Ends the work after the command that is under way. */
  stop(): Promise<{ sales: number; refusals: string[] }>;
}

const TILL = 'dist/terminal.mjs';

/** Sells, and now and then refunds, as fast as the till answers; whatever it says of its troubles is no reason to stop. */
export function workTill(dataDir: string, till: string, random: () => number): WorkingTill {
  const over = new AbortController();
  const done = { sales: 0, refusals: [] as string[] };
  const work = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const amount = (1 + random() * 60).toFixed(2);
      const words = random() < 0.12 && done.sales > 0 ? ['refund'] : ['sale', amount];
      const { code, said } = await runNode(dataDir, [TILL, ...words, '--till', till, '--no-qr']);
      if (code === 0) done.sales += 1;
      else done.refusals.push(said.trim().split('\n').at(-1) ?? '');
      await sleep(100 + random() * 400);
    }
  };
  const worked = work();
  return {
    stop: async () => {
      over.abort();
      await worked;
      return done;
    },
  };
}

/** Links a till of the demo world. @throws Error with what the till said */
export async function linkTill(dataDir: string, till: string): Promise<void> {
  const { code, said } = await runNode(dataDir, [TILL, 'enrol', '--demo', '--till', till]);
  if (code !== 0) throw new Error(said);
}

/** Hands over whatever a till still has. @returns whether nothing waits any more */
export async function emptyTill(dataDir: string, till: string): Promise<boolean> {
  const { code, said } = await runNode(dataDir, [TILL, 'send', '--till', till]);
  return code === 0 && !said.includes('Still waiting');
}
