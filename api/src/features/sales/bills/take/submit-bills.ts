import type { BillResult, EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { SubmissionReply } from '@comptoir/contract/sales/device-api';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { Dependencies } from '../../../../dependencies.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { scopeOfDevice, type CallingDevice } from '../../devices/calling-device.ts';
import { recordVisit, type PresumedTill } from '../../devices/presume-till.ts';
import { resultOf, resultOfNotKnown, resultOfRefused } from './bill-result.ts';
import type { LaneRunnerDeps } from '../lanes/lane-runner.ts';
import { readLane } from '../lanes/lanes.queries.ts';
import type { SettledBill } from '../lanes/settle-request.ts';
import { storeBills, type StoreBillsInput, type StoredBills } from './store-bills.ts';
import { listBillStates } from './bills.store.ts';
import { checkBill, type BillCheck, type CheckContext } from './check-bill.ts';
import { taxCalendar } from '../../../base/taxes/calendar-in-force.ts';
import type { NoteCalendar } from '../../devices/note-calendar.ts';

export type SubmitDeps = LaneRunnerDeps &
  Pick<Dependencies, 'runner' | 'storeSale' | 'findSigningKey'> & { readonly noteCalendar: NoteCalendar };

export interface SubmissionInput {
  readonly deviceNumber: string;
  readonly trigger: 'sale' | 'batch' | 'end-of-shift' | 'return';
  readonly documents: readonly string[];
  /** Results that the till received for some of them earlier. */
  readonly outcomes: readonly EarlierOutcome[];
  /** Signatures of those that the till knows to have been on the chain here. */
  readonly again: readonly string[];
  /** Version of the tax calendar that the till bills by, where it says so. */
  readonly calendarVersion?: number | undefined;
}

/**
 * Takes signed bills from a till: checks them, stores their bytes for good, sends them, and tells what became of each.
 * Waits for the authority no longer than the configured time; a bill that is stored but not answered is `waiting`.
 * @throws AppError device-not-recognized
 */
export async function submitBills(
  deps: SubmitDeps,
  till: PresumedTill,
  input: SubmissionInput,
): Promise<SubmissionReply> {
  const { device, stored } = await storeProven(deps, till, input);
  const { trigger } = input;
  if (stored.refused.length > 0 || stored.attested.length > 0) deps.announcements.publish(device.merchantId);
  const settled = await sendLane(deps, { device, trigger, stored });
  const reply = settled ? quickReply(stored, settled) : await fullReply(deps, device, stored);
  const isClockAhead = stored.placed.some(({ bill }) => bill.minutesAhead > 0);
  await deps.noteCalendar(device, input.calendarVersion);
  const calendar = input.calendarVersion === undefined ? {} : { calendarVersion: taxCalendar().version };
  return { ...reply, isRenewalRequested: device.isRenewalRequested, isClockAhead, ...calendar };
}

/** Stores what was submitted for the till that was presumed, or for who it is when it turns out to be someone else. */
async function storeProven(
  deps: SubmitDeps,
  till: PresumedTill,
  input: SubmissionInput,
): Promise<{ device: CallingDevice; stored: StoredBills }> {
  const storeFor = async (device: CallingDevice) => {
    const stored = await store(deps, { ...till, device }, input);
    till.prove();
    return { device, stored };
  };
  try {
    return await storeFor(till.device);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device-not-recognized') throw error;
    return storeFor(await till.lookUp());
  }
}

/** Checks and stores bills; nothing of them stays unless the till is who it is taken for. */
async function store(deps: SubmitDeps, till: PresumedTill, input: SubmissionInput): Promise<StoredBills> {
  const { device } = till;
  const context = { device, deviceNumber: input.deviceNumber, findSigningKey: deps.findSigningKey, now: deps.now() };
  const checks = await checkBills(context, input.documents);
  const { trigger, outcomes, again } = input;
  const given = { deviceId: device.id, checks, outcomes, again, trigger };
  return (await deps.storeSale(till, given)) ?? storeAlone(deps, till, given);
}

/** Stores what was submitted in a transaction of its own, whatever it is. */
const storeAlone = (
  { database, now, runner: { leaseMs } }: SubmitDeps,
  till: PresumedTill,
  given: Omit<StoreBillsInput, 'now' | 'leaseMs'>,
): Promise<StoredBills> =>
  database.transaction(scopeOfDevice(till.device), async (tx) => {
    const stored = await storeBills(tx, { ...given, now: now(), leaseMs });
    await recordVisit(tx, till, now());
    return stored;
  });

/** Sends what was stored. The settled bills when one request said it all; null when the lane has to be read again. */
async function sendLane(
  deps: SubmitDeps,
  input: { device: CallingDevice; trigger: SubmissionInput['trigger']; stored: StoredBills },
): Promise<readonly SettledBill[] | null> {
  const { claim } = input.stored;
  if (!claim || input.trigger !== 'sale' || !claim.request.current) return sendWholeLane(deps, input);
  const { settled, mustWait } = await deps.runner.send(claim);
  const saidItAll = isPlain(input.stored) && !mustWait && !claim.leavesMore;
  return saidItAll ? settled : null;
}

/** True when every bill of the call was new here and is carried by the request. */
const isPlain = ({ known, attested, notKnown }: StoredBills): boolean =>
  known.length + attested.length + notKnown.length === 0;

async function sendWholeLane(
  deps: SubmitDeps,
  { device, trigger, stored }: { device: CallingDevice; trigger: SubmissionInput['trigger']; stored: StoredBills },
): Promise<null> {
  const currentPosition = trigger === 'sale' ? (stored.placed.at(-1)?.position ?? null) : null;
  const goOn = () => deps.runner.drain({ deviceId: device.id, trigger, currentPosition });
  const { claim } = stored;
  const sendAll = async (): Promise<void> => {
    if (!claim || !(await deps.runner.send(claim)).mustWait) await goOn();
  };
  await withinTime(sendAll(), deps.replyTimeoutMs);
  return null;
}

/** Part of a reply that is about bills. */
type BillsReply = Omit<SubmissionReply, 'isRenewalRequested' | 'isClockAhead' | 'calendarVersion'>;

function quickReply(stored: StoredBills, settled: readonly SettledBill[]): BillsReply {
  const results = settled.map(({ bill, ...rest }) =>
    resultOf({ noTrans: bill.noTrans, signature: bill.actu, ...rest }),
  );
  return {
    results: [...results, ...stored.refused.map(resultOfRefused)],
    chainHead: stored.chainHead,
    chain: stored.chain,
    settledUpTo: stored.chainHead,
    stillWaiting: 0,
    authorityReachable: true,
  };
}

async function fullReply(deps: SubmitDeps, device: CallingDevice, stored: StoredBills): Promise<BillsReply> {
  const signatures = [
    ...stored.known.map(({ signature }) => signature),
    ...stored.placed.map(({ bill }) => bill.transaction.signa.actu),
  ];
  const { rows, lane } = await deps.database.transaction(scopeOfDevice(device), async (tx) => ({
    rows: await listBillStates(tx, device.id, signatures),
    lane: await readLane(tx, device.id),
  }));
  const results: BillResult[] = rows.toSorted((a, b) => a.position - b.position).map(resultOf);
  return {
    results: [...results, ...stored.refused.map(resultOfRefused), ...stored.notKnown.map(resultOfNotKnown)],
    chainHead: stored.chainHead,
    chain: stored.chain,
    settledUpTo: lane?.waitingAfter ?? stored.chainHead,
    stillWaiting: lane?.waiting ?? 0,
    authorityReachable: (lane?.failures ?? 0) === 0,
  };
}

/** A few milliseconds of work. */
const CHECKED_TOGETHER = 4;

/** Checks bills, in their order. However many there are, others are answered in between: another till waits for a few of them at most. */
export async function checkBills(context: CheckContext, texts: readonly string[]): Promise<BillCheck[]> {
  const checks: BillCheck[] = [];
  for (let at = 0; at < texts.length; at += CHECKED_TOGETHER) {
    if (at > 0) await letOthersGo();
    const group = texts.slice(at, at + CHECKED_TOGETHER);
    checks.push(...(await Promise.all(group.map((text) => checkBill(context, text)))));
  }
  return checks;
}

/** Waits for work, but no longer than a time limit; the work goes on either way. Rejects when the work failed in time. */
async function withinTime(work: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
