import type * as jobs from '../../../base/jobs.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const jobExamples: ExamplesOf<typeof jobs> = {
  listJobs: {
    query: { state: 'failed', limit: 50 },
    reply: {
      items: [
        {
          id: '4711',
          task: 'send-mail',
          state: 'failed',
          attempts: 12,
          maxAttempts: 12,
          runAt: '2026-06-20T17:45:00.000Z',
          createdAt: '2026-06-20T05:45:00.000Z',
          error: 'mail unavailable: ECONNREFUSED',
          about: { kind: 'password-changed', userId: OTHER_ID },
        },
      ],
      nextCursor: null,
      counts: { waiting: 2, running: 1, retrying: 1, failed: 1 },
    },
  },
  getJobCounts: { reply: { waiting: 2, running: 1, retrying: 1, failed: 1 } },
  retryJob: {},
  removeJob: { body: { reason: 'The address is gone.' } },
};
