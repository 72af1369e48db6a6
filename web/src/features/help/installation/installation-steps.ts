import type { ProgressView } from '@comptoir/contract/help/installation';
import type { ShownStep } from '../../../shared/installation/step-location.ts';

/** The steps of the guide in the order in which they are done. Source: spec §2 "Installation guide", "Functionality check". */
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

/** Where a step of the guide stands; `self`: for the person alone to see; `unknown`: the progress is not there. */
export type GuideState = ShownStep['state'] | 'self' | 'unknown';

/** Where each step of the guide stands, by the progress of the registration: the one source of both. */
export function guideStates(progress: ProgressView | undefined): Readonly<Record<Step, GuideState>> {
  const stateOf = (step: ShownStep['step']): GuideState => findStep(progress, step)?.state ?? 'unknown';
  const check = findStep(progress, 'functionality');
  return {
    prerequisites: stateOf('information'),
    device: stateOf('device'),
    certificate: stateOf('certificate'),
    employees: stateOf('employees'),
    ...(check ? checkStates(check) : UNKNOWN_CHECK),
  };
}

export const findStep = (progress: ProgressView | undefined, step: ShownStep['step']): ShownStep | undefined =>
  progress?.steps.find((one) => one.step === step);

/** What is to be done now: the first step that is not done, but for what only a person can see; null when all are, or as long as no one knows. */
export const findCurrentStep = (states: Readonly<Record<Step, GuideState>>): Step | null =>
  STEPS.find((step) => states[step] === 'open') ??
  STEPS.find((step) => states[step] === 'waiting' || states[step] === 'blocked') ??
  null;

/** Whether the receipt and its refund are there to be confirmed. */
export const isToConfirm = ({ state, missing }: ShownStep): boolean =>
  state === 'open' && missing.every((one) => one === 'confirmation');

type CheckStates = Pick<Record<Step, GuideState>, 'receipt' | 'verify' | 'refund' | 'completion'>;

const UNKNOWN_CHECK: CheckStates = { receipt: 'unknown', verify: 'self', refund: 'unknown', completion: 'unknown' };

function checkStates(check: ShownStep): CheckStates {
  if (check.state === 'done') return { receipt: 'done', verify: 'done', refund: 'done', completion: 'done' };
  const receipt = billState(check, 'test-bill');
  return {
    receipt,
    verify: 'self',
    refund: receipt === 'open' || receipt === 'blocked' ? 'blocked' : billState(check, 'test-refund'),
    completion: isToConfirm(check) ? 'open' : 'blocked',
  };
}

function billState({ state, missing }: ShownStep, bill: 'test-bill' | 'test-refund'): GuideState {
  if (state === 'blocked') return 'blocked';
  if (missing.includes(bill)) return 'open';
  return missing.includes(`${bill}-waiting`) ? 'waiting' : 'done';
}
