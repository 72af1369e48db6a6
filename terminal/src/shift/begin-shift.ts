import { saveTerminalRecord } from '../terminal/terminal-record.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { getEmployee, recognizeEmployee } from './recognize-employee.ts';

/** Sign-in of an employee, with the name of another whose forgotten code they take away, if they may. */
export interface SignIn {
  readonly user: string;
  readonly code: string;
  readonly forget: string | null;
}

/**
 * Begins the shift of an employee whom the authority knows. An administrator of the terminal can have the code of someone else forgotten.
 * @throws TerminalError for an unknown name, or another code
 */
export async function beginShift(terminal: Terminal, signIn: SignIn): Promise<{ user: string; isNewCode: boolean }> {
  const { record, folder, journal } = terminal;
  const { employee, isNewCode, codes } = await recognizeEmployee(terminal, signIn);
  if (signIn.forget !== null) {
    const of = getEmployee(record.configuration, signIn.forget);
    if (!employee.opensAllTabs) throw new TerminalError((texts) => texts.notAnAdministrator(employee.name));
    const { [of.name]: _, ...left } = codes;
    await saveTerminalRecord(folder, { ...record, codes: left });
  }
  await journal.append({ kind: 'shift-began', user: employee.name });
  return { user: employee.name, isNewCode };
}
