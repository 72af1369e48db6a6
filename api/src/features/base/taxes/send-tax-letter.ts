import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { extendCalendar } from '@comptoir/domain/base/taxes/announced-row';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { deliverMail, type DeliveryDeps } from '../mail/deliver-mail.ts';
import { writeDay, writeRate } from '../mail/format-amounts.ts';
import { greet, SIGNATURES } from '../mail/letter-words.ts';
import { renderLetter } from '../mail/render-letter.ts';
import { SEND_TAX_LETTER, letterOrder } from './order-tax-letters.ts';
import { findTaxLetter, insertWithdrawnLetters, keepTaxLetterSent, type TaxLetterRow } from './tax-letters.store.ts';
import { taxesMailEn, type TaxMailFacts, type TaxMailTexts } from './taxes-mail.en.ts';
import { taxesMailFr } from './taxes-mail.fr.ts';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import { listKeptRows, type KeptRow } from './taxes.store.ts';

export const taxLetter = letterOrder.extend({ userId: z.uuid() });
type TaxLetter = z.output<typeof taxLetter>;

export interface TaxLetterDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<Language, TaxMailTexts>> = { fr: taxesMailFr, en: taxesMailEn };

/**
 * Writes to an owner that a rate changes, or does not after all; no one twice, nor about a row that was withdrawn before the letter went.
 * Who was written to while it was withdrawn hears of that as well. @throws Error when it is worth another try
 */
export async function sendTaxLetter(deps: TaxLetterDeps, letter: TaxLetter): Promise<void> {
  const { database, now } = deps;
  const { found, rows } = await database.transaction({ role: 'system' }, async (tx) => ({
    found: await findTaxLetter(tx, letter),
    rows: await listKeptRows(tx),
  }));
  const row = rows.find(({ id }) => id === letter.rowId);
  if (!found?.isReachable || found.wasSent || !row) return;
  if (letter.kind === 'confirmed' && found.isWithdrawn) return;
  await deliver(deps, found, { letter, row, rows });
  await database.transaction({ role: 'system' }, async (tx) => {
    keepTaxLetterSent(tx, { ...letter, at: now() });
    if (letter.kind === 'withdrawn' || !(await findTaxLetter(tx, letter))?.isWithdrawn) return;
    const { rowId } = letter;
    const late = await insertWithdrawnLetters(tx, { rowId, limit: 1 });
    const payloads = late.map(({ userId }) => ({ rowId, kind: 'withdrawn', userId }));
    enqueueJobs(tx, { task: SEND_TAX_LETTER, payloads });
  });
}

interface Said {
  readonly letter: TaxLetter;
  readonly row: KeptRow;
  readonly rows: readonly KeptRow[];
}

async function deliver(deps: TaxLetterDeps, to: TaxLetterRow, { letter, row, rows }: Said): Promise<void> {
  // Mail is French unless they chose otherwise (decision 13).
  const language = to.language ?? 'fr';
  const rendered = renderLetter({
    ...TEXTS[language][letter.kind](factsOf(row, { rows, source: to.source, language })),
    language,
    // whoever has several is written to once, about all of them
    business: null,
    greeting: greet(to.name, language),
    link: `${deps.config.publicUrl}/devices`,
    signature: SIGNATURES[language],
  });
  const mail = { to: { name: to.name, address: to.email }, ...rendered };
  await deliverMail(deps, mail, { facts: letter });
}

interface Told {
  readonly rows: readonly KeptRow[];
  readonly source: string;
  readonly language: Language;
}

function factsOf(row: KeptRow, { rows, source, language }: Told): TaxMailFacts {
  const names = TAX_NAMES[language];
  const { calendar } = extendCalendar(rows);
  const dayBefore = addDays(row.from, -1);
  const before = new Set(row.classes.map((of) => ratesOfClass(calendar, of, dayBefore)[row.tax]));
  return {
    tax: names[row.tax],
    rate: writeRate(row.rate, language),
    before: [...before].map((rate) => writeRate(rate, language)).join(', '),
    classes: row.classes.map((of) => names[of]).join('; '),
    from: writeDay(row.from, language),
    until: row.until === null ? null : writeDay(row.until, language),
    source,
  };
}
