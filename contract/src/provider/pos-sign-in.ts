import { z } from 'zod';
import { endpoint, plainText } from '../endpoint.ts';

/** What the provider says of a launch, in either spelling of its names. It proves nothing. Source: spec §2, CLV-3. */
const launch = {
  merchantId: plainText(64).optional(),
  employeeId: plainText(64).optional(),
  clientId: plainText(64).optional(),
  merchant_id: plainText(64).optional(),
  employee_id: plainText(64).optional(),
  client_id: plainText(64).optional(),
};

/** What a page makes up before it leaves and keeps to itself: random, at least 128 bits in base64url. */
const handOver = z.string().regex(/^[\w-]{22,64}$/);

/**
 * Begins the provider's authorization-code flow: a redirect to the provider with a fresh `state`, which a short-lived
 * cookie binds to this browser. `handOver` comes back in front of the web token, so that the page takes no token that it
 * did not ask for.
 */
export const startPosSignIn = endpoint({
  method: 'GET',
  path: '/pos-sign-in/start',
  access: 'public',
  summary: 'Begin signing in with the point-of-sale provider',
  query: z.strictObject({ ...launch, handOver }),
  reply: z.null(),
});

/**
 * Where the provider sends the browser back. Success: a 60-second cookie `webToken` (`__Host-webToken` over https) that holds
 * `<handOver>.<web token>`, and a redirect to the dashboard; everything else: a redirect to `/login/clover?error=<code of the error table>`. The provider adds names of its own.
 */
export const finishPosSignIn = endpoint({
  method: 'GET',
  path: '/pos-sign-in/finish',
  access: 'public',
  summary: 'Finish signing in with the point-of-sale provider',
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
