import { Client } from 'undici';
import { handOverBill } from './hand-over-bill.ts';
import { linkTill, signIn, type LinkedTill } from './link-till.ts';
import { cpuPerBill, type CpuTimes } from './read-cpu-times.ts';
import { runLanes, type Pace } from './run-lanes.ts';
import { signBills } from './sign-bills.ts';
import type { RunningComptoir } from './start-comptoir.ts';

/** A till at its counter: its connection, its signed bills, and how many of them it has handed over. */
export interface Till {
  readonly linked: LinkedTill;
  readonly texts: readonly string[];
  readonly client: Client;
  handedOver: number;
}

/** What became of a push. Milliseconds per bill: what the authority took, and what we added to it. */
export interface Load {
  readonly perSecond: number;
  readonly bills: readonly { readonly added: number; readonly authority: number }[];
  /** Milliseconds of processor time per bill, by program; null where the system does not tell. */
  readonly cpu: CpuTimes | null;
}

export interface Tills {
  readonly all: readonly Till[];
  /** Every till hands over its next bills, each after the answer to the one before. */
  push(pace: Pace): Promise<Load>;
  close(): Promise<void>;
}

/** Links tills and signs all their bills before any is handed over. */
export async function openTills(
  comptoir: RunningComptoir,
  { count, billsEach }: { count: number; billsEach: number },
): Promise<Tills> {
  const webToken = await signIn(comptoir.url);
  const all: Till[] = [];
  for (let number = 1; number <= count; number += 1) {
    const linked = await linkTill(comptoir.url, { webToken, name: `Caisse rapide ${number}` });
    all.push({ linked, texts: await signBills(linked, billsEach), client: new Client(comptoir.url), handedOver: 0 });
  }
  return {
    all,
    push: (pace) => push(comptoir, all, pace),
    close: async () => {
      await Promise.all(all.map(({ client }) => client.close()));
    },
  };
}

async function push(comptoir: RunningComptoir, tills: readonly Till[], pace: Pace): Promise<Load> {
  const cpuBefore = comptoir.readCpuTimes();
  const { perSecond, took } = await runLanes(tills.length, pace, async (lane) => {
    const till = tills[lane];
    if (till) await handOverBill(till.client, till.linked, till.texts[till.handedOver++] ?? '');
  });
  const cpu = cpuPerBill(cpuBefore, comptoir.readCpuTimes(), tills.length * pace.each);
  const times = await comptoir.takeAuthorityTimes();
  const bills = tills.flatMap(({ linked }, lane) => pair(took[lane] ?? [], times[linked.deviceNumber] ?? []));
  return { perSecond, bills, cpu };
}

/** A till sends one bill at a time, so its calls to the authority are in the order of its bills. */
function pair(took: readonly number[], times: readonly number[]): Load['bills'] {
  if (took.length !== times.length) throw new Error(`${took.length} bills were sent in ${times.length} calls`);
  return took.map((total, index) => {
    const authority = times[index] ?? Number.NaN;
    return { added: total - authority, authority };
  });
}
