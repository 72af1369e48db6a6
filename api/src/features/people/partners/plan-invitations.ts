import type { InvitationCounts, InvitationOutcome, InvitationProblem } from '@comptoir/contract/people/invitations';
import { register } from '@comptoir/contract/people/registration';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import {
  INVITATION_COLUMNS,
  readInvitations,
  type InvitationLine,
} from '@comptoir/domain/people/partners/read-invitations';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { decodeText } from '../../../platform/files/decode-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findAddressesInUse } from '../registration/invite-to-register.ts';
import { listAddressesWaiting } from './invitations.store.ts';

/** A line of a file, and what it would do. */
export interface PlannedLine {
  readonly line: number;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly outcome: InvitationOutcome;
  readonly problems: readonly InvitationProblem[];
  readonly firstLine: number | null;
}

/**
 * What a file would do now, line by line, under the scope `system`, which knows the addresses in use. Nothing is written.
 * @throws AppError invitations-unreadable, invitations-too-many
 */
export async function planInvitations(
  tx: Transaction,
  { file, language, now }: { readonly file: string; readonly language: string; readonly now: Date },
): Promise<{ lines: PlannedLine[]; plan: string }> {
  const read = readInvitations(decodeText(Buffer.from(file, 'base64')), language);
  if (!read.ok) throw new AppError(read.reason);
  const typed = read.value.map(readLine);
  const emails = [...new Set(typed.filter(({ problems }) => problems.length === 0).map(({ email }) => email))];
  const uses = new Map(
    [...(await listAddressesWaiting(tx, emails)), ...(await findAddressesInUse(tx, { emails, now }))].map(
      ({ email, use }) => [email, use] as const,
    ),
  );
  const first = new Map<string, number>();
  const lines = typed.map((line): PlannedLine => {
    if (line.problems.length > 0) return { ...line, outcome: 'invalid', firstLine: null };
    const firstLine = first.get(line.email) ?? null;
    if (firstLine !== null) return { ...line, outcome: 'repeated', firstLine };
    first.set(line.email, line.line);
    return { ...line, outcome: uses.get(line.email) ?? 'waiting', firstLine: null };
  });
  return { lines, plan: createHash('sha256').update(JSON.stringify(lines)).digest('hex') };
}

type TypedLine = Omit<PlannedLine, 'outcome' | 'firstLine'>;

/** What a spreadsheet would calculate is neither a business nor a person. */
const FORMULA = /^[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;
const FORMULAS = ['company_name', 'name'] as const;

/** A line by the rules of a registration; what breaks them is kept as it can be shown. */
function readLine({ line, ...typed }: InvitationLine): TypedLine {
  const read = register.body.safeParse(typed);
  const formulas = FORMULAS.filter((column) => FORMULA.test(typed[column]));
  if (read.success && formulas.length === 0) {
    const { company_name: companyName, name, email, language } = read.data;
    return { line, companyName, name, email: normalEmail(email), language, problems: [] };
  }
  const problems = INVITATION_COLUMNS.flatMap((column): InvitationProblem[] => {
    if (formulas.some((name) => name === column)) return [{ column, rule: 'formula' }];
    const issue = read.error?.issues.find(({ path }) => path[0] === column);
    return issue ? [{ column, rule: typed[column] === '' ? 'required' : ruleOf(issue, column) }] : [];
  });
  const { company_name: companyName, name, email, language } = typed;
  return {
    line,
    companyName: shown(companyName),
    name: shown(name),
    email: shown(email),
    language: shown(language),
    problems,
  };
}

function ruleOf(issue: z.core.$ZodIssue, column: InvitationProblem['column']): string {
  if (issue.code === 'too_big') return 'too-long';
  if (issue.code === 'custom') return issue.message;
  return column === 'email' || column === 'language' ? column : 'not-valid';
}

/** No database keeps a zero byte, and no screen shows other signs of control. */
const shown = (text: string): string => text.slice(0, 120).replaceAll(/\p{Cc}/gu, '\uFFFD');

/** How many lines stand how. */
export function countLines(lines: readonly { readonly outcome: InvitationOutcome }[]): InvitationCounts {
  const of = (outcome: InvitationOutcome): number => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines: lines.length,
    waiting: of('waiting'),
    invited: of('invited'),
    stopped: of('stopped'),
    invalid: of('invalid'),
    repeated: of('repeated'),
    alreadyInvited: of('already-invited'),
    hasAccount: of('has-account'),
  };
}
