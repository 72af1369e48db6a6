import { findCertificateTrouble } from '../terminal/certificate-trouble.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Context } from '../context.ts';
import { catchUp } from '../submission/catch-up.ts';
import { requireClock } from '../clock/require-clock.ts';

/** Checks what must hold before anything is signed. @throws TerminalError with what does not */
export async function requireReady(context: Context, terminal: Terminal): Promise<void> {
  requireCertificate(terminal, context.now());
  await requireChain(context, terminal);
  await requireClock(context, terminal);
}

/**
 * A terminal whose certificate expired, was revoked or was refused makes no bill: none that it printed would be one.
 * @throws TerminalError with the official mentions. Source: SRM-27, SRM-43
 */
export function requireCertificate({ name, record, journal }: Terminal, now: Date): void {
  const trouble = findCertificateTrouble(record, journal.state, now);
  if (trouble !== null) throw new TerminalError((texts) => texts.certificateTrouble(trouble, name));
}

/**
 * A terminal that knows that Comptoir has bills of it that it lacks takes them back before it signs: on its old head it would fork its
 * chain. @throws TerminalError when it cannot
 */
async function requireChain(context: Context, terminal: Terminal): Promise<void> {
  if (!terminal.journal.state.isBehind) return;
  const caughtUp = await catchUp(context, terminal);
  if (caughtUp === 'unreachable') throw new TerminalError((texts) => texts.terminalBehind());
  if (caughtUp === 'not-shared') throw new TerminalError((texts) => texts.chainNotShared(terminal.name));
}
