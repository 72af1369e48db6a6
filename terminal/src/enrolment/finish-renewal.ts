import type { Context } from '../context.ts';
import { TEXTS } from '../texts/language.ts';
import { isLinked, readTerminalRecord } from '../terminal/terminal-record.ts';
import { openTerminal, withTerminal, type Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { renewCertificate, sendRenewal } from './renew-certificate.ts';

/** No customer waits at the counter for longer than this because of a renewal. */
const PATIENCE_MS = 12_000;

/**
 * Runs `work` with a terminal that can bill, alone, once a renewal that was interrupted is done: the authority may have replaced the
 * old certificate already, and what is signed with it from then on may not count.
 */
export const withReadyTerminal = <T>(
  context: Context,
  name: string,
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> => withTerminal(context, name, async (terminal) => work(await finishRenewal(context, terminal)));

async function finishRenewal(context: Context, terminal: Terminal): Promise<Terminal> {
  const { renewal } = terminal.record;
  if (renewal === null) return terminal;
  return orAsItWas(context, terminal, () => sendRenewal(context, terminal, { renewal, timeoutMs: PATIENCE_MS }));
}

/** Renews as requested in the portal, and says so. When it cannot be done now, it is tried again later. */
export async function renewAsAsked(context: Context, terminal: Terminal): Promise<Terminal> {
  context.screen.print(TEXTS[context.language].terminal.renewal.asked());
  return orAsItWas(context, terminal, () => renewCertificate(context, terminal));
}

/** A renewal that fails must not hold up what the terminal is there for. */
async function orAsItWas(context: Context, terminal: Terminal, renew: () => Promise<Terminal>): Promise<Terminal> {
  const texts = TEXTS[context.language];
  try {
    const renewed = await renew();
    context.screen.print(texts.terminal.renewal.done(renewed.record.certificate.notAfter.slice(0, 10)));
    return renewed;
  } catch (error) {
    if (!(error instanceof TerminalError)) throw error;
    context.screen.warn(texts.terminal.renewal.notNow(error.sentence(texts.errors)));
    // how far it came is in the record
    const record = await readTerminalRecord(terminal.folder);
    return isLinked(record) ? openTerminal(terminal, record) : terminal;
  }
}
