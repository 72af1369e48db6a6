import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { firstRenewalFrom } from '@comptoir/domain/money/price-moves/kept-prices';
import { comingOn } from '@comptoir/domain/money/price-moves/price-move';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { writeAmount, writeDay } from '../../base/mail/format-amounts.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import {
  beginLetter,
  expectPrice,
  findLetter,
  keepSent,
  keepNotified,
  leaveOutUnreached,
  type PriceLetterRow,
} from './price-letters.store.ts';
import { priceMovesMailEn, type PriceMailTexts } from './price-moves-mail.en.ts';
import { priceMovesMailFr } from './price-moves-mail.fr.ts';
import { holdMove, leaveOut } from './price-moves.store.ts';

/** A letter to one person of a merchant in a move. */
export const priceLetter = z.strictObject({ moveId: z.uuid(), merchantId: z.uuid(), userId: z.uuid() });
type PriceLetter = z.output<typeof priceLetter>;

export interface PriceLetterDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'announcements' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<Language, PriceMailTexts>> = { fr: priceMovesMailFr, en: priceMovesMailEn };

/**
 * Notifies an owner of the price to come; from then on it comes. No one is written to twice, nor about a move that was called off, and
 * a letter that could not be delivered moves no one. @throws Error when it is worth another try
 */
export async function sendPriceLetter(deps: PriceLetterDeps, letter: PriceLetter): Promise<void> {
  const { database, now, announcements } = deps;
  const found = await database.transaction({ role: 'system' }, (tx) => begin(tx, letter, now()));
  if (!found) return;
  await deliver(deps, found, { kind: 'announced', on: comingOn(found, dayIn(found.timeZone, now())), letter });
  await database.transaction({ role: 'system' }, (tx) => keepDelivered(tx, { letter, found, at: now() }));
  announcements.publish(letter.merchantId);
}

/** Notifies who may have been notified of a price that it does not come. @throws Error when it is worth another try */
export async function sendPriceRecall(deps: PriceLetterDeps, letter: PriceLetter): Promise<void> {
  const found = await deps.database.transaction({ role: 'system' }, (tx) => findLetter(tx, letter));
  if (!found?.isReachable) return;
  await deliver(deps, found, {
    kind: 'cancelled',
    on: comingOn(found, dayIn(found.timeZone, found.begunAt ?? deps.now())),
    letter,
  });
}

/** The letter that is about to go out; null when it is not to. */
async function begin(tx: Transaction, letter: PriceLetter, at: Date): Promise<PriceLetterRow | null> {
  const move = await holdMove(tx, letter.moveId);
  const found = await findLetter(tx, letter);
  if (!move || move.isCancelled || !found?.isOpen || found.wasSent) return null;
  if (!found.isReachable) {
    leaveOutUnreached(tx, letter);
    return null;
  }
  beginLetter(tx, letter, at);
  return found;
}

interface Delivered {
  readonly letter: PriceLetter;
  readonly found: PriceLetterRow;
  readonly at: Date;
}

/** Writes down that a merchant was notified, and has the new price come thirty days later at the soonest. */
async function keepDelivered(tx: Transaction, { letter, found, at }: Delivered): Promise<void> {
  const move = await holdMove(tx, letter.moveId);
  keepSent(tx, letter, at);
  const { moveId, merchantId } = letter;
  if (!move || move.isCancelled || !(await keepNotified(tx, { moveId, merchantId, at }))) return;
  const on = comingOn(found, dayIn(found.timeZone, at));
  if (!(await expectPrice(tx, { moveId, merchantId, comingOn: on }))) {
    leaveOut(tx, { moveId, merchants: [merchantId], reason: 'price-changed' });
    return;
  }
  const { fromCents, toCents } = found;
  const record = { event: 'price-change-announced', facts: { fromCents, toCents, on } } as const;
  writeLog(tx, [{ merchantId, occurredAt: at, record }]);
}

interface Said {
  readonly kind: 'announced' | 'cancelled';
  readonly on: string;
  readonly letter: PriceLetter;
}

async function deliver(deps: PriceLetterDeps, to: PriceLetterRow, { kind, on, letter }: Said): Promise<void> {
  // Mail is French unless they chose otherwise (decision 13).
  const language = to.language ?? 'fr';
  const renewal = firstRenewalFrom(to.subscription, on);
  const facts = {
    from: writeAmount(to.fromCents, language),
    to: writeAmount(to.toCents, language),
    on: writeDay(renewal ?? on, language),
    isRenewed: renewal !== null,
  };
  const rendered = renderLetter({
    business: to.companyName,
    ...TEXTS[language][kind](facts),
    language,
    greeting: greet(to.name, language),
    link: `${deps.config.publicUrl}/billing`,
    signature: SIGNATURES[language],
  });
  const mail = { to: { name: to.name, address: to.email }, ...rendered };
  await deliverMail(deps, mail, { facts: { ...letter, kind }, mustArrive: kind === 'announced' });
}
