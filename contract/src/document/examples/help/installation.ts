import type * as installation from '../../../help/installation.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const done = { state: 'done', missing: [], doneAt: '2026-05-04T13:05:00.000Z' } as const;

const made = {
  receipt: {
    id: '0197b2a0-0000-7000-8000-000000000501',
    noTrans: '7K2Q-1',
    signedAt: '2026-05-04T13:01:00.000Z',
    state: 'accepted',
  },
  refund: {
    id: '0197b2a0-0000-7000-8000-000000000502',
    noTrans: '7K2Q-2',
    signedAt: '2026-05-04T13:02:00.000Z',
    state: 'accepted',
  },
  comparisons: [
    { bill: 'receipt', what: 'total', expected: '5.75', found: '5.75', verdict: 'right' },
    { bill: 'refund', what: 'reference', expected: '7K2Q-1', found: '7K2Q-1', verdict: 'right' },
  ],
} as const;

export const installationExamples: ExamplesOf<typeof installation> = {
  listProgress: {
    query: { merchantIds: [MERCHANT_ID] },
    reply: { items: [{ merchantId: MERCHANT_ID, done: 4, steps: 8, nextStep: 'device' }] },
  },
  getProgress: {
    reply: {
      steps: [
        { step: 'account', ...done, missing: [] },
        { step: 'card', state: 'open', missing: ['card'], doneAt: null },
      ],
      subscriptionCompleted: false,
    },
  },
  getFunctionalityCheck: { reply: { ...made, state: 'to-verify', result: null } },
  verifyFunctionality: {
    body: { receiptId: made.receipt.id, refundId: made.refund.id },
    reply: {
      ...made,
      state: 'passed',
      result: {
        outcome: 'passed',
        checkedAt: '2026-05-04T13:05:00.000Z',
        checkedBy: 'Camille Roy',
        checkedByRole: 'merchant',
      },
    },
  },
  getTransmissionHealth: {
    reply: {
      acceptedToday: 184,
      acceptedTodayCents: 612_450,
      lastAcceptedAt: '2026-06-20T17:45:03.120Z',
      waiting: 0,
      oldestWaitingAt: null,
      refusedToday: 0,
      isAuthorityReachable: true,
    },
  },
};
