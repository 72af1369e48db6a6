import type { Context } from '../context.ts';
import { TEXTS } from '../texts/language.ts';
import { isLinked, readTillRecord } from '../till/till-record.ts';
import { openTill, withTill, type Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';
import { renewCertificate, sendRenewal } from './renew-certificate.ts';

/** Nobody waits at the counter for longer than this because of a renewal. */
const PATIENCE_MS = 12_000;

/**
 * Runs `work` with a till that can bill, alone, once a renewal that was interrupted is done: the authority may have replaced the
 * old certificate already, and what is signed with it from then on may not count.
 */
export const withReadyTill = <T>(context: Context, name: string, work: (till: Till) => Promise<T>): Promise<T> =>
  withTill(context, name, async (till) => work(await finishRenewal(context, till)));

async function finishRenewal(context: Context, till: Till): Promise<Till> {
  const { renewal } = till.record;
  if (renewal === null) return till;
  return orAsItWas(context, till, () => sendRenewal(context, till, { renewal, timeoutMs: PATIENCE_MS }));
}

/** Renews as somebody asked in the portal, and says so. When it cannot be done now, it is tried again later. */
export async function renewAsAsked(context: Context, till: Till): Promise<Till> {
  context.screen.print(TEXTS[context.language].till.renewal.asked());
  return orAsItWas(context, till, () => renewCertificate(context, till));
}

/** A renewal that fails must not hold up what the till is there for. */
async function orAsItWas(context: Context, till: Till, renew: () => Promise<Till>): Promise<Till> {
  const texts = TEXTS[context.language];
  try {
    const renewed = await renew();
    context.screen.print(texts.till.renewal.done(renewed.record.certificate.notAfter.slice(0, 10)));
    return renewed;
  } catch (error) {
    if (!(error instanceof TillError)) throw error;
    context.screen.warn(texts.till.renewal.notNow(error.sentence(texts.errors)));
    // how far it came is in the record
    const record = await readTillRecord(till.folder);
    return isLinked(record) ? openTill(till, record) : till;
  }
}
