import type { InvitationOutcome, InvitationProblem } from '@comptoir/contract/people/invitations';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database } from '../../../platform/database/database.ts';
import { toCsv } from '../../../platform/files/shown-csv.ts';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { invitationsEn } from './invitations.en.ts';
import { invitationsFr } from './invitations.fr.ts';
import { listInvitationResults, type InvitationResult } from './invitations.store.ts';
import { refuseOtherPartner } from './send-invitations.ts';

/** Texts of a results file; `rules` by the codes that a line is refused with. */
export interface InvitationWords {
  readonly fileName: string;
  readonly head: readonly string[];
  readonly outcomes: Readonly<Record<InvitationOutcome, string>>;
  readonly columns: Readonly<Record<InvitationProblem['column'], string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly otherRule: string;
  /** Writes the fault of a column. */
  readonly fault: (column: string, rule: string) => string;
  readonly firstLine: (line: number) => string;
}

const WORDS: Readonly<Record<Language, InvitationWords>> = { fr: invitationsFr, en: invitationsEn };

/** Exports the outcome of each line. Ten thousand at most, written at once. @throws AppError not-found */
export async function exportInvitations(
  { database }: { readonly database: Database },
  actor: Actor,
  { partnerId, fileId, language }: { readonly partnerId: string; readonly fileId: string; readonly language: Language },
): Promise<File> {
  refuseOtherPartner(actor, partnerId);
  const results = await database.transaction(scopeOfActor(actor), (tx) =>
    listInvitationResults(tx, { partnerId, fileId }),
  );
  if (results.length === 0) throw new AppError('not-found');
  const words = WORDS[language];
  const rows = results.map((result) => [
    { amount: result.line, decimals: 0 },
    result.companyName,
    result.name,
    result.email,
    words.outcomes[result.outcome],
    reasonOf(result, words),
  ]);
  return {
    name: words.fileName,
    business: null,
    contentType: ROW_FORMATS.csv.contentType,
    content: Buffer.from(toCsv([words.head, ...rows], language)),
    count: results.length,
  };
}

function reasonOf({ problems, firstLine }: InvitationResult, words: InvitationWords): string {
  if (firstLine !== null) return words.firstLine(firstLine);
  return problems
    .map(({ column, rule }) => words.fault(words.columns[column], words.rules[rule] ?? words.otherRule))
    .join(' · ');
}
