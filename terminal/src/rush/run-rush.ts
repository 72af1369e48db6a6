import type { Context } from '../context.ts';
import { enrolTerminal } from '../enrolment/enrol-terminal.ts';
import { askWhatWaits } from '../submission/ask-what-waits.ts';
import { DEFAULT_TERMINAL, listTerminals } from '../terminal/list-terminals.ts';
import { withTerminal } from '../terminal/with-terminal.ts';
import { seededRandom } from './random.ts';
import { runTerminal, type RushBill } from './run-terminal.ts';

/** Size of a rush. `billsPerMinute` is each terminal's. */
export interface RushPlan {
  readonly devices: number;
  readonly minutes: number;
  readonly billsPerMinute: number;
  readonly seed: number;
}

/** Bills of one terminal. `failure` when it could not go on. */
export interface TerminalResult {
  readonly terminal: string;
  readonly bills: readonly RushBill[];
  readonly failure: unknown;
}

/** Callbacks for the caller who watches meanwhile. */
export interface RushWatch {
  readonly onLinking: (terminal: string) => void;
  readonly onProgress: (bills: readonly RushBill[], secondsLeft: number) => void;
}

const PROGRESS_MS = 250;

/** Links as many terminals as it takes, works them all at once, and reports what became of every bill at the end. */
export async function runRush(context: Context, plan: RushPlan, watch: RushWatch): Promise<TerminalResult[]> {
  const terminals = await linkTerminals(context, plan.devices, watch);
  const endsAt = Date.now() + plan.minutes * 60_000;
  const all: RushBill[] = [];
  const ticker = setInterval(() => watch.onProgress(all, secondsUntil(endsAt)), PROGRESS_MS);
  try {
    return await Promise.all(
      terminals.map(async (terminal, index) => {
        const bills: RushBill[] = [];
        const onBill = (bill: RushBill): void => void (bills.push(bill), all.push(bill));
        const random = seededRandom(plan.seed * 1000 + index);
        try {
          await runTerminal(context, { terminal, random, billsPerMinute: plan.billsPerMinute, endsAt, onBill });
          return { terminal, bills: await settleBills(context, terminal, bills), failure: null };
        } catch (failure) {
          return { terminal, bills, failure };
        }
      }),
    );
  } finally {
    clearInterval(ticker);
  }
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** The terminals that are linked already, and new ones until there are enough; one after the other, for they share an account. */
async function linkTerminals(context: Context, count: number, watch: RushWatch): Promise<string[]> {
  const terminals = (await listTerminals(context.folders)).slice(0, count);
  for (let number = 1; terminals.length < count; number += 1) {
    const terminal = number === 1 ? DEFAULT_TERMINAL : `${DEFAULT_TERMINAL}-${number}`;
    if (terminals.includes(terminal)) continue;
    watch.onLinking(terminal);
    await enrolTerminal(context, { terminal, code: undefined, demo: true });
    terminals.push(terminal);
  }
  return terminals;
}

/** Bills that waited when they were printed may have been accepted since. */
async function settleBills(context: Context, terminal: string, bills: readonly RushBill[]): Promise<RushBill[]> {
  return withTerminal(context, terminal, async (open) => {
    await askWhatWaits(context, open);
    const places = new Map(open.journal.state.open.map(({ actu, place }) => [actu, place]));
    return bills.map((bill) => ({ ...bill, state: stateAt(places.get(bill.actu)) }));
  });
}

function stateAt(place: 'here' | 'there' | 'refused' | 'stuck' | undefined): RushBill['state'] {
  if (place === undefined) return 'accepted';
  return place === 'here' || place === 'there' ? 'waiting' : 'refused';
}
