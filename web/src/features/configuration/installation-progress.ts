import type { DeviceView } from '@comptoir/contract/devices';
import type { MerchantView } from '@comptoir/contract/merchants';
import { missingInformation } from '../../lib/missing-information.ts';

/** The steps in the order in which they are done. Source: spec §2 "Installation guide", "Functionality check". */
export const STEPS = ['prerequisites', 'device', 'certificate', 'employees', 'receipt', 'verify', 'refund'] as const;
export type Step = (typeof STEPS)[number];

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

/** Where each step stands. */
export function installationProgress({
  merchant,
  devices,
  hasAcceptedBill,
}: InstallationFacts): Record<Step, StepState> {
  const linked = devices?.filter((device) => device.linked);
  return {
    prerequisites: stateOf(merchant && merchant.subscriptionCompleted && missingInformation(merchant).length === 0),
    device: stateOf(linked && linked.length > 0),
    certificate: stateOf(linked && linked.length > 0 && linked.every(canBill)),
    employees: 'self',
    receipt: stateOf(hasAcceptedBill),
    verify: 'self',
    refund: 'self',
  };
}

/** How many of the steps that can be seen in the data are done, and of how many. */
export function countDone(progress: Record<Step, StepState>): { done: number; total: number } {
  const seen = Object.values(progress).filter((state) => state !== 'self');
  return { done: seen.filter((state) => state === 'done').length, total: seen.length };
}

const stateOf = (isDone: boolean | undefined): StepState => {
  if (isDone === undefined) return 'unknown';
  return isDone ? 'done' : 'todo';
};

const USABLE: ReadonlySet<DeviceView['certificate']['state']> = new Set(['valid', 'renewable', 'expiring']);

const canBill = ({ certificate }: DeviceView): boolean => USABLE.has(certificate.state);
