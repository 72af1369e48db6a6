import type { FunctionalityView, ProgressView } from '@comptoir/contract/help/installation';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { TestApp } from '../test-app.ts';
import { aCard, aSubscription } from './billing.ts';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from './merchants.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from './terminals.ts';

export interface Newcomer {
  readonly merchant: MadeMerchant;
  readonly token: string;
}

/** A merchant whose file is complete, with a person who chose a password, and nothing else yet. */
export async function aNewcomer(test: TestApp, given: { partnerId?: string; gst?: string } = {}): Promise<Newcomer> {
  const { gst = '812345676RT0001', ...of } = given;
  const merchant = { ...(await aMerchant(test, of)), gst };
  await asSystem(test, {
    text: `update merchants set subscription_completed = false, company_name = 'Restaurant', gst_number = $2, area_code = '418',
        phone_number = '5550142', civic_number = '45', street = 'rue du Quai', city = 'Québec', postal_code = 'G1K3Z4'
      where id = $1`,
    values: [merchant.id, merchant.gst],
  });
  return { merchant, token: (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token };
}

/** Everything but the check: plan, card, till with certificate. */
export async function installed(test: TestApp, { merchant }: Newcomer): Promise<MadeTerminal> {
  await aSubscription(test, { merchantId: merchant.id, anchor: '2026-05-20' });
  await aCard(test, merchant.id);
  return aTerminal(test, { merchant });
}

const negated = (money: string): string => (/[1-9]/.test(money) ? money.replace('+', '-') : money);

/** Makes a credit note of the draft of a bill, which refunds another one. */
export const refundOf =
  ({ noTrans, datTrans, mont }: Pick<SignedBill['transaction'], 'noTrans' | 'datTrans' | 'mont'>) =>
  (draft: UnsignedTransaction): UnsignedTransaction => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, qte: negated(item.qte), prix: negated(item.prix) })),
    mont: {
      avantTax: negated(mont.avantTax),
      TPS: negated(mont.TPS),
      TVQ: negated(mont.TVQ),
      apresTax: negated(mont.apresTax),
    },
    refs: [{ noTrans, datTrans, avantTax: mont.avantTax }],
  });

/** The $5 receipt and its refund, submitted. */
export async function makeCheck(till: MadeTerminal): Promise<void> {
  const sale = await till.bill();
  const refund = await till.bill(refundOf(sale.transaction));
  await till.submitBills([sale.text]);
  await till.submitBills([refund.text]);
}

const PATH = '/api/registration-progress';

export const readSteps = async (test: TestApp, token: string, query = ''): Promise<ProgressView> =>
  (await test.app.inject({ method: 'GET', url: `${PATH}${query}`, headers: bearer(token) })).json<ProgressView>();

export const readCheckOf = async (test: TestApp, token: string, query = ''): Promise<FunctionalityView> =>
  (
    await test.app.inject({ method: 'GET', url: `${PATH}/functionality${query}`, headers: bearer(token) })
  ).json<FunctionalityView>();

/** Verifies two receipts; those that the server names unless others are given. */
export async function verifyCheck(
  test: TestApp,
  token: string,
  given: { query?: string; seen?: { receiptId: string; refundId: string } } = {},
) {
  const { query = '' } = given;
  const { receipt, refund } = await readCheckOf(test, token, query);
  const shown = { receiptId: receipt?.id ?? NOTHING, refundId: refund?.id ?? NOTHING };
  return test.app.inject({
    method: 'POST',
    url: `${PATH}/functionality${query}`,
    headers: bearer(token),
    payload: given.seen ?? shown,
  });
}

const NOTHING = '00000000-0000-7000-8000-000000000000';

/** Returns the state of a step, and the gaps it has. */
export const stepOf = ({ steps }: ProgressView, name: string) => {
  const { state, missing } = steps.find(({ step }) => step === name) ?? { state: null, missing: [] };
  return [state, ...missing];
};

/** Returns the log's events of the check and the registration. */
export const checkEvents = (test: TestApp, merchantId: string) =>
  asSystem<{ event: string; byPerson: boolean }>(test, {
    text: `select event, user_id is not null as "byPerson" from activity_log
      where merchant_id = $1 and event in ('functionality-confirmed', 'functionality-failed', 'registration-completed')
      order by id`,
    values: [merchantId],
  });
