import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { Client } from 'undici';
import { seededRandom } from '../chaos/random.ts';
import type { LinkedTerminal } from '../relay/link-terminal.ts';
import { submitBill } from '../relay/open-terminals.ts';
import { signBill } from '../relay/sign-bills.ts';

/** Rate at which customers come, whatever becomes of those before them, and for how long. */
export interface Rush {
  readonly perSecond: number;
  readonly seconds: number;
}

/** Counters of a shop, each with a till. */
export interface Counters {
  /** Has customers come and returns the milliseconds from the moment when each came to the answer for their bill. */
  rush(rush: Rush): Promise<number[]>;
  close(): Promise<void>;
}

/** Opens counters at an address. Customers come at intervals that vary, the same ones for a seed, and wait where someone is before them. */
export function openCounters(url: string, linked: readonly LinkedTerminal[], seed: number): Counters {
  const random = seededRandom(seed);
  const tills = linked.map((terminal) => ({ terminal, client: new Client(url), number: 0, previous: FIRST_LINK }));
  return {
    rush: async ({ perSecond, seconds }) => {
      const each = Math.ceil((perSecond * seconds) / tills.length);
      // signed beforehand: what is measured is not how fast tills sign
      const lanes = [];
      for (const till of tills) {
        const texts: string[] = [];
        for (let count = 0; count < each; count += 1) {
          till.number += 1;
          const bill = await signBill(till.terminal, {
            number: till.number,
            previous: till.previous,
            at: new Date(),
          });
          till.previous = bill.actu;
          texts.push(bill.text);
        }
        lanes.push({ till, texts, before: Promise.resolve() });
      }
      const startedAt = performance.now();
      let dueAt = startedAt;
      const took: Promise<number>[] = [];
      for (let number = 0; number < each * lanes.length; number += 1) {
        dueAt += (-Math.log(1 - random()) * 1000) / perSecond;
        const wait = dueAt - performance.now();
        if (wait > 0) await sleep(wait);
        const lane = lanes[number % lanes.length];
        if (!lane) break;
        const text = lane.texts[Math.floor(number / lanes.length)] ?? '';
        const came = dueAt;
        lane.before = lane.before.then(() => submitBill(lane.till.client, lane.till.terminal, text));
        took.push(lane.before.then(() => performance.now() - came));
      }
      return Promise.all(took);
    },
    close: async () => {
      await Promise.all(tills.map(({ client }) => client.close()));
    },
  };
}
