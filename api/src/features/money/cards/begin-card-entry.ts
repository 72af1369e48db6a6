import type { CardEntry } from '@comptoir/contract/money/cards';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** What a page needs to show the provider's card fields. @throws AppError payments-not-configured, payments-unavailable */
export async function beginCardEntry(
  payments: CardPayments | null,
  entry: { merchantId: string; language: 'fr' | 'en' },
): Promise<CardEntry> {
  if (!payments) throw new AppError('payments-not-configured');
  const fields = await payments.beginEntry(entry);
  if (!fields) throw new AppError('payments-unavailable');
  return { fields, termsVersion: LEGAL_VERSIONS.terms, privacyVersion: LEGAL_VERSIONS.privacy };
}
