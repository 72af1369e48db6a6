import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from './run-node.ts';

export interface WorkingTerminal {
  /** Ends the work after the command that is under way. */
  stop(): Promise<{ sales: number; refusals: string[] }>;
}

const TERMINAL = 'dist/terminal.mjs';

/** Sells, and now and then refunds, as fast as the terminal answers; whatever it says of its troubles is no reason to stop. */
export function workTerminal(dataDir: string, terminal: string, random: () => number): WorkingTerminal {
  const over = new AbortController();
  const done = { sales: 0, refusals: [] as string[] };
  const work = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const amount = (1 + random() * 60).toFixed(2);
      const words = random() < 0.12 && done.sales > 0 ? ['refund'] : ['sale', amount];
      const { code, output } = await runNode(dataDir, [TERMINAL, ...words, '--till', terminal, '--no-qr']);
      if (code === 0) done.sales += 1;
      else done.refusals.push(output.trim().split('\n').at(-1) ?? '');
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

/** Links a terminal of the demo world. @throws Error with what the terminal said */
export async function linkTerminal(dataDir: string, terminal: string): Promise<void> {
  const { code, output } = await runNode(dataDir, [TERMINAL, 'enrol', '--demo', '--till', terminal]);
  if (code !== 0) throw new Error(output);
}

/** Submits whatever a terminal still has. @returns whether nothing waits any more */
export async function emptyTerminal(dataDir: string, terminal: string): Promise<boolean> {
  const { code, output } = await runNode(dataDir, [TERMINAL, 'send', '--till', terminal]);
  return code === 0 && !output.includes('Still waiting');
}
