import type { CardEntry, CardView } from '@comptoir/contract/money/cards';
import type { Dependencies } from '../../../dependencies.ts';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import { type MerchantScope, scopeOf } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import type { CardRow } from './cards.store.ts';
import { findChargeableCard } from './find-chargeable-card.ts';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { isCardExpired } from '@comptoir/domain/money/cards/is-card-expired';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import { AppError } from '../../../platform/http/app-error.ts';

export type ReadCardDeps = Pick<Dependencies, 'database' | 'now' | 'payments'>;

/** The saved card of a merchant. One that another provider keeps cannot be charged any more, and is none. */
export async function readCard(
  { database, now, payments }: ReadCardDeps,
  merchant: MerchantScope,
): Promise<CardView | null> {
  const scope = scopeOf(merchant);
  const { timeZone: zone } = await readMerchant(database, scope, merchant.merchantId);
  const wanted = { merchantId: merchant.merchantId, provider: payments?.provider ?? null };
  const card = await database.transaction(scope, (tx) => findChargeableCard(tx, wanted));
  return card && showCard(card, { zone, now: now() });
}

/** A saved card as it may be shown, on the day that it is where its merchant is. */
export function showCard(
  { brand, last4, expMonth, expYear, acceptedAt }: Omit<CardRow, 'id' | 'provider' | 'referenceSealed'>,
  { zone, now }: { zone: MerchantTimeZone; now: Date },
): CardView {
  const isExpired = expMonth !== null && expYear !== null && isCardExpired({ expMonth, expYear }, dayIn(zone, now));
  return { brand, last4, expMonth, expYear, isExpired, savedAt: acceptedAt.toISOString() };
}

/** Returns the options of a page's card fields, the provider's. @throws AppError payments-not-configured, payments-unavailable */
export async function beginCardEntry(
  payments: CardPayments | null,
  entry: { merchantId: string; language: 'fr' | 'en' },
): Promise<CardEntry> {
  if (!payments) throw new AppError('payments-not-configured');
  const fields = await payments.beginEntry(entry);
  if (!fields) throw new AppError('payments-unavailable');
  return { fields, termsVersion: LEGAL_VERSIONS.terms, privacyVersion: LEGAL_VERSIONS.privacy };
}
