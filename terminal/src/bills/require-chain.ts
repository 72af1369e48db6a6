import type { Context } from '../context.ts';
import { catchUp } from '../submission/catch-up.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * A terminal that knows that Comptoir has bills of it that it lacks takes them back before it signs: on its old head it would fork its
 * chain. @throws TerminalError when it cannot
 */
export async function requireChain(context: Context, terminal: Terminal): Promise<void> {
  if (!terminal.journal.state.isBehind) return;
  const caughtUp = await catchUp(context, terminal);
  if (caughtUp === 'unreachable') throw new TerminalError((texts) => texts.terminalBehind());
  if (caughtUp === 'not-shared') throw new TerminalError((texts) => texts.chainNotShared(terminal.name));
}
