import { scrypt } from '@noble/hashes/scrypt.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from '@comptoir/websrm/signing/base64';
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
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `${toBase64(salt)}:${slowHash(code, salt)}`;
}

/** True when a code is the one behind a digest. The salted hash is no secret that its comparison could give away bit by bit. */
export function isCodeOf(digest: string, code: string): boolean {
  const [, salt, hash] = DIGEST.exec(digest) ?? [];
  return salt !== undefined && hash === slowHash(code, fromBase64(salt));
}

/** Salt and hash in base64. */
const DIGEST = /^([A-Za-z0-9+/]{22}==):([A-Za-z0-9+/]{43}=)$/;

const slowHash = (code: string, salt: Uint8Array): string =>
  toBase64(scrypt(utf8ToBytes(code), salt, { N: 2 ** 14, r: 8, p: 1, dkLen: 32 }));
