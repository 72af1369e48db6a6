import type { BillRow, BillSummary, BillView } from '@comptoir/contract/sales/bills';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { TestApp } from '../test-app.ts';
import { aMerchant, aUser, bearer } from './merchants.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from './terminals.ts';

/** Change of a test to a bill before it is signed. */
export type Change = (draft: UnsignedTransaction) => UnsignedTransaction;

interface Page {
  readonly items: readonly BillRow[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** A merchant with a till, and what one of its readers sees of its bills. */
export async function aShop(test: TestApp) {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
  const till = await aTerminal(test, { merchant });
  const get = (path: string, by = token) =>
    test.app.inject({ method: 'GET', url: `/api/bills${path}`, headers: bearer(by) });
  return {
    merchant,
    till,
    token,
    get,
    list: async (query = ''): Promise<Page> => (await get(query)).json<Page>(),
    sum: async (query = ''): Promise<BillSummary> => (await get(`/summary${query}`)).json<BillSummary>(),
    numbers: async (query = ''): Promise<string[]> =>
      (await get(query)).json<Page>().items.map(({ noTrans }) => noTrans),
    /** A bill by its number. */
    view: async (noTrans: string): Promise<BillView> => {
      const { items } = (await get(`?q=${noTrans}`)).json<Page>();
      return (await get(`/${items.at(-1)?.id}`)).json<BillView>();
    },
    sell: (...changes: readonly Change[]) => sell(till, changes),
  };
}

/** Signs bills and hands them over together. */
export async function sell(till: MadeTerminal, changes: readonly Change[]): Promise<SignedBill[]> {
  const bills: SignedBill[] = [];
  for (const change of changes) bills.push(await till.bill(change));
  await till.submitBills(bills.map(({ text }) => text));
  return bills;
}

export const asIs: Change = (draft) => draft;
/** An amount in the authority's form. */
export const money = (amount: string) =>
  `${amount.startsWith('-') ? '-' : '+'}${amount.replace('-', '').padStart(12, '0')}`;
/** Without taxes, so that the amount is the total. */
export const costing =
  (amount: string): Change =>
  (draft) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, prix: money(amount), tax: 'NON' })),
    mont: { avantTax: money(amount), TPS: money('0.00'), TVQ: money('0.00'), apresTax: money(amount) },
  });
/** Gives a bill back, whole. */
export const refundOf =
  ({ transaction: { noTrans, datTrans, mont } }: SignedBill): Change =>
  (draft) => ({
    ...costing(`-${Number(mont.avantTax).toFixed(2)}`)(draft),
    refs: [{ noTrans, datTrans, avantTax: mont.avantTax }],
  });
