import type { Context } from '../context.ts';
import { enrolTill } from '../enrolment/enrol-till.ts';
import { askWhatWaits } from '../transmission/ask-what-waits.ts';
import { DEFAULT_TILL, listTills } from '../till/list-tills.ts';
import { withTill } from '../till/with-till.ts';
import { seededRandom } from './random.ts';
import { runTill, type RushBill } from './run-till.ts';

/** How much of a rush. `billsPerMinute` is each till's. */
export interface RushPlan {
  readonly devices: number;
  readonly minutes: number;
  readonly billsPerMinute: number;
  readonly seed: number;
}

/** What one till did. `failure` when it could not go on. */
export interface TillResult {
  readonly till: string;
  readonly bills: readonly RushBill[];
  readonly failure: unknown;
}

/** What happens meanwhile, for whoever watches. */
export interface RushWatch {
  readonly onLinking: (till: string) => void;
  readonly onProgress: (bills: readonly RushBill[], secondsLeft: number) => void;
}

const PROGRESS_MS = 250;

/** Links as many tills as it takes, works them all at once, and tells what became of every bill at the end. */
export async function simulateRush(context: Context, plan: RushPlan, watch: RushWatch): Promise<TillResult[]> {
  const tills = await linkTills(context, plan.devices, watch);
  const endsAt = Date.now() + plan.minutes * 60_000;
  const all: RushBill[] = [];
  const ticker = setInterval(() => watch.onProgress(all, secondsUntil(endsAt)), PROGRESS_MS);
  try {
    return await Promise.all(
      tills.map(async (till, index) => {
        const bills: RushBill[] = [];
        const onBill = (bill: RushBill): void => void (bills.push(bill), all.push(bill));
        const random = seededRandom(plan.seed * 1000 + index);
        try {
          await runTill(context, { till, random, billsPerMinute: plan.billsPerMinute, endsAt, onBill });
          return { till, bills: await settleBills(context, till, bills), failure: null };
        } catch (failure) {
          return { till, bills, failure };
        }
      }),
    );
  } finally {
    clearInterval(ticker);
  }
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** The tills that are linked already, and new ones until there are enough; one after the other, for they share an account. */
async function linkTills(context: Context, count: number, watch: RushWatch): Promise<string[]> {
  const tills = (await listTills(context.dataDir)).slice(0, count);
  for (let number = 1; tills.length < count; number += 1) {
    const till = number === 1 ? DEFAULT_TILL : `${DEFAULT_TILL}-${number}`;
    if (tills.includes(till)) continue;
    watch.onLinking(till);
    await enrolTill(context, { till, code: undefined, demo: true });
    tills.push(till);
  }
  return tills;
}

/** Bills that waited when they were printed may have been accepted since. */
async function settleBills(context: Context, till: string, bills: readonly RushBill[]): Promise<RushBill[]> {
  return withTill(context, till, async (open) => {
    await askWhatWaits(context, open);
    const places = new Map(open.journal.state.open.map(({ actu, place }) => [actu, place]));
    return bills.map((bill) => ({ ...bill, state: stateAt(places.get(bill.actu)) }));
  });
}

function stateAt(place: 'here' | 'there' | 'refused' | 'stuck' | undefined): RushBill['state'] {
  if (place === undefined) return 'accepted';
  return place === 'here' || place === 'there' ? 'waiting' : 'refused';
}
