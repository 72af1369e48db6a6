import { saveTerminalRecord, type TerminalConfiguration } from '../terminal/terminal-record.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { digestCode, isCode, isCodeOf } from './employee-code.ts';

/** Who signs in, and whose forgotten code they take away, if they may. */
export interface SignIn {
  readonly user: string;
  readonly code: string;
  readonly forget: string | null;
}

type Employee = TerminalConfiguration['employees'][number];

/**
 * Begins the shift of an employee whom the authority knows. The first code that they type on this terminal is theirs from then on; an
 * administrator of the terminal can have it forgotten. @throws TerminalError for an unknown name, or another code
 */
export async function beginShift(terminal: Terminal, signIn: SignIn): Promise<{ user: string; isNewCode: boolean }> {
  const { record, folder, journal } = terminal;
  const employee = getEmployee(record.configuration, signIn.user);
  if (!isCode(signIn.code)) throw new TerminalError((texts) => texts.badEmployeeCode());
  const known = record.codes[employee.name];
  if (known !== undefined && !isCodeOf(known, signIn.code))
    throw new TerminalError((texts) => texts.wrongEmployeeCode());
  const codes = { ...record.codes, ...(known === undefined ? { [employee.name]: digestCode(signIn.code) } : {}) };
  if (signIn.forget !== null) forgetCode(codes, { by: employee, of: getEmployee(record.configuration, signIn.forget) });
  await saveTerminalRecord(folder, { ...record, codes });
  await journal.append({ kind: 'shift-began', user: employee.name });
  return { user: employee.name, isNewCode: known === undefined };
}

function getEmployee({ employees }: TerminalConfiguration, typed: string): Employee {
  const wanted = typed.trim().toLocaleLowerCase('fr');
  const found = employees.find(({ name }) => name.toLocaleLowerCase('fr') === wanted);
  if (found !== undefined) return found;
  const names = employees.map(({ name }) => name);
  throw new TerminalError((texts) => texts.unknownEmployee(typed, names));
}

function forgetCode(codes: Record<string, string>, { by, of }: { by: Employee; of: Employee }): void {
  if (!by.opensAllTabs) throw new TerminalError((texts) => texts.notAnAdministrator(by.name));
  delete codes[of.name];
}
