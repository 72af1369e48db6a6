import { DECLARATION_REASONS } from '@comptoir/domain/base/activity-log/events/declaration-reason';
import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { endpoint, instant, pageOf } from '../endpoint.ts';

const ofDevice = z.strictObject({ id: z.uuid() });
const ofReport = z.strictObject({ id: z.uuid(), reportId: z.uuid() });

/** Kinds of documents that a terminal signs and sends besides bills. */
export const DOCUMENT_KINDS = ['user-report', 'third-party-declaration'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const sentDocument = {
  id: z.uuid(),
  receivedAt: instant.describe('When the server got it; a terminal without a connection brings it later.'),
  number: z.string().nullable().describe('The authority’s number of it; null when it refused the document.'),
  errors: z.array(authorityError).describe('Why the authority refused it.'),
};

/** A user report that a terminal has shown, or a third party that it has declared, as a line of a list. */
export const userReportRow = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('user-report'),
    ...sentDocument,
    reportedAt: z.string().describe('When the terminal showed it, by its own clock (yyyyMMddHHmmss).'),
    userName: z.string().describe('Who looked at it.'),
  }),
  z.strictObject({
    kind: z.literal('third-party-declaration'),
    ...sentDocument,
    thirdParty: z.string().describe('Name of the usual third party.'),
    reason: z.enum(DECLARATION_REASONS).describe('Their contract is new, was changed, or has ended.'),
  }),
]);
export type UserReportRow = z.infer<typeof userReportRow>;

/** A user report or a declaration with what it is drawn from. */
export const userReportView = z.strictObject({
  report: userReportRow,
  document: z.string().describe('Its exact signed text, as the authority has it.'),
  tradeName: z.string(),
  addressLines: z.array(z.string()),
  last: z
    .strictObject({
      form: z.enum(['PAP', 'ELE', 'PEL']),
      psiNoTrans: z.string().nullable(),
      psiDatTrans: z.string().nullable(),
      errors: z.array(authorityError),
    })
    .nullable()
    .describe('The last document that a user report names, as far as the server has it; a declaration names none.'),
});
export type UserReportView = z.infer<typeof userReportView>;

export const listUserReports = endpoint({
  method: 'GET',
  path: '/devices/:id/user-reports',
  access: 'list-devices',
  summary: 'User reports that a terminal has shown, and declarations that it has made',
  description:
    'The last hundred, newest first: each went to the authority when it was shown, or once there was a connection again.',
  params: ofDevice,
  reply: pageOf(userReportRow),
});

export const getUserReport = endpoint({
  method: 'GET',
  path: '/devices/:id/user-reports/:reportId',
  access: 'list-devices',
  summary: 'A user report or a declaration',
  description: 'Its exact signed text, and what stands on it besides.',
  params: ofReport,
  reply: userReportView,
});

export const getUserReportPdf = endpoint({
  method: 'GET',
  path: '/devices/:id/user-reports/:reportId/pdf',
  access: 'list-devices',
  summary: 'A user report or a declaration as PDF',
  description: 'As the terminal prints it: on paper of 80 mm, in French, tagged for screen readers.',
  replyForm: 'pdf',
  params: ofReport,
  reply: z.null(),
});
