import { earliestOf } from './earliest-of.ts';
import { resolveCertificate } from './resolve-certificate.ts';
import { resolveCheck } from './resolve-check.ts';
import { resolveEmployees } from './resolve-employees.ts';
import { DONE, type Decision, type ProgressFacts, type StepState } from './progress-facts.ts';

/** The steps of the registration, in their order. Source: spec §4 "Installation flow". */
export const PROGRESS_STEPS = [
  'account',
  'plan',
  'card',
  'information',
  'device',
  'certificate',
  'employees',
  'functionality',
] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** A step with where it stands, what keeps it from being done, and since when it is done as far as that is known. */
export interface StepProgress extends Decision {
  readonly step: ProgressStep;
}

/**
 * Returns the progress of a merchant. A step is done by its own facts alone, never on another step, so that no order undoes
 * one; what came first only blocks what is not done yet. Source: spec §4, decision 33.
 */
export function resolveProgress(facts: ProgressFacts, now: Date): StepProgress[] {
  return PROGRESS_STEPS.map((step) => ({ step, ...RESOLVERS[step](facts, now) }));
}

const RESOLVERS: Readonly<Record<ProgressStep, (facts: ProgressFacts, now: Date) => Decision>> = {
  account: ({ hasPerson }) => (hasPerson ? DONE : { state: 'open', missing: ['password'], doneAt: null }),
  plan: ({ subscribedAt }) => since(subscribedAt, 'plan'),
  card: ({ cardSavedAt }) => since(cardSavedAt, 'card'),
  information: ({ missingInformation }) =>
    missingInformation.length === 0 ? DONE : { state: 'open', missing: missingInformation, doneAt: null },
  device: ({ devices }) => since(earliestOf(devices.map(({ linkedAt }) => linkedAt)), 'device'),
  certificate: resolveCertificate,
  employees: resolveEmployees,
  functionality: resolveCheck,
};

const since = (doneAt: Date | null, missing: 'plan' | 'card' | 'device'): Decision =>
  doneAt ? { ...DONE, doneAt } : { state: 'open', missing: [missing], doneAt: null };

/** True when every step is done: the merchant is fully registered, for good. Source: spec §4 `subscriptionCompleted`. */
export const isWholeProgress = (steps: readonly { readonly state: StepState }[]): boolean =>
  steps.every(({ state }) => state === 'done');

/** Returns the next step: the first that the person can do now, else the first that is not done; null when all are. */
export const findNextStep = <Step extends { readonly state: StepState }>(steps: readonly Step[]): Step | null =>
  steps.find(({ state }) => state === 'open') ?? steps.find(({ state }) => state !== 'done') ?? null;
