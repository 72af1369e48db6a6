import type { MerchantCount, MerchantPage } from '@comptoir/contract/base/merchants';
import type { MailFailurePage } from '@comptoir/contract/base/mail';
import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { PartnerDetails, PartnerStandings } from '@comptoir/contract/people/partners';
import type { Overview } from '@comptoir/contract/sales/report-overview';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anInvoice, setPrices } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aFailedMail } from '../../../../test/factories/troubles.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-06-01T16:10:00Z');
const DAY_MS = 86_400_000;
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

const someInvoice = fc.record({
  state: fc.constantFrom('open', 'refused', 'past-due', 'held'),
  dueInDays: fc.constantFrom(-40, -1, 3),
});
const someMerchant = fc.record({
  partner: fc.constantFrom(0, 1, null),
  state: fc.constantFrom('registering', 'active', 'inactive'),
  invoices: fc.array(someInvoice, { maxLength: 3 }),
  failedMails: fc.nat(2),
});
type Shop = typeof someMerchant extends fc.Arbitrary<infer Made> ? Made & { readonly id: string } : never;

const partners: string[] = [];
const shops: Shop[] = [];
let lookers: readonly Looker[];

/** Caller of an overview, and the merchants that it counts. */
interface Looker {
  readonly token: string;
  readonly path: string;
  /** Partner that narrows a list to the same merchants; null where the caller sees no others. */
  readonly partnerId: string | null;
  readonly isTheirs: (shop: Shop) => boolean;
  readonly isAdministration: boolean;
}

beforeAll(async () => {
  await setPrices(test);
  const { token: admin } = await aUser(test, { role: 'admin' });
  const made: Looker[] = [
    { token: admin, path: '/reports/overview', partnerId: null, isTheirs: () => true, isAdministration: true },
  ];
  for (const place of [0, 1]) {
    const partnerId = await aPartner(test);
    partners.push(partnerId);
    const { token } = await aUser(test, { role: 'partner', partnerId });
    const of = { path: `/partners/${partnerId}`, isTheirs: (shop: Shop) => shop.partner === place };
    made.push({ ...of, token, partnerId: null, isAdministration: false });
    made.push({ ...of, token: admin, partnerId, isAdministration: false });
  }
  lookers = made;
});

async function open(made: Omit<Shop, 'id'>): Promise<void> {
  const { partner, state, invoices, failedMails } = made;
  const { id } = await aMerchant(test, partner === null ? {} : { partnerId: partners[partner] ?? '' });
  shops.push({ ...made, id });
  await asSystem(test, {
    text: 'update merchants set subscription_completed = $2, active = $3 where id = $1',
    values: [id, state !== 'registering', state === 'active'],
  });
  for (const [index, { state: stands, dueInDays }] of invoices.entries()) {
    const month = String(index + 1).padStart(2, '0');
    const period = { startsOn: `2026-${month}-01`, endsOn: `2026-${month}-28` };
    const invoice = await anInvoice(test, { merchantId: id, now: NOW, period });
    await asSystem(test, {
      text: 'update invoices set state = $2, due_at = $3 where id = $1',
      values: [invoice.id, stands, new Date(NOW.getTime() + dueInDays * DAY_MS)],
    });
  }
  if (failedMails === 0) return;
  const { email } = await aUser(test, { role: 'merchant', merchantId: id });
  for (let mail = 0; mail < failedMails; mail += 1)
    await aFailedMail(test, { address: mail === 0 ? email : `${mail}-${email}`, now: NOW });
}

const owedBy = ({ invoices }: Shop): number =>
  invoices.filter(({ state, dueInDays }) => dueInDays <= 0 && UNPAID_STATES.some((one) => one === state)).length;

type Query = Readonly<Record<string, string>>;

