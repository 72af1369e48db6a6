import { z } from 'zod';
import { endpoint, plainText } from '../endpoint.ts';

/** Provider's parameters of a launch, in either spelling of their names. They prove nothing. Source: spec §2, CLV-3. */
const launch = {
  merchantId: plainText(64).optional().describe('The provider’s id of the merchant.'),
  employeeId: plainText(64).optional(),
  clientId: plainText(64).optional(),
  merchant_id: plainText(64).optional(),
  employee_id: plainText(64).optional(),
  client_id: plainText(64).optional(),
};

/** Secret that a page makes before it leaves and keeps to itself: random, at least 128 bits in base64url. */
const handOver = z.string().regex(/^[\w-]{22,64}$/);

export const startPosSignIn = endpoint({
  method: 'GET',
  path: '/pos-sign-in/start',
  access: 'public',
  summary: 'Begin signing in with the point-of-sale provider',
  description:
    'A browser visits it. It is sent to the provider, with a cookie that binds the sign-in to this browser. ' +
    '`handOver` is 128 random bits or more in base64url, which come back in front of the web token.',
  refusals: ['pos-sign-in-not-offered', 'pos-sign-in-refused', 'too-many-requests'],
  replyForm: 'redirect',
  query: z.strictObject({ ...launch, handOver }),
  reply: z.null(),
});

export const finishPosSignIn = endpoint({
  method: 'GET',
  path: '/pos-sign-in/finish',
  access: 'public',
  summary: 'Finish signing in with the point-of-sale provider',
  refusals: [
    'pos-sign-in-expired',
    'pos-sign-in-incomplete',
    'pos-sign-in-not-offered',
    'pos-sign-in-refused',
    'pos-unavailable',
    'second-factor-required',
    'too-many-requests',
  ],
  replyForm: 'redirect',
  query: z.object({
    code: plainText(2048).optional(),
    state: plainText(512).optional(),
    merchant_id: plainText(64).optional(),
    employee_id: plainText(64).optional(),
    client_id: plainText(64).optional(),
    error: plainText(200).optional(),
    error_description: plainText(1000).optional(),
  }),
  reply: z.null(),
});
