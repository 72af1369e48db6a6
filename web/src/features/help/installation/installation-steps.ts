import type { ProgressView } from '@comptoir/contract/help/installation';
import { standingOf, type ShownStep } from '../../../shared/installation/step-location.ts';

/** The steps of the guide in the order in which they are done. Source: spec §2 "Installation guide", "Functionality check". */
export const STEPS = [
  'prerequisites',
  'device',
  'certificate',
  'employees',
  'receipt',
  'refund',
  'verify',
  'completion',
] as const;
export type Step = (typeof STEPS)[number];

/** State of a step of the guide; `unknown`: the progress is not there. */
export type GuideState = ReturnType<typeof standingOf> | 'unknown';

/** Returns the state of each step of the guide, by the progress of the registration: the one source of both. */
export function guideStates(progress: ProgressView | undefined): Readonly<Record<Step, GuideState>> {
  const stateOf = (name: ShownStep['step']): GuideState => {
    const step = findStep(progress, name);
    return step ? standingOf(step) : 'unknown';
  };
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

/** Finds the step to be done now: the first that is not done; null when all are, or as long as no one knows. */
export const findCurrentStep = (states: Readonly<Record<Step, GuideState>>): Step | null =>
  STEPS.find((step) => states[step] === 'open') ??
  STEPS.find((step) => states[step] === 'waiting' || states[step] === 'blocked') ??
  null;

/** True when the receipt and its refund are there to be verified. */
export const isToVerify = ({ state, missing }: ShownStep): boolean =>
  state === 'open' && missing.every((one) => one === 'confirmation');

/** True when they were verified, and something was wrong: then both are made again. */
export const isFailed = ({ missing }: ShownStep): boolean => missing.includes('check-failed');

type CheckStates = Pick<Record<Step, GuideState>, 'receipt' | 'refund' | 'verify' | 'completion'>;

const UNKNOWN_CHECK: CheckStates = { receipt: 'unknown', refund: 'unknown', verify: 'unknown', completion: 'unknown' };

function checkStates(check: ShownStep): CheckStates {
  if (check.state === 'done') return { receipt: 'done', refund: 'done', verify: 'done', completion: 'done' };
  if (isFailed(check)) return { receipt: 'open', refund: 'blocked', verify: 'blocked', completion: 'blocked' };
  const receipt = billState(check, 'test-bill');
  return {
    receipt,
    refund: receipt === 'open' || receipt === 'blocked' ? 'blocked' : billState(check, 'test-refund'),
    verify: isToVerify(check) ? 'open' : 'blocked',
    completion: 'blocked',
  };
}

function billState({ state, missing }: ShownStep, bill: 'test-bill' | 'test-refund'): GuideState {
  if (state === 'blocked') return 'blocked';
  if (missing.includes(bill) || missing.includes(`${bill}-refused`)) return 'open';
  return missing.includes(`${bill}-waiting`) ? 'waiting' : 'done';
}
