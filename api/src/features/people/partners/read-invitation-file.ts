import type { InvitationProblem } from '@comptoir/contract/people/invitations';
import { register } from '@comptoir/contract/people/registration';
import type { Result } from '@comptoir/domain/base/results/result';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import {
  INVITATION_COLUMNS,
  readInvitations,
  type InvitationLine,
} from '@comptoir/domain/people/partners/read-invitations';
import type { z } from 'zod';
import { workAside } from '../../../platform/aside/work-aside.ts';
import { decodeText } from '../../../platform/files/decode-text.ts';

/** A line of a file by the rules of a registration. */
export interface TypedLine {
  readonly line: number;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly problems: readonly InvitationProblem[];
}

/** `file`: its bytes, in memory that threads share. `language`: of lines that say none. */
export interface GivenFile {
  readonly file: Uint8Array;
  readonly language: string;
}

type Refusal = 'invitations-unreadable' | 'invitations-too-many';
type ReadFile = Result<TypedLine[], Refusal>;

/** `listInvitedAddresses` beside the thread that answers tills: a file of ten thousand lines takes longer than one waits. */
export const listInvitedAddressesAside = (given: GivenFile): Promise<Result<string, Refusal>> =>
  workAside<typeof listInvitedAddresses>('listInvitedAddresses', given);

/** The addresses of lines that break no rule, each once, one a line: one text crosses between threads in no time, ten thousand do not. */
export function listInvitedAddresses(given: GivenFile): Result<string, Refusal> {
  const read = readInvitationFile(given);
  if (!read.ok) return read;
  const emails = read.value.filter(({ problems }) => problems.length === 0).map(({ email }) => email);
  return { ok: true, value: [...new Set(emails)].join('\n') };
}

/** The lines of a file, each checked by itself. */
export function readInvitationFile({ file, language }: GivenFile): ReadFile {
  const read = readInvitations(decodeText(file), language);
  return read.ok ? { ok: true, value: read.value.map(readLine) } : read;
}

/** Beginning of a formula, which is neither a business nor a person. */
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
