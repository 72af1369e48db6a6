import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { saveTerminalRecord, type TerminalConfiguration } from '../terminal/terminal-record.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/** Someone whom the authority knows. */
export type Employee = TerminalConfiguration['employees'][number];

interface Recognized {
  readonly employee: Employee;
  readonly isNewCode: boolean;
  /** The codes of all as they are kept now. */
  readonly codes: Readonly<Record<string, string>>;
}

/**
 * Recognizes an employee by their code. The first code that they type on this terminal is theirs from then on.
 * @throws TerminalError for an unknown name, or another code
 */
export async function recognizeEmployee(
  { record, folder }: Terminal,
  { user, code }: { readonly user: string; readonly code: string },
): Promise<Recognized> {
  const employee = getEmployee(record.configuration, user);
  if (!isCode(code)) throw new TerminalError((texts) => texts.badEmployeeCode());
  const entry = record.codes[employee.name];
  if (entry !== undefined && isCodeOf(entry, code)) return { employee, isNewCode: false, codes: record.codes };
  if (entry !== undefined) throw new TerminalError((texts) => texts.wrongEmployeeCode());
  const codes = { ...record.codes, [employee.name]: digestCode(code) };
  await saveTerminalRecord(folder, { ...record, codes });
  return { employee, isNewCode: true, codes };
}

/** The employee of that name, however it is capitalized. @throws TerminalError */
export function getEmployee({ employees }: TerminalConfiguration, typed: string): Employee {
  const wanted = typed.trim().toLocaleLowerCase('fr');
  const found = employees.find(({ name }) => name.toLocaleLowerCase('fr') === wanted);
  if (found !== undefined) return found;
  const names = employees.map(({ name }) => name);
  throw new TerminalError((texts) => texts.unknownEmployee(typed, names));
}

/** The names of those who administer the terminal. */
export const administratorsOf = (employees: readonly Employee[]): string[] =>
  employees.filter(({ opensAllTabs }) => opensAllTabs).map(({ name }) => name);

/** Four digits at least: what a person types at a counter, many times a day. Source: SRM-49. */
export const isCode = (typed: string): boolean => /^\d{4,12}$/.test(typed);

/** A code as it is kept: salted, and slow to guess. */
export function digestCode(code: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(code, salt, LENGTH).toString('base64')}`;
}

/** True when a code is the one behind a digest. */
export function isCodeOf(digest: string, code: string): boolean {
  const [salt = '', hash = ''] = digest.split(':');
  const expected = Buffer.from(hash, 'base64');
  return expected.length === LENGTH && timingSafeEqual(expected, scryptSync(code, Buffer.from(salt, 'base64'), LENGTH));
}

const LENGTH = 32;
