import { z } from 'zod';
import { signature } from './bill-result.ts';
import { instant } from '../endpoint.ts';
import { taxCalendar } from '../base/taxes.ts';

const field = (meaning: string) => z.string().describe(meaning);
const optional = (meaning: string) => z.string().nullable().describe(meaning);

const BILLED_BY = 'The version of the tax calendar that the terminal bills by; left out by one that keeps none.';
/** Versions of the tax calendar: in a query, with bills, and in the answer to them. */
export const calendarVersion = {
  asked: z.coerce.number().int().min(0).max(1_000_000).optional().describe(BILLED_BY),
  stated: z.int().min(0).max(1_000_000).optional().describe(BILLED_BY),
  inForce: z
    .int()
    .optional()
    .describe('The version in force, to a terminal that stated its own: another one is in its configuration.'),
};

/** Everything that a terminal needs to sign and print. */
export const deviceConfiguration = z.strictObject({
  device: z.strictObject({
    id: z.uuid().describe('The device in the portal.'),
    name: field('Its name there.'),
    deviceNumber: optional('The authority’s id of the device; null until it has a certificate.'),
    billPrefix: z
      .string()
      .length(4)
      .describe('What the numbers of its bills begin with; no other device of the merchant has it.'),
  }),
  merchant: z.strictObject({
    companyName: field('The name printed on bills.'),
    fileNumber: field('The authority’s file number of the merchant.'),
    qstNumber: field('The registration number for the Québec tax (QST).'),
    gstNumber: field('The registration number for the federal tax (GST).'),
    authorizationCode: field('Goes into the certificate request and nowhere else.'),
    timeZone: z.enum(['America/Montreal', 'America/Halifax']).describe('The clock that bills are dated by.'),
    activity: z.enum(['CDR', 'BAR', 'RES']).describe('The authority’s code of the sub-sector.'),
    civicNumber: optional('The address printed on bills: the number in the street.'),
    street: optional('The street.'),
    city: optional('The city.'),
    postalCode: optional('The postal code.'),
    phone: optional('The telephone number.'),
  }),
  employees: z
    .array(
      z.strictObject({
        name: field('As the authority knows it: what a bill names its user by.'),
        opensAllTabs: z.boolean().describe('Whether they administer the terminal.'),
      }),
    )
    .describe('Who may make bills: employees declared to the authority, by name.'),
  software: z
    .strictObject({
      idPartn: z.string(),
      idSEV: z.string(),
      idVersi: z.string(),
      codCertif: z.string(),
      versi: z.string(),
      versiParn: z.string(),
    })
    .describe('How the authority knows the software, by its own field names.'),
  chain: z.strictObject({
    head: signature.nullable().describe('The last bill that the server has of the device; null without any.'),
    lastNoTrans: optional('The number of that bill.'),
  }),
  certificate: z.strictObject({
    serial: optional('The serial number of the certificate in use; null without one.'),
    notAfter: instant.nullable().describe('Until when it is valid.'),
    isRevoked: z.boolean().describe('Whether the authority has ended it.'),
    renewal: z
      .enum(['none', 'possible', 'due', 'requested'])
      .describe('`possible` after half of its life, `due` in its last 90 days, `requested` from the portal.'),
  }),
  taxCalendar: taxCalendar
    .optional()
    .describe(
      'The rates of both taxes by day, changes to come included; only to a terminal that states `calendarVersion`.',
    ),
  qrBaseUrl: field('What the address of the QR code on bills begins with.'),
  replyTimeoutMs: z.number().int().min(5000).describe('How long a call with bills waits for the authority.'),
  requireShift: z.boolean().describe('Whether no bill is made before a shift is begun: every bill names its user.'),
  resendOnReturn: z.boolean().describe('Whether waiting bills are sent without a sale when the connection returns.'),
});
