import type { FunctionalityView, ProgressView, TransmissionHealthView } from '@comptoir/contract/help/installation';
import { PROGRESS_STEPS } from '@comptoir/domain/help/installation/progress';

type Step = ProgressView['steps'][number];

/** A progress in which every step is done but those that are given. */
export const aProgress = (
  open: Partial<Record<Step['step'], Partial<Step>>> = {},
  { subscriptionCompleted = Object.keys(open).length === 0 } = {},
): ProgressView => ({
  steps: PROGRESS_STEPS.map((step) => ({ step, state: 'done', missing: [], doneAt: null, ...open[step] })),
  subscriptionCompleted,
});

/** The progress of a user who has just signed up. */
export const aNewProgress = (): ProgressView =>
  aProgress({
    plan: { state: 'open', missing: ['plan'] },
    card: { state: 'open', missing: ['card'] },
    information: { state: 'open', missing: ['qst_number', 'city'] },
    device: { state: 'open', missing: ['device'] },
    certificate: { state: 'blocked', missing: ['device-first'] },
    employees: { state: 'waiting', missing: ['employees-reading'] },
    functionality: { state: 'blocked', missing: ['certificate-first'] },
  });

export const aTransmissionHealth = (overrides: Partial<TransmissionHealthView> = {}): TransmissionHealthView => ({
  acceptedToday: 0,
  acceptedTodayCents: 0,
  lastAcceptedAt: null,
  waiting: 0,
  oldestWaitingAt: null,
  refusedToday: 0,
  isAuthorityReachable: null,
  ...overrides,
});

type Comparison = FunctionalityView['comparisons'][number];

export const aComparison = (overrides: Partial<Comparison> = {}): Comparison => ({
  bill: 'receipt',
  what: 'total',
  expected: '5.75',
  found: '5.75',
  verdict: 'right',
  ...overrides,
});

/** A functionality check of which nothing was made yet. */
export const aCheck = (overrides: Partial<FunctionalityView> = {}): FunctionalityView => ({
  state: 'receipt',
  receipt: null,
  refund: null,
  comparisons: [],
  result: null,
  ...overrides,
});
