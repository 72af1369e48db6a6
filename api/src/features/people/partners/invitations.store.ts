import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { InvitationFileView, SkippedLine } from '@comptoir/contract/people/invitations';
import type { Transaction } from '../../../platform/database/database.ts';

export const findPartnerLanguage = (
  tx: Transaction,
  id: string,
): Promise<{ name: string; language: Language } | null> =>
  tx.first({ text: 'select name, language from partners where id = $1', values: [id] });

/** Lists the addresses that wait in a file that is being sent, of any partner. `emails`: one a line. */
export const listAddressesWaiting = (
  tx: Transaction,
  emails: string,
): Promise<{ email: string; use: 'already-invited' }[]> =>
  tx.many({
    text: `select distinct email, 'already-invited' as use from invitation_lines
      where outcome = 'waiting' and email = any(string_to_array($1, E'\\n'))`,
    values: [emails],
  });

export interface NewInvitationFile {
  readonly id: string;
  readonly partnerId: string;
  readonly userId: string;
  readonly name: string;
  readonly askedAt: Date;
}

/** Keeps a file with all its lines, which are JSON. */
export function insertInvitationFile(tx: Transaction, file: NewInvitationFile, lines: string): void {
  tx.write({
    text: `insert into invitation_files (id, partner_id, user_id, name, asked_at)
      values (:id, :partnerId, :userId, :name, :askedAt)`,
    values: { ...file },
  });
  tx.write({
    text: `insert into invitation_lines (file_id, partner_id, line, company_name, name, email, language, outcome, problems, first_line)
      select $1, $2, line, "companyName", name, email, language, outcome, problems, "firstLine"
      from jsonb_to_recordset($3::jsonb) as l (line integer, "companyName" text, name text, email text, language text,
        outcome text, problems jsonb, "firstLine" integer)`,
    values: [file.id, file.partnerId, lines],
  });
}

/** A line whose mail has not been ordered. */
export interface WaitingLine {
  readonly line: number;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export const listWaitingLines = (
  tx: Transaction,
  { fileId, after, limit }: { fileId: string; after: number; limit: number },
): Promise<WaitingLine[]> =>
  tx.many({
    text: `select line, company_name as "companyName", name, email, language from invitation_lines
      where file_id = $1 and line > $2 and outcome = 'waiting' order by line limit $3`,
    values: [fileId, after, limit],
  });

/** A file that is being sent, kept from others until the transaction ends; its partner is neither suspended nor taken up meanwhile. */
export const lockSendingFile = (
  tx: Transaction,
  fileId: string,
): Promise<{ partnerId: string; userId: string; isSuspended: boolean } | null> =>
  tx.first({
    text: `select f.partner_id as "partnerId", f.user_id as "userId", p.suspended_at is not null as "isSuspended"
      from invitation_files f join partners p on p.id = f.partner_id
      where f.id = $1 and f.state = 'sending' for update of f for share of p`,
    values: [fileId],
  });

export const isLineWaiting = async (tx: Transaction, at: { fileId: string; line: number }): Promise<boolean> =>
  (await tx.first({
    text: "select line from invitation_lines where file_id = $1 and line = $2 and outcome = 'waiting'",
    values: [at.fileId, at.line],
  })) !== null;

export function decideLine(tx: Transaction, decided: { fileId: string; line: number; outcome: string }): void {
  tx.write({
    text: 'update invitation_lines set outcome = $3 where file_id = $1 and line = $2',
    values: [decided.fileId, decided.line, decided.outcome],
  });
}

/** Ends a file of a suspended partner: what waits is invited no more. */
export function stopFile(tx: Transaction, fileId: string): void {
  tx.write({
    text: "update invitation_lines set outcome = 'stopped' where file_id = $1 and outcome = 'waiting'",
    values: [fileId],
  });
  tx.write({ text: "update invitation_files set state = 'stopped' where id = $1", values: [fileId] });
}

/** Ends a file of which no line waits any more. */
export function finishFile(tx: Transaction, fileId: string): void {
  tx.write({
    text: `update invitation_files set state = 'done' where id = $1 and state = 'sending'
      and not exists (select from invitation_lines where file_id = $1 and outcome = 'waiting')`,
    values: [fileId],
  });
}

export const listSendingFiles = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.many({ text: "select id from invitation_files where state = 'sending' order by id" });

export type InvitationFileRow = Omit<InvitationFileView, 'askedAt'> & { readonly askedAt: Date };

/** The newest files of a partner that the scope sees; one of them when it is named. */
export const listInvitationFileRows = (
  tx: Transaction,
  { partnerId, fileId }: { partnerId: string; fileId?: string },
): Promise<InvitationFileRow[]> =>
  tx.many({
    text: `select f.id, f.name, f.asked_at as "askedAt", u.name as "askedBy", f.state, c.counts
      from invitation_files f left join users u on u.id = f.user_id,
        lateral (select json_build_object('lines', count(*),
          'waiting', count(*) filter (where outcome = 'waiting'), 'invited', count(*) filter (where outcome = 'invited'),
          'stopped', count(*) filter (where outcome = 'stopped'), 'invalid', count(*) filter (where outcome = 'invalid'),
          'repeated', count(*) filter (where outcome = 'repeated'),
          'alreadyInvited', count(*) filter (where outcome = 'already-invited'),
          'hasAccount', count(*) filter (where outcome = 'has-account')) as counts
          from invitation_lines l where l.file_id = f.id) c
      where f.partner_id = $1 and ($2::uuid is null or f.id = $2) order by f.asked_at desc, f.id desc limit 50`,
    values: [partnerId, fileId ?? null],
  });

export type InvitationResult = SkippedLine & { readonly name: string };

/** Every line of a file that the scope sees, as it stands. */
export const listInvitationResults = (
  tx: Transaction,
  { partnerId, fileId }: { partnerId: string; fileId: string },
): Promise<InvitationResult[]> =>
  tx.many({
    text: `select line, company_name as "companyName", name, email, outcome, problems, first_line as "firstLine"
      from invitation_lines where partner_id = $1 and file_id = $2 order by line`,
    values: [partnerId, fileId],
  });
