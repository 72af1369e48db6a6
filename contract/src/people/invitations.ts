import { INVITATION_COLUMNS } from '@comptoir/domain/people/partners/read-invitations';
import { z } from 'zod';
import { base64Text } from '../bounded-text.ts';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

const id = z.strictObject({ id: z.uuid() });
/** Also an empty one, which is refused like one without columns. */
const file = base64Text(2_700_000);

/** Outcomes of a line; `waiting` until its mail is ordered, `stopped` when the partner was suspended before. */
export const invitationOutcome = z.enum([
  'waiting',
  'invited',
  'stopped',
  'invalid',
  'repeated',
  'already-invited',
  'has-account',
]);
export type InvitationOutcome = z.infer<typeof invitationOutcome>;

const counts = z.strictObject({
  lines: z.number().int(),
  /** To be invited, or being so. */
  waiting: z.number().int(),
  invited: z.number().int(),
  stopped: z.number().int(),
  invalid: z.number().int(),
  repeated: z.number().int(),
  alreadyInvited: z.number().int(),
  hasAccount: z.number().int(),
});
export type InvitationCounts = z.infer<typeof counts>;

export const invitationProblem = z.strictObject({ column: z.enum(INVITATION_COLUMNS), rule: z.string() });
export type InvitationProblem = z.infer<typeof invitationProblem>;

const acceptedLine = z.strictObject({
  line: z.number().int(),
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
});
export type AcceptedLine = z.infer<typeof acceptedLine>;

const skippedLine = z.strictObject({
  /** The line of the file on which it begins; the first is 1. */
  line: z.number().int(),
  companyName: z.string(),
  email: z.string(),
  outcome: invitationOutcome,
  problems: z.array(invitationProblem),
  /** Of a repeated address: the line that has it first. */
  firstLine: z.number().int().nullable(),
});
export type SkippedLine = z.infer<typeof skippedLine>;

export const checkInvitations = endpoint({
  method: 'POST',
  path: '/partners/:id/invitations/check',
  access: 'invite-merchants',
  summary: 'What a file of merchants would invite',
  description:
    'Writes nothing. `file` is a CSV file in base64, in UTF-8, UTF-16, Windows-1252 or Mac Roman, with commas, semicolons or tabs; its first ' +
    'line names the columns Commerce, Nom, Courriel and, if wanted, Langue, in French or English, also by other usual names.' +
    ' What a spreadsheet takes for a formula is no name. `sendInvitations` does exactly what `plan` stands for.',
  refusals: ['invitations-too-many', 'invitations-unreadable'],
  params: id,
  body: z.strictObject({ file }),
  reply: z.strictObject({
    plan: z.string(),
    counts,
    /** The first hundred lines that would invite someone, as they were read. */
    accepted: z.array(acceptedLine),
    /** The first hundred lines that would invite no one, and why. */
    skipped: z.array(skippedLine),
    /** Most invitations of one person that leave in a day. */
    mailsPerDay: z.number().int(),
  }),
});
export type CheckedInvitations = z.infer<typeof checkInvitations.reply>;

const fileView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  askedAt: instant,
  /** Null for who is not of the partner, to its people. */
  askedBy: z.string().nullable(),
  state: z.enum(['sending', 'done', 'stopped']),
  counts,
});
export type InvitationFileView = z.infer<typeof fileView>;

export const sendInvitations = endpoint({
  method: 'POST',
  path: '/partners/:id/invitations',
  access: 'invite-merchants',
  summary: 'Invite the merchants of a file',
  description:
    'The file as it was checked, with the `plan` of that check: when it would do something else by now, it is refused. The mails leave ' +
    'by a job, each once, so many a day; who uses the password of theirs becomes a merchant of the partner.',
  refusals: ['invitations-changed', 'invitations-too-many', 'invitations-unreadable'],
  params: id,
  body: z.strictObject({ file, name: plainText(200).trim().min(1), plan: plainText(64) }),
  reply: z.strictObject({ ...fileView.shape }),
});

export const listInvitationFiles = endpoint({
  method: 'GET',
  path: '/partners/:id/invitations',
  access: 'invite-merchants',
  summary: 'The files by which a partner invited merchants, newest first',
  description: 'The newest fifty.',
  params: id,
  reply: pageOf(fileView),
});

export const exportInvitations = endpoint({
  method: 'GET',
  path: '/partners/:id/invitations/:fileId/results',
  access: 'invite-merchants',
  summary: 'What became of each line of a file, for a spreadsheet',
  replyForm: 'csv',
  params: z.strictObject({ id: z.uuid(), fileId: z.uuid().describe('Of `listInvitationFiles`.') }),
  reply: z.null(),
});
