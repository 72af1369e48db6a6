import type { Context } from '../context.ts';
import { refreshConfiguration } from '../enrolment/refresh-configuration.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

/**
 * Refuses bills before a shift is begun, where the merchant wants every bill to name its user. Comptoir is asked first whether that still holds.
 * @throws TerminalError shift-required
 */
export async function requireShift(context: Context, terminal: Terminal): Promise<void> {
  if (terminal.journal.state.shift !== null || !terminal.record.configuration.requireShift) return;
  const { configuration } = (await refreshConfiguration(context, terminal)).record;
  if (!configuration.requireShift) return;
  const names = configuration.employees.map(({ name }) => name);
  throw new TerminalError((texts) => texts.shiftRequired(names), { code: 'shift-required' });
}
