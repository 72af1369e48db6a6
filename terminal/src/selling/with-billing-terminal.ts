import type { Context } from '../context.ts';
import { withReadyTerminal } from '../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../terminal/list-terminals.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { settlePlan } from './make-bill.ts';

/** Runs `work` with the terminal that a command means, alone, once everything that an interruption left undone is done. */
export async function withBillingTerminal<T>(
  context: Context,
  named: string | undefined,
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> {
  const name = await chooseTerminal(context.folders, named);
  return withReadyTerminal(context, name, async (terminal) => {
    await settlePlan(context, terminal);
    return work(terminal);
  });
}
