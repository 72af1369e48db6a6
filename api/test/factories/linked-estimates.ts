import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { aMerchant, asSystem, aUser } from './merchants.ts';

/** Differences from the usual of a revision that was sent. */
interface Given {
  readonly state?: string;
  readonly revision?: number;
  readonly estimateId?: string;
  readonly sentAt?: Date;
  readonly validUntil?: string;
  readonly customer?: string;
  readonly occasion?: string;
  readonly terms?: string;
}

/** A revision by its link, with what of it a test asks about. */
export interface Linked {
  readonly estimateId: string;
  readonly revision: number;
  readonly token: string;
  readonly pdf: Buffer;
  readonly pdfSha256: string;
  /** Address at which the customer reads mail. */
  readonly email: string;
}

/** A merchant who caters, with a person, and revisions that were sent to customers of theirs. */
export async function aLinkingCaterer(test: TestApp, zone: MerchantTimeZone = 'America/Montreal') {
  const { id: merchantId } = await aMerchant(test);
  await asSystem(test, {
    text: 'update merchants set is_caterer = true, time_zone = $2 where id = $1',
    values: [merchantId, zone],
  });
  const user = await aUser(test, { role: 'merchant', merchantId });
  const set = (change: string) =>
    asSystem(test, { text: `update merchants set ${change} where id = $1`, values: [merchantId] });
  return { merchantId, user, set, send: (given: Given = {}) => send(test, { merchantId, zone }, given) };
}

const USUAL = {
  validUntil: '2026-06-20',
  occasion: SAMPLE_ESTIMATE.occasion.name,
  terms: SAMPLE_ESTIMATE.terms,
  sentAt: new Date('2026-06-01T15:00:00Z'),
};

let serial = 0;

async function send(
  test: TestApp,
  { merchantId, zone }: { merchantId: string; zone: MerchantTimeZone },
  { state = 'sent', revision = 1, customer = 'Marie-Ève Gagnon', ...given }: Given,
): Promise<Linked> {
  const estimateId = given.estimateId ?? uuid();
  const token = randomBytes(32).toString('base64url');
  const email = `client-${(serial += 1)}@faubourg.test`;
  const pdf = Buffer.from(`%PDF-1.7 ${estimateId} ${revision}`);
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
  const { validUntil, occasion, terms, sentAt } = { ...USUAL, ...given };
  const content = { ...SAMPLE_ESTIMATE, occasion: { ...SAMPLE_ESTIMATE.occasion, name: occasion }, terms, validUntil };
  const price = priceEstimate(content, { isGstRegistered: true, calendar: TAX_CALENDAR });
  if (!price.ok) throw new Error(price.reason);
  if (!given.estimateId) await insertEstimate(test, { estimateId, merchantId, customer, email });
  await asSystem(test, {
    text: `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on, valid_until,
        customer, price, is_gst_registered, expires_at, sent_at, pdf, pdf_sha256, token_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, $12, $6, $13, $14, $15)`,
    values: [
      estimateId,
      merchantId,
      revision,
      state,
      JSON.stringify(content),
      sentAt,
      price.value.totalCents,
      content.occasion.date,
      validUntil,
      JSON.stringify({ name: customer, company: '', address: '', email, telephone: '' }),
      JSON.stringify(price.value),
      midnightOf(dayAfter(validUntil), zone),
      pdf,
      pdfSha256,
      createHash('sha256').update(token).digest(),
    ],
  });
  return { estimateId, revision, token, pdf, pdfSha256, email };
}

async function insertEstimate(
  test: TestApp,
  made: { estimateId: string; merchantId: string; customer: string; email: string },
): Promise<void> {
  const customerId = uuid();
  await asSystem(test, {
    text: `insert into customers (id, merchant_id, name, company, email, telephone, address, language, added_at)
      values ($1, $2, $3, '', $4, '', '', 'fr', now())`,
    values: [customerId, made.merchantId, made.customer, made.email],
  });
  await asSystem(test, {
    text: `insert into estimates (id, merchant_id, customer_id, number, created_at)
      select $1, $2, $3, coalesce(max(number), 0) + 1, '2026-06-01' from estimates where merchant_id = $2`,
    values: [made.estimateId, made.merchantId, customerId],
  });
}
