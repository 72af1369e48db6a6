import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Milliseconds since 1970, as far as a date goes. */
const time = z.number().int().min(0).max(8_640_000_000_000_000);

/** Events of the provider; it is recognized by a header. Ids only are believed, and fetched again. Source: facts §5. */
export const receivePosWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/clover',
  access: 'public',
  summary: 'Events of the point-of-sale provider',
  body: z.union([
    z.strictObject({ verificationCode: z.string().max(200) }),
    z.object({
      appId: z.string().max(64),
      merchants: z.record(
        z.string().max(64),
        z.array(z.object({ objectId: z.string().max(100), type: z.string().max(20), ts: time })).max(1000),
      ),
    }),
  ]),
  reply: z.null(),
});
