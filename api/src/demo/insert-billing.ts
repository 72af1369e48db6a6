import { billingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { beginRun, coveredUntil } from '@comptoir/domain/money/subscriptions/subscription-state';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { v7 as uuid } from 'uuid';
import type { IssuerConfig } from '../config.ts';
import { writeLog } from '../features/base/record/write-log.ts';
import { createInvoice } from '../features/money/invoices/create-invoice.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Seal } from '../platform/seal.ts';
import { DEMO_PRICES, DEMO_PROMO_CODES, demoCardReference, type DemoSubscription } from './demo-billing.ts';
import { demoId } from './demo-id.ts';
import type { SavedDemoCard } from './seed-billing.ts';
import { cardReferencePlace } from '../features/base/record/sealed-places.ts';

const YEAR_MS = 366 * 86_400_000;

/** Prices in force since before anybody subscribed, and codes that still count. */
export async function seedPlan(tx: Transaction, now: Date): Promise<void> {
  const since = new Date(now.getTime() - YEAR_MS);
  await tx.many({
    text: `insert into plan_prices (id, monthly_cents, autonomous_cents, assisted_cents, changed_at)
      values (:id, :monthly, :autonomous, :assisted, :since)`,
    values: {
      id: uuid(),
      monthly: DEMO_PRICES.monthly,
      autonomous: DEMO_PRICES.autonomous,
      assisted: DEMO_PRICES.assisted,
      since,
    },
  });
  for (const { code, percentMillionths, onService, onInstallation, months } of DEMO_PROMO_CODES)
    await tx.many({
      text: `insert into promo_codes (id, code, percent_millionths, on_service, on_installation, months, created_at)
        values (:id, :code, :percentMillionths, :onService, :onInstallation, :months, :since)`,
      values: { id: demoId('promo-code', code), code, percentMillionths, onService, onInstallation, months, since },
    });
}

/** A subscription of the past as it was begun: a saved card, the subscription, its first invoice. */
export interface BegunSubscription {
  readonly subscription: DemoSubscription;
  readonly day: string;
  readonly at: Date;
  readonly seal: Seal;
  readonly issuer: IssuerConfig;
  readonly saved: ReadonlyMap<string, SavedDemoCard>;
}

export async function insertSubscription(tx: Transaction, begun: BegunSubscription): Promise<void> {
  const { subscription, day, at, issuer } = begun;
  const merchantId = demoId('merchant', subscription.key);
  const code = DEMO_PROMO_CODES.find((one) => one.code === subscription.promoCode);
  await insertCard(tx, { ...begun, merchantId, reference: demoCardReference(subscription.key, 'first') });
  const run = beginRun(day);
  await tx.many({
    text: `insert into subscriptions (merchant_id, state, anchor_on, billed, installation, promo_code_id, prices_id,
        billed_months, covered_until, subscribed_at)
      values (:merchantId, :state, :anchor, :billed, :installation, :promoCodeId,
        (select id from plan_prices order by changed_at limit 1), 1, :run, :at)`,
    values: {
      merchantId,
      state: run.state,
      anchor: run.anchor,
      billed: run.billed,
      installation: subscription.installation,
      promoCodeId: code ? demoId('promo-code', code.code) : null,
      run: coveredUntil(run),
      at,
    },
  });
  if (code)
    await tx.many({
      text: 'insert into promo_redemptions (promo_code_id, merchant_id, redeemed_at) values ($1, $2, $3)',
      values: [demoId('promo-code', code.code), merchantId, at],
    });
  writeLog(tx, [{ merchantId, occurredAt: at, record: { event: 'subscribed', facts: {} } }]);
  const prices = {
    monthlyService: cents(DEMO_PRICES.monthly),
    installation: { autonomous: cents(DEMO_PRICES.autonomous), assisted: cents(DEMO_PRICES.assisted) },
  };
  const promoCode = code
    ? {
        ...code,
        discount: { kind: 'percent', rate: code.percentMillionths } as const,
        startsOn: null,
        endsOn: null,
        maxUses: null,
      }
    : null;
  await createInvoice(
    tx,
    { issuer, now: at },
    {
      merchantId,
      period: billingPeriod(day, 0),
      order: { prices, installation: subscription.installation, promoCode, billedMonths: 0 },
    },
  );
}

interface CardOfPast {
  readonly merchantId: string;
  readonly reference: string;
  readonly at: Date;
  readonly seal: Seal;
  readonly saved: ReadonlyMap<string, SavedDemoCard>;
}

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

async function insertCard(tx: Transaction, { merchantId, reference, at, seal, saved }: CardOfPast): Promise<void> {
  const card = saved.get(reference);
  if (!card) throw new Error(`the simulated card network does not know ${reference}`);
  const { last4, expMonth, expYear } = card;
  const brand = BRANDS[card.brand] ?? card.brand;
  const id = uuid({ msecs: at.getTime() });
  const sealed = seal.seal(reference, cardReferencePlace(id));
  await tx.many({
    text: `insert into cards (id, merchant_id, provider, reference_sealed, brand, last4, exp_month, exp_year,
        terms_version, privacy_version, accepted_at, accepted_by, accepted_from)
      values (:id, :merchantId, 'simulator', :sealed, :brand, :last4, :expMonth, :expYear, '2026-01', '2026-01', :at,
        (select id from users where merchant_id = :merchantId order by created_at, id limit 1), '127.0.0.1')`,
    values: { id, merchantId, sealed, brand, last4, expMonth, expYear, at },
  });
  writeLog(tx, [{ merchantId, occurredAt: at, record: { event: 'card-saved', facts: { brand, last4 } } }]);
}

/** A merchant changes to a card that will be refused. */
export async function refuseLater(
  tx: Transaction,
  change: { key: string; at: Date; seal: Seal; saved: ReadonlyMap<string, SavedDemoCard> },
): Promise<void> {
  const merchantId = demoId('merchant', change.key);
  await tx.many({
    text: 'update cards set deleted_at = $2, reference_sealed = null where merchant_id = $1 and deleted_at is null',
    values: [merchantId, change.at],
  });
  await insertCard(tx, { ...change, merchantId, reference: demoCardReference(change.key, 'new') });
}
