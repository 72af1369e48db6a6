import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantProgress } from '@comptoir/contract/help/installation';
import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import { PARTNER_SORTS, type PartnerDetails, type PartnerStandings } from '@comptoir/contract/people/partners';
import type { TransmissionHour } from '@comptoir/contract/sales/transmissions';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../../../../test/fake-authority.ts';
import { anInvoice, setPrices } from '../../../../test/factories/billing.ts';
import {
  aMerchant,
  aPartner,
  asSystem,
  aUser,
  bearer,
  type MadeMerchant,
} from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-06-01T16:10:00Z');
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

let admin: string;
const partners: string[] = [];
const tokens: string[] = [];
const merchants: MadeMerchant[] = [];

/** Three merchants with something wrong each: a bill that waits and one that was refused, an unpaid invoice, a registration that is stuck. */
beforeAll(async () => {
  await setPrices(test);
  admin = (await aUser(test, { role: 'admin' })).token;
  for (let index = 0; index < 3; index += 1) {
    const partnerId = await aPartner(test);
    partners.push(partnerId);
    tokens.push((await aUser(test, { role: 'partner', partnerId })).token);
    merchants.push(await aMerchant(test));
  }
  const [selling, owing, registering] = merchants;
  if (!selling || !owing || !registering) return;
  test.authority.behave((request) => accept(test.authority.received, request));
  const till = await aTerminal(test, { merchant: selling });
  await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
  test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
  await till.submitBills([(await till.bill()).text]);
  const refuse = `update transmissions set state = 'refused' where device_id = $1 and position = 1`;
  await asSystem(test, { text: refuse, values: [till.id] });
  const made = new Date('2026-05-01T12:00:00Z');
  await anInvoice(test, { merchantId: owing.id, now: made, period: { startsOn: '2026-04-01', endsOn: '2026-05-01' } });
  await asSystem(test, {
    text: `update merchants set subscription_completed = false, created_at = '2026-05-01' where id = $1`,
    values: [registering.id],
  });
});

const get = async <Reply>(token: string, path: string): Promise<Reply> => {
  const reply = await test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(token) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
};
const standings = (query = '') => get<PartnerStandings>(admin, `/partner-standings${query}`);

async function assign(to: readonly (number | null)[]): Promise<void> {
  for (const [index, merchant] of merchants.entries())
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [merchant.id, partners[to[index] ?? -1] ?? null],
    });
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const asked = (field: string) => `?${merchants.map(({ id }) => `${field}=${id}`).join('&')}`;

describe('what a partner sees of its merchants', () => {
  it('is of its own alone in every list, count and chart, under any assignment, and counts are what lists hold', async () => {
    const assignment = fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(0, 1, 2, null)));
    await fc.assert(
      fc.asyncProperty(assignment, async (to) => {
        await assign(to);
        const { items: lines } = await standings();
        for (const [index, token] of tokens.entries()) {
          const own = merchants.flatMap(({ id }, of) => (to[of] === index ? id : []));
          const partnerId = partners[index] ?? '';
          const details = await get<PartnerDetails>(token, `/partners/${partnerId}`);
          const { items } = await get<{ items: MerchantFacts[] }>(token, `/merchant/facts${asked('merchants')}`);
          const files = await get<MerchantView[]>(token, '/merchant');
          expect(items.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
          const progress = await get<{ items: MerchantProgress[] }>(
            token,
            `/registration-progress/merchants${asked('merchantIds')}`,
          );
          expect(progress.items.map(({ merchantId }) => merchantId).toSorted()).toEqual(own.toSorted());
          const unpaid = await get<UnpaidAccounts>(token, '/unpaid-accounts');
          expect(unpaid.items.map(({ merchantId }) => merchantId)).toEqual(own.filter((id) => id === merchants[1]?.id));
          expect(unpaid.total.merchants).toBe(unpaid.items.length);
          const { hours } = await get<{ hours: TransmissionHour[] }>(token, '/transmission-hours');
          const sells = own.includes(merchants[0]?.id ?? '');
          expect(sum(hours, ({ accepted, waiting, refused }) => accepted + waiting + refused)).toBe(sells ? 3 : 0);
          const counted = {
            merchants: own.length,
            waiting: sum(items, ({ waiting }) => waiting),
            refused: sum(items, ({ refused }) => refused),
            devicesInTrouble: sum(items, ({ id, devicesInTrouble }) =>
              files.find((file) => file.id === id)?.active ? devicesInTrouble : 0,
            ),
          };
          expect(details).toMatchObject(counted);
          expect(lines.find(({ id }) => id === partnerId)).toMatchObject({
            ...counted,
            registering: files.filter(({ subscriptionCompleted }) => !subscriptionCompleted).length,
            unpaidMerchants: unpaid.total.merchants,
          });
        }
      }),
      { numRuns: 10 },
    );
  }, 90_000);

  it('is not there for another partner', async () => {
    for (const path of ['/transmission-hours', '/unpaid-accounts']) {
      const url = `/api${path}?partnerId=${partners[1]}`;
      const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[0] ?? '') });
      expect(reply.json()).toMatchObject({ error: { code: 'not-found' } });
    }
  });
});

describe('the partners with how their merchants stand', () => {
  it('are found by a part of the name or the address, and no sign stands for others', async () => {
    const [id] = partners;
    await asSystem(test, {
      text: "update partners set name = 'Érablière 100%', contact_email = 'allo@sucre.test' where id = $1",
      values: [id],
    });
    for (const q of ['erabliere', 'SUCRE.test', '100%'])
      expect((await standings(`?q=${encodeURIComponent(q)}`)).items).toMatchObject([{ id }]);
    for (const q of ['_rablière', '%25x', 'personne'])
      expect((await standings(`?q=${encodeURIComponent(q)}`)).count).toBe(0);
  });

  it('come in any order, page by page, each once', async () => {
    await assign([0, 0, 1]);
    for (const sort of PARTNER_SORTS) {
      const all = await standings(`?sort=${sort}`);
      const walked = [];
      for (let cursor: string | null = '0'; cursor !== null;) {
        const page: PartnerStandings = await standings(`?sort=${sort}&limit=2&cursor=${cursor}`);
        expect(page.count).toBe(all.count);
        walked.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(walked).toEqual(all.items);
    }
    const { items } = await standings('?sort=-merchants');
    expect(items[0]).toMatchObject({ id: partners[0], merchants: 2 });
    expect(
      (await test.app.inject({ method: 'GET', url: '/api/partner-standings?sort=secret', headers: bearer(admin) }))
        .statusCode,
    ).toBe(422);
  });
});

it('says of a registration how many steps are done, and what comes next', async () => {
  const { items } = await get<{ items: MerchantProgress[] }>(
    admin,
    `/registration-progress/merchants${asked('merchantIds')}`,
  );
  const [selling, , registering] = items;
  expect(selling).toMatchObject({ done: 8, steps: 8, nextStep: null });
  expect(registering).toMatchObject({ steps: 8, nextStep: 'account' });
  expect(registering?.done).toBeLessThan(8);
});
