import { cents } from '@comptoir/domain/base/amounts/cents';
import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { onTestFinished } from 'vitest';
import { composeBill } from '../src/bills/compose-bill.ts';
import { priceLines } from '../src/bills/price-lines.ts';
import type { Context } from '../src/context.ts';
import type { SignedEntry, Undated } from '../src/journal/journal-entry.ts';
import { openJournal } from '../src/journal/open-journal.ts';
import type { LinkedRecord } from '../src/terminal/terminal-record.ts';
import { openTerminal, type Terminal } from '../src/terminal/with-terminal.ts';
import { linkedRecord, signedBill } from './linked-record.ts';
import { RATES } from './taxes.ts';

/** A linked terminal in hand, with this in its journal; nothing is asked of a relay. */
export async function makeTerminal(
  context: Context,
  entries: readonly Undated[] = [],
  record: LinkedRecord = linkedRecord(),
): Promise<Terminal> {
  const folder = await context.folders.alone('caisse', { waitMs: 0 }, (made) => Promise.resolve(made));
  const journal = await openJournal(folder, context.now);
  onTestFinished(() => journal.close());
  const { deviceNumber, thumbprint } = record.certificate;
  await journal.append({ kind: 'linked', deviceNumber, thumbprint, head: null, lastNoTrans: null }, ...entries);
  return openTerminal({ name: 'caisse', folder, journal }, record);
}

/** A signature that only has its form; of 0, what the first link follows. */
export const signatureOf = (index: number): string => (index === 0 ? FIRST_LINK : `${String(index).padEnd(86, 'A')}==`);

/** A bill of 5.76 $ whose signature only has its form: the link of that index, which follows the one before or another. */
export function linkOf(index: number, more: Partial<Transaction> = {}, preced = index - 1): Transaction {
  const order = priceLines([{ description: 'Poutine', price: cents(501) }], RATES);
  const terms = { payment: 'DEB', customers: 1, tip: null, training: false } as const;
  return transactionSchema.parse({
    ...signedBill(composeBill(linkedRecord(), order, terms), index),
    signa: { datActu: '20260115120500', actu: signatureOf(index), preced: signatureOf(preced) },
    ...more,
  });
}

/** Builds the journal's entry of a bill that was signed. */
export const signedEntry = (bill: Transaction, more: Partial<SignedEntry> = {}): Undated => ({
  kind: 'signed',
  noTrans: bill.noTrans,
  actu: bill.signa.actu,
  signedAt: '2026-01-15T17:05:00.000Z',
  origin: 'sale',
  replaces: null,
  text: JSON.stringify(bill),
  ...more,
});
