import type { BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import type { PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import { coveredUntil, type SubscriptionState } from '@comptoir/domain/money/subscriptions/subscription-state';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { v7 as uuid } from 'uuid';
import { createInvoice, type CreatedInvoice } from '../../src/features/money/invoices/create-invoice.ts';
import { payInvoice } from '../../src/features/money/payments/pay-invoice.ts';
import { refundInvoice } from '../../src/features/money/payments/refund-invoice.ts';
import type { TestApp } from '../test-app.ts';
import { aMerchant, asSystem, aUser, type MadeMerchant } from './merchants.ts';
import { cardReferencePlace } from '../../src/features/base/record/sealed-places.ts';

/** $140.00 a month; the installation costs nothing, or $350.00 with a technician. */
export const PRICES = {
  monthlyService: cents(14_000),
  installation: { autonomous: cents(0), assisted: cents(35_000) },
} as const;

/** Puts prices in force. */
export const setPrices = (test: TestApp): Promise<unknown> =>
  asSystem(test, {
    text: `insert into plan_prices (id, monthly_cents, autonomous_cents, assisted_cents, changed_at)
      values ($1, $2, $3, $4, '2020-01-01')`,
    values: [uuid(), PRICES.monthlyService, PRICES.installation.autonomous, PRICES.installation.assisted],
  });

export interface SubscriptionGiven {
  readonly merchantId: string;
  /** The day its present run began; one period of it is billed unless stated otherwise. */
  readonly anchor: string;
  readonly state?: SubscriptionState;
  readonly billed?: number;
  readonly promoCodeId?: string;
}

/** A subscription as it was left by whatever billed it last. */
export const aSubscription = (test: TestApp, given: SubscriptionGiven): Promise<unknown> => {
  const { merchantId, anchor, state = 'active', billed = 1 } = given;
  const covered = coveredUntil({ state, anchor, billed });
  return asSystem(test, {
    text: `insert into subscriptions (merchant_id, state, anchor_on, billed, installation, promo_code_id, billed_months,
        covered_until, subscribed_at)
      values ($1, $2, $3, $4, 'autonomous', $5, $4, $6, $3::date)`,
    values: [merchantId, state, anchor, billed, given.promoCodeId ?? null, covered],
  });
};

/** Saves a card for a merchant, as if its provider's fields had given it. */
export async function aCard(test: TestApp, merchantId: string, reference = `card_${merchantId}`): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into cards (id, merchant_id, provider, reference_sealed, brand, last4, exp_month, exp_year,
        terms_version, privacy_version, accepted_at, accepted_from)
      values ($1, $2, 'simulator', $3, 'Visa', '4242', 12, 2032, '1', '1', now(), '203.0.113.7')`,
    values: [id, merchantId, test.dependencies.seal.seal(reference, cardReferencePlace(id))],
  });
  return id;
}

/** Deletes the saved card of a merchant. */
export const deleteCard = (test: TestApp, merchantId: string): Promise<unknown> =>
  asSystem(test, {
    text: 'update cards set deleted_at = now(), reference_sealed = null where merchant_id = $1 and deleted_at is null',
    values: [merchantId],
  });

export interface InvoiceGiven {
  readonly merchantId: string;
  readonly now: Date;
  readonly period?: BillingPeriod;
  readonly installation?: Installation | null;
  readonly promoCode?: PromoCode | null;
}

/** Makes the invoice of a month of service. */
export const anInvoice = (test: TestApp, given: InvoiceGiven): Promise<CreatedInvoice> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    createInvoice(
      tx,
      { issuer: test.dependencies.config.issuer, now: given.now },
      {
        merchantId: given.merchantId,
        period: given.period ?? { startsOn: '2026-06-15', endsOn: '2026-07-15' },
        order: {
          prices: PRICES,
          installation: given.installation ?? null,
          promoCode: given.promoCode ?? null,
          billedMonths: 0,
        },
      },
    ),
  );

/** A merchant with a saved card and an open invoice of $160.97. */
export async function aBilledMerchant(
  test: TestApp,
  given: { now: Date; card?: boolean },
): Promise<{ merchant: MadeMerchant; invoice: CreatedInvoice }> {
  const merchant = await aMerchant(test);
  if (given.card ?? true) await aCard(test, merchant.id);
  return { merchant, invoice: await anInvoice(test, { merchantId: merchant.id, now: given.now }) };
}

/** State of an invoice. */
export interface Standing {
  readonly state: string;
  readonly nextAttemptAt: Date | null;
  readonly automaticAttempts: number;
  readonly paidAt: Date | null;
  readonly attempts: readonly string[];
}

export async function standingOf(test: TestApp, invoiceId: string): Promise<Standing> {
  const [standing] = await asSystem<Standing>(test, {
    text: `select state, next_attempt_at as "nextAttemptAt", automatic_attempts as "automaticAttempts",
        paid_at as "paidAt",
        array(select a.state from payment_attempts a where a.invoice_id = i.id order by a.id) as attempts
      from invoices i where id = $1`,
    values: [invoiceId],
  });
  if (!standing) throw new Error(`there is no invoice ${invoiceId}`);
  return standing;
}

/** Returns the lines of the activity log about a merchant, oldest first: event and facts. */
export const loggedOf = (test: TestApp, merchantId: string): Promise<{ event: string; facts: object }[]> =>
  asSystem(test, {
    text: 'select event, facts from activity_log where merchant_id = $1 order by occurred_at, id',
    values: [merchantId],
  });

/** A promo code that a merchant may have redeemed. */
export async function aStoredCode(test: TestApp): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into promo_codes (id, code, amount_cents, on_service, on_installation, created_at)
      values ($1, upper($2), 100, true, false, now())`,
    values: [id, id.replaceAll('-', '')],
  });
  return id;
}

/** A row of everything that billing keeps of a merchant; answers the id of its invoice. */
export async function aBillingPast(test: TestApp, merchantId: string, redeemed?: string): Promise<string> {
  const promoCodeId = redeemed ?? (await aStoredCode(test));
  const bookedBy = (await aUser(test, { role: 'admin' })).id;
  await asSystem(test, {
    text: 'insert into promo_redemptions (promo_code_id, merchant_id, redeemed_at) values ($1, $2, now())',
    values: [promoCodeId, merchantId],
  });
  await aSubscription(test, { merchantId, anchor: '2026-06-15', promoCodeId });
  await aCard(test, merchantId);
  const now = new Date('2026-06-15T16:00:00Z');
  const invoice = await anInvoice(test, { merchantId, now });
  const deps = { ...test.dependencies, now: () => now };
  await payInvoice(deps, { scope: { role: 'admin' }, userId: bookedBy, by: 'admin', invoiceId: invoice.id });
  await refundInvoice(deps, { userId: bookedBy, invoiceId: invoice.id, reason: 'essai' });
  await asSystem(test, {
    text: `insert into unexpected_charges (id, provider, charge_reference, merchant_id, reason, amount_cents, charged_at,
        found_at, state)
      values ($1, 'simulator', $2, $3, 'no-invoice', 100, now(), now(), 'open')`,
    values: [uuid(), `charge_${uuid()}`, merchantId],
  });
  await asSystem(test, {
    text: `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name)
      select $1, $2, t, t + interval '1 hour', $3, 'Someone'
      from (select '2026-06-15'::timestamptz + count(*) * interval '1 day' as t from appointments) as slot`,
    values: [uuid(), merchantId, bookedBy],
  });
  return invoice.id;
}
