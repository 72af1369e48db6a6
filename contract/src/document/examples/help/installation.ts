import type * as installation from '../../../help/installation.ts';
import type { ExamplesOf } from '../example.ts';

const done = { state: 'done', missing: [], doneAt: '2026-05-04T13:05:00.000Z' } as const;

export const installationExamples: ExamplesOf<typeof installation> = {
  getProgress: {
    reply: {
      steps: [
        { step: 'account', ...done, missing: [] },
        { step: 'card', state: 'open', missing: ['card'], doneAt: null },
      ],
      subscriptionCompleted: false,
    },
  },
  confirmFunctionality: {
    reply: { steps: [{ step: 'functionality', ...done, missing: [] }], subscriptionCompleted: true },
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
