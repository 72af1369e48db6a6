import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { readCardRefusal } from '@comptoir/domain/money/cards/read-card-refusal';
import type { CardFace, CardView } from '@comptoir/contract/money/cards';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import type { Dependencies } from '../../../dependencies.ts';
import type { SavedCard } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { Seal } from '../../../platform/seal.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { type MerchantScope, scopeOf } from '../../base/access/merchant-scope.ts';
import { type MerchantRow, readMerchant } from '../../base/merchants/read-merchant.ts';
import { type CardRow, type NewCard, findCard, insertCard, lockCardOf } from './cards.store.ts';
import { endAndForget } from './delete-card.ts';
import { showCard } from './read-card.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';

export interface SaveCardDeps extends Pick<Dependencies, 'database' | 'announcements' | 'seal' | 'now' | 'payments'> {
  /** Has invoices that wait for a card charged soon, in the transaction that saves one. */
  readonly rescheduleUnpaidInvoices: (
    tx: Transaction,
    unpaid: { merchantId: string; timeZone: MerchantTimeZone; now: Date },
  ) => void;
}

export interface SaveCardInput {
  readonly merchant: MerchantScope;
  /** Person who saves it, and their address. */
  readonly user: { readonly id: string; readonly email: string };
  readonly address: string;
  readonly token: string;
  readonly face: CardFace | null;
  readonly acceptedTermsVersion: string;
  readonly acceptedPrivacyVersion: string;
}

/**
 * Saves the card that was entered in the provider's fields, in the place of the one before, which the provider forgets
 * afterwards. Unpaid invoices that wait for a card are charged at the next midnight.
 * @throws AppError payments-not-configured, terms-not-accepted, card-declined, card-not-accepted, payments-unavailable
 */
export async function saveCard(deps: SaveCardDeps, input: SaveCardInput): Promise<CardView> {
  const { database, payments, announcements } = deps;
  if (!payments) throw new AppError('payments-not-configured');
  refuseOtherVersions(input);
  const { merchantId } = input.merchant;
  const scope = scopeOf(input.merchant);
  const merchant = await readMerchant(database, scope, merchantId);
  const { token, face, user } = input;
  const key = entryKey(merchantId, token);
  const saved = await payments.saveCard({
    token,
    key,
    merchantId,
    email: user.email,
    name: merchant.companyName,
    face,
  });
  if (saved.kind === 'unavailable') throw new AppError('payments-unavailable');
  if (saved.kind === 'refused') throw new AppError(REFUSALS[readCardRefusal(saved.code)]);
  const card = await database.transaction(scope, (tx) =>
    keepCard(tx, deps, { ...input, merchant, saved, provider: payments.provider }),
  );
  announcements.publish(merchantId);
  return showCard(card, { zone: merchant.timeZone, now: deps.now() });
}

const REFUSALS = {
  incorrect: 'card-not-accepted',
  declined: 'card-declined',
  unavailable: 'payments-unavailable',
} as const;

function refuseOtherVersions({ acceptedTermsVersion: terms, acceptedPrivacyVersion: privacy }: SaveCardInput): void {
  if (terms !== LEGAL_VERSIONS.terms || privacy !== LEGAL_VERSIONS.privacy) throw new AppError('terms-not-accepted');
}

interface Kept extends Pick<SaveCardInput, 'user' | 'address'> {
  readonly merchant: MerchantRow;
  readonly provider: string;
  readonly saved: SavedCard;
}

async function keepCard(tx: Transaction, deps: SaveCardDeps, kept: Kept): Promise<CardRow> {
  const { seal, now } = deps;
  const { merchant, provider, saved, user } = kept;
  await lockCardOf(tx, merchant.id);
  const before = await findCard(tx, merchant.id);
  // The same entry, sent twice: the provider's one card is here already, and must not be deleted there.
  if (before && before.provider === provider && referenceOf(seal, before) === saved.reference) return before;
  const at = now();
  // invoices first, as whoever charges them locks them: two who take card and invoices the other way round would wait for each other
  deps.rescheduleUnpaidInvoices(tx, { merchantId: merchant.id, timeZone: merchant.timeZone, now: at });
  if (before) endAndForget(tx, before, at);
  const { brand = null, last4 = null, expMonth = null, expYear = null } = saved.face ?? {};
  const id = orderedId(at);
  const card: NewCard = {
    id,
    merchantId: merchant.id,
    provider,
    referenceSealed: seal.seal(saved.reference, cardReferencePlace(id)),
    brand,
    last4,
    expMonth,
    expYear,
    termsVersion: LEGAL_VERSIONS.terms,
    privacyVersion: LEGAL_VERSIONS.privacy,
    acceptedAt: at,
    acceptedBy: user.id,
    acceptedFrom: kept.address,
  };
  insertCard(tx, card);
  const record = { event: 'card-saved' as const, facts: { brand, last4 } };
  const audit = { before: faceOf(before), after: faceOf(card) };
  writeLog(tx, [{ merchantId: merchant.id, userId: user.id, occurredAt: at, record, audit }]);
  return card;
}

const referenceOf = (seal: Seal, { id, referenceSealed }: CardRow): string =>
  seal.open(referenceSealed, cardReferencePlace(id));

/** Returns the part of a card that may be shown: never the reference that it is charged by. */
const faceOf = (card: Pick<CardRow, 'brand' | 'last4' | 'expMonth' | 'expYear'> | null) =>
  card ? { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear } : {};

/**
 * The key under which the provider saves what was entered: always the same for the same entry, so that a second click and a
 * second try after a lost reply save one card.
 */
export const entryKey = (merchantId: string, token: string): string => derivedUuid(merchantId, token);
