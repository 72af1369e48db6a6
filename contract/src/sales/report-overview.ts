import { AUTHORITY_ENDPOINTS, ENDPOINT_STATES } from '@comptoir/domain/sales/transmission-health/authority-health';
import { z } from 'zod';
import { attentionCounts, attentionPage, attentionQuery } from '../base/merchants.ts';
import { endpoint, instant } from '../endpoint.ts';

/** State of an address of the authority, by the requests of the last day. */
const authorityHealth = z.strictObject({
  endpoint: z.enum(AUTHORITY_ENDPOINTS),
  state: z.enum(ENDPOINT_STATES).describe('By its latest request; `quiet` when there was none.'),
  answered: z.number().int(),
  failed: z.number().int(),
  averageMs: z.number().int().nullable().describe('How long an answer took.'),
  answeredAt: instant.nullable(),
  failedAt: instant.nullable(),
  failure: z.string().nullable().describe('What goes wrong, in the words of the network.'),
});
export type AuthorityHealth = z.infer<typeof authorityHealth>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/reports/overview',
  access: 'read-overview',
  summary: 'State of all merchants at a glance',
  description:
    'Counts over all merchants, and those that need attention first; with `look` only those behind one of the counts.',
  query: attentionQuery,
  reply: z.strictObject({
    ...attentionCounts.shape,
    merchants: z.number().int(),
    activeMerchants: z.number().int(),
    unregisteredMerchants: z.number().int(),
    partners: z.number().int(),
    devices: z.number().int(),
    acceptedToday: z.number().int().describe('Bills of today that the authority has.'),
    authorityReachable: z.boolean(),
    authority: z.array(authorityHealth).describe('How each address of the authority stands.'),
    /** Merchants that need a look first: something waits too long, a certificate ends, registration is not complete. */
    attention: attentionPage,
    /** An older copy of the database was put back and is not whole again; null when there is nothing of the kind. */
    restore: z
      .strictObject({
        noticedAt: instant,
        /** Time of the copy: everything between then and now had to be learned again. */
        dataUntil: instant,
        /** True when the provider of card payments has reported the time since; before that nothing is charged. */
        isReconciled: z.boolean(),
        /** Devices whose till has not handed anything over since. */
        unheardCount: z.number().int(),
        /** Those, then the ones that have handed in again what the copy lacked, by merchant; at most a hundred of them are named. */
        devices: z.array(
          z.strictObject({
            deviceId: z.uuid(),
            name: z.string(),
            merchantId: z.uuid(),
            company_name: z.string(),
            isUnheard: z.boolean(),
            missing: z
              .number()
              .int()
              .nullable()
              .describe('Bills that were there before and are not yet again; null where no one knows.'),
            handedAgain: z.number().int().describe('Bills that were handed in again since.'),
          }),
        ),
      })
      .nullable(),
  }),
});
export type RestoreView = NonNullable<z.infer<typeof getOverview.reply>['restore']>;
export type Overview = z.infer<typeof getOverview.reply>;

export const streamOverview = endpoint({
  method: 'GET',
  path: '/reports/overview/stream',
  access: 'read-overview',
  summary: 'Live view of all merchants (server-sent events)',
  description:
    'An event hints that something has become of a merchant: ask `getOverview`. At most one in five seconds. See *Live streams*.',
  replyForm: 'events',
  reply: z.null(),
});
