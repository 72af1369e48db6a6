import { z } from 'zod';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

/**
 * States of a job: its time has not come or no worker is free, a worker is at it, it failed and is tried again, or it failed as
 * often as it may.
 */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const;
const state = z.enum(JOB_STATES);

/** Work that the server does by itself. `about`: the ids, numbers and short words it was ordered with, and nothing else of it. */
export const jobView = z.strictObject({
  id: z.string(),
  task: z.string(),
  state,
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Time at which it is due, or was. */
  runAt: instant,
  createdAt: instant,
  /** Reason of its last failure, without emails. */
  error: z.string().nullable(),
  about: z.record(z.string(), z.string()),
});
export type JobView = z.infer<typeof jobView>;

const ofJob = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ description: 'The number of the job.', examples: ['1042'] }),
});

export const jobCounts = z.strictObject({ waiting: z.int(), running: z.int(), retrying: z.int(), failed: z.int() });

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  access: 'edit-jobs',
  summary: 'Jobs of the queue, the newest first',
  description: 'A job that was done is in the list no more.',
  query: z.strictObject({
    state: state.optional(),
    cursor: plainText(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(jobView).extend({ counts: jobCounts.describe('How many are in each state, at the same moment.') }),
});

export const getJobCounts = endpoint({
  method: 'GET',
  path: '/jobs/counts',
  access: 'edit-jobs',
  summary: 'How many jobs are in each state',
  reply: jobCounts,
});
export type JobCounts = z.infer<typeof getJobCounts.reply>;

export const retryJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/retry',
  access: 'edit-jobs',
  summary: 'Do a job now, with all its attempts again',
  refusals: ['job-running'],
  params: ofJob,
  reply: z.null(),
});

export const removeJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/removal',
  access: 'edit-jobs',
  summary: 'Take a job out of the queue',
  description: 'It is not done any more. The audit trail keeps what it was and the reason.',
  refusals: ['job-running'],
  params: ofJob,
  body: z.strictObject({ reason: plainText(200).trim().min(2) }),
  reply: z.null(),
});
