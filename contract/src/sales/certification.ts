import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';

/** A test case of the authority's certification, `999.999`: case, print support and step. */
const testCase = z.string().regex(/^\d{3}\.\d{3}$/, 'invalid');

/** Authority's reply to one request of a test case, and the case that it asked for next. */
const caseReply = z.strictObject({
  id: z.uuid(),
  answeredAt: instant,
  request: z.enum(['certificats', 'utilisateur', 'transaction', 'document']),
  deviceNumber: z.string().nullable(),
  testCase: z.string(),
  nextCase: z.string().nullable(),
  httpStatus: z.int(),
  errors: z.array(z.strictObject({ id: z.string(), codRetour: z.string().nullable() })),
});
export type CaseReplyView = z.infer<typeof caseReply>;

/** State of the certification. `isRun` is false in production and in the demo: no request states a case there. */
const certification = z.strictObject({
  environment: z.enum(['DEV', 'ESSAI', 'PROD']),
  isRun: z.boolean(),
  testCase: z.string().nullable(),
  /** The last hundred, newest first. */
  replies: z.array(caseReply),
});
export type CertificationView = z.infer<typeof certification>;

export const getCertification = endpoint({
  method: 'GET',
  path: '/certification',
  access: 'run-certification',
  summary: 'Test case of the certification and its last replies',
  description: 'The last hundred replies, newest first. `isRun` is false in production and in the demo.',
  reply: certification,
});

export const setTestCase = endpoint({
  method: 'PUT',
  path: '/certification/case',
  access: 'run-certification',
  summary: 'Choose the test case of the next request',
  description: 'The case that the next request states; null for none.',
  refusals: ['no-certification'],
  body: z.strictObject({ testCase: testCase.nullable() }),
  reply: z.strictObject({ testCase: z.string().nullable() }),
});
