import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import type { CustomerContent } from '@comptoir/contract/sales/customers';
import type { EstimateView } from '@comptoir/contract/sales/estimates';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { aMerchant, asSystem, aUser, bearer } from './merchants.ts';

/** A merchant who caters, with one of its managers. */
export async function aCaterer(test: TestApp, partnerId?: string) {
  const { id: merchantId } = await aMerchant(test, partnerId ? { partnerId } : {});
  const become = (is: boolean) =>
    asSystem(test, { text: 'update merchants set is_caterer = $2 where id = $1', values: [merchantId, is] });
  await become(true);
  const person = (right: 'owner' | 'manager' | 'reader') => aUser(test, { role: 'merchant', merchantId, right });
  return { merchantId, person, become, ...(await person('manager')) };
}

/** A customer of a caterer; without a name, one who was erased. */
export async function aCustomer(
  test: TestApp,
  merchantId: string,
  { name, company = '', email = '', language = 'fr' }: Partial<CustomerContent>,
): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into customers (id, merchant_id, name, company, email, telephone, address, language, added_at, erased_at)
      values ($1, $2, $3, $4, $5, '', '', $6, now(), case when $3 = '' then now() end)`,
    values: [id, merchantId, name ?? '', company, email, language],
  });
  return id;
}

/** The calls about estimates as a test makes them. */
export function estimateCalls(test: TestApp) {
  const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/estimates${path}`,
      headers: bearer(token),
      ...(payload ? { payload } : {}),
    });
  const codeOf = async (reply: ReturnType<typeof call>) =>
    (await reply).json<{ error: { code: string; fields?: { path: string }[] } }>().error;
  const begin = async (
    token: string,
    { customerId, content = SAMPLE_ESTIMATE }: { customerId: string; content?: EstimateContent },
  ) => (await call(token, 'POST', '', { customerId, content })).json<EstimateView>();
  const read = async (token: string, id: string) => (await call(token, 'GET', `/${id}`)).json<EstimateView>();
  return { call, codeOf, begin, read };
}

/** An estimate of a merchant that was sent and accepted, for a customer of its own. */
export async function anEstimate(test: TestApp, merchantId: string): Promise<string> {
  const id = uuid();
  const customerId = await aCustomer(test, merchantId, { name: 'Ana' });
  await asSystem(test, {
    text: 'insert into estimates (id, merchant_id, customer_id, number, created_at) values ($1, $2, $3, 1, now())',
    values: [id, merchantId, customerId],
  });
  await asSystem(test, {
    text: `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on, valid_until,
        customer, price, is_gst_registered, expires_at, sent_at, decided_at, pdf, pdf_sha256)
      values ($1, $2, 1, 'accepted', $3, now(), 100, '2026-09-12', '2026-07-31', '{"name":"Ana","company":""}', $4, true, now(), now(), now(), 'x', repeat('0', 64))`,
    values: [id, merchantId, JSON.stringify(SAMPLE_ESTIMATE), JSON.stringify(priceOfSample())],
  });
  await asSystem(test, {
    text: `insert into estimate_decisions (id, estimate_id, merchant_id, revision, kind, by, name, reason, decided_at, zone, language)
      values ($1, $2, $3, 1, 'accepted', 'link', 'Ana', '', now(), 'America/Montreal', 'fr')`,
    values: [uuid(), id, merchantId],
  });
  await aContract(test, { id, merchantId });
  for (const text of [
    'insert into estimate_reminders (estimate_id, revision, merchant_id, reminder, ordered_at) values ($1, 1, $2, 1, now())',
    'insert into estimate_links (token_hash, estimate_id, revision, merchant_id, made_at) values (sha256($1::text::bytea), $1::uuid, 1, $2, now())',
  ])
    await asSystem(test, { text, values: [id, merchantId] });
  return id;
}

/** Its contract, which has its id, with a document that was taken back. */
async function aContract(test: TestApp, { id, merchantId }: { id: string; merchantId: string }): Promise<void> {
  await asSystem(test, {
    text: `insert into contracts (id, merchant_id, count, number, estimate_id, revision, state, created_at)
      values ($1, $2, 1, 'C-2026-0001', $1, 1, 'to-sign', now())`,
    values: [id, merchantId],
  });
  await asSystem(test, {
    text: `insert into contract_documents (id, merchant_id, contract_id, position, kind, state, content, total_cents, paid_cents, asked_at)
      values ($3, $2, $1, 1, 'contract', 'withdrawn', '{}', 100, 0, now())`,
    values: [id, merchantId, uuid()],
  });
}

function priceOfSample() {
  const price = priceEstimate(SAMPLE_ESTIMATE, { isGstRegistered: true, calendar: TAX_CALENDAR });
  if (!price.ok) throw new Error(price.reason);
  return price.value;
}
