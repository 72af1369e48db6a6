import type { InvitationFileView, SkippedLine } from '@comptoir/contract/people/invitations';
import type { Transaction } from '../../../platform/database/database.ts';

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