async function get<Reply>(token: string, path: string, query: Query): Promise<Reply> {
  const url = `/api${path}?${new URLSearchParams(query).toString()}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(token) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
}

/** Every page of a list, the first with what is counted over all of them. */
async function walk<Page extends { readonly nextCursor: string | null }>(
  token: string,
  path: string,
  query: Query,
): Promise<[Page, ...Page[]]> {
  const pages: [Page, ...Page[]] = [await get<Page>(token, path, query)];
  for (let next = pages[0].nextCursor; next !== null;) {
    const page: Page = await get<Page>(token, path, { ...query, cursor: next });
    pages.push(page);
    next = page.nextCursor;
  }
  return pages;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const idsOf = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id).toSorted();

/** Merchants and registrations that are not complete: the list of merchants, as the tiles narrow it. */
async function expectMerchants({ token, partnerId }: Looker, shown: Overview | PartnerDetails, own: readonly Shop[]) {
  const whose: Query = partnerId ? { partners: partnerId } : {};
  for (const [narrowed, figure, wanted] of [
    [{}, shown.merchants, own],
    [{ states: 'registering' }, shown.unregisteredMerchants, own.filter(({ state }) => state === 'registering')],
  ] as const) {
    const pages = await walk<MerchantPage>(token, '/merchant', { ...whose, ...narrowed, limit: '3' });
    const { count } = await get<MerchantCount>(token, '/merchant/count', { ...whose, ...narrowed });
    expect(idsOf(pages.flatMap(({ items }) => items))).toEqual(idsOf(wanted));
    expect([figure, count]).toEqual([wanted.length, wanted.length]);
  }
}

/** Accounts that are unpaid: what all owe is the sum of the rows. */
async function expectUnpaid({ token, partnerId }: Looker, own: readonly Shop[]): Promise<void> {
  const pages = await walk<UnpaidAccounts>(token, '/unpaid-accounts', partnerId ? { partnerId } : {});
  const items = pages.flatMap((page) => page.items);
  const owing = own.flatMap((shop) => (owedBy(shop) > 0 ? [[shop.id, owedBy(shop)] as const] : []));
  expect(Object.fromEntries(items.map(({ merchantId, invoices }) => [merchantId, invoices]))).toEqual(
    Object.fromEntries(owing),
  );
  expect(pages[0].total).toEqual({
    merchants: items.length,
    invoices: sum(owing.map(([, invoices]) => invoices)),
    owedCents: sum(items.map(({ owedCents }) => owedCents)),
  });
}

/** Checks the part for administrators only: mails that did not go out, and the partners with their merchants. */
async function expectAdministration({ token }: Looker, { partners: figure }: Overview): Promise<void> {
  const mails = await walk<MailFailurePage>(token, '/mail-failures', {});
  const failed = sum(shops.map(({ failedMails }) => failedMails));
  expect([mails[0].count, mails.flatMap(({ items }) => items).length]).toEqual([failed, failed]);
  const lines = await walk<PartnerStandings>(token, '/partner-standings', { limit: '1' });
  const items = lines.flatMap((page) => page.items);
  expect([lines[0].count, items.length]).toEqual([figure, figure]);
  for (const [place, id] of partners.entries()) {
    const own = shops.filter(({ partner }) => partner === place);
    expect(items.find((line) => line.id === id)).toMatchObject({
      merchants: own.length,
      registering: own.filter(({ state }) => state === 'registering').length,
      unpaidMerchants: own.filter((shop) => owedBy(shop) > 0).length,
    });
  }
}

describe('a figure of an overview', () => {
  it('is what the list behind it holds, of everyone and of a partner’s own, whatever there is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someMerchant, { minLength: 1, maxLength: 5 }), async (made) => {
        for (const merchant of made) await open(merchant);
        for (const looker of lookers) {
          const own = shops.filter((shop) => looker.isTheirs(shop));
          const shown = await get<Overview | PartnerDetails>(looker.token, looker.path, {});
          await expectMerchants(looker, shown, own);
          await expectUnpaid(looker, own);
          if (looker.isAdministration && 'partners' in shown) await expectAdministration(looker, shown);
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
