import type { DeviceView } from '@comptoir/contract/devices';
import type { MerchantView } from '@comptoir/contract/merchants';
import { missingInformation } from '../../lib/missing-information.ts';

/** The steps in the order in which they are done. Source: spec §2 "Installation guide", "Functionality check". */
export const STEPS = [
  'prerequisites',
  'device',
  'certificate',
  'employees',
  'receipt',
  'verify',
  'refund',
  'completion',
] as const;
export type Step = (typeof STEPS)[number];

/** Where each step stands. */
export type Progress = Readonly<Record<Step, StepState>>;

/**
 * Where a step stands: done or not as the data show, for the merchant alone to say (`self`), or not known because the data
 * are not there.
 */
export type StepState = 'done' | 'todo' | 'self' | 'unknown';

/** What is known, each part undefined for as long as it is not. */
export interface InstallationFacts {
  readonly merchant: MerchantView | undefined;
  readonly devices: readonly DeviceView[] | undefined;
  readonly hasAcceptedBill: boolean | undefined;
}

/** Where each step stands; the last one is done once all that can be seen is. */
export function installationProgress({ merchant, devices, hasAcceptedBill }: InstallationFacts): Progress {
  const linked = devices?.filter((device) => device.linked);
  const seen = {
    prerequisites: stateOf(merchant && merchant.subscriptionCompleted && missingInformation(merchant).length === 0),
    device: stateOf(linked && linked.length > 0),
    certificate: stateOf(linked && linked.length > 0 && linked.every(canBill)),
    receipt: stateOf(hasAcceptedBill),
  };
  const completion = Object.values(seen).every((state) => state === 'done') ? 'done' : 'todo';
  return { ...seen, employees: 'self', verify: 'self', refund: 'self', completion };
}

/** What the data can show. */
const SEEN: readonly Step[] = ['prerequisites', 'device', 'certificate', 'receipt'];

/** How many of the steps that can be seen in the data are done, and of how many. */
export const countDone = (progress: Progress): { done: number; total: number } => ({
  done: SEEN.filter((step) => progress[step] === 'done').length,
  total: SEEN.length,
});

const stateOf = (isDone: boolean | undefined): StepState => {
  if (isDone === undefined) return 'unknown';
  return isDone ? 'done' : 'todo';
};

const USABLE: ReadonlySet<DeviceView['certificate']['state']> = new Set(['valid', 'renewable', 'expiring']);

const canBill = ({ certificate }: DeviceView): boolean => USABLE.has(certificate.state);
