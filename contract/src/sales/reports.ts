import { z } from 'zod';
import { endpoint, instant, pageOf } from '../endpoint.ts';
import { merchantSummary } from '../base/merchants.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/reports/overview',
  access: 'read-overview',
  summary: 'State of all merchants at a glance',
  description: 'Counts over all merchants, and those that need attention first.',
  reply: z.strictObject({
    merchants: z.number().int(),
    activeMerchants: z.number().int(),
    unregisteredMerchants: z.number().int(),
    partners: z.number().int(),
    devices: z.number().int(),
    devicesInTrouble: z.number().int(),
    acceptedToday: z.number().int(),
    waiting: z.number().int(),
    oldestWaitingAt: instant.nullable(),
    authorityReachable: z.boolean(),
    /** Merchants that need a look first: something waits too long, a certificate ends, registration is not complete. */
    attention: z.array(merchantSummary),
    /** An older copy of the database was put back and is not whole again; null when there is nothing of the kind. */
    restore: z
      .strictObject({
        noticedAt: instant,
        /** When the copy was made: what happened between then and now had to be learned again. */
        dataUntil: instant,
        /** Whether the provider of card payments has said what happened since; before that nothing is charged. */
        isReconciled: z.boolean(),
        /** Devices whose till has not handed anything over since, by merchant; at most a hundred of them are named. */
        unheardCount: z.number().int(),
        unheard: z.array(
          z.strictObject({ deviceId: z.uuid(), name: z.string(), merchantId: z.uuid(), company_name: z.string() }),
        ),
      })
      .nullable(),
  }),
});
export type RestoreView = NonNullable<z.infer<typeof getOverview.reply>['restore']>;
export type Overview = z.infer<typeof getOverview.reply>;

/**
 * What a merchant's tills brought to the authority in a period. `totalCents`: sales after tax of the accepted bills, credit
 * notes taken away; training bills and reproductions are bills, and no sales.
 */
export const transmissionReportRow = z.strictObject({
  merchantId: z.uuid(),
  company_name: z.string(),
  bills: z.number().int(),
  accepted: z.number().int(),
  waiting: z.number().int(),
  refused: z.number().int(),
  totalCents: z.number().int(),
});
export type TransmissionReportRow = z.infer<typeof transmissionReportRow>;

export const getTransmissionReport = endpoint({
  method: 'GET',
  path: '/reports/transmissions',
  access: 'read-reports',
  summary: 'Transmissions per merchant in a period',
  description:
    'Both days included, in Québec time, 366 days at most. `totalCents` is sales after tax of accepted bills less ' +
    'credit notes.',
  query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  reply: pageOf(transmissionReportRow),
});
