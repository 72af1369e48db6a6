import type { MerchantPage } from '@comptoir/contract/base/merchants';
import {
  CERTIFICATE_STANDINGS,
  paymentAsSeenBy,
  PAYMENT_STANDINGS,
  SUBSCRIPTION_STANDINGS,
} from '@comptoir/domain/base/merchants/merchant-standing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });

/** As few as make many alike: equal names, accents, and what means something to SQL. */
const NAMES = [
  'Crèmerie',
  'cremerie',
  'CREMERIE du Port',
  'Bar 100%',
  'L’Œuf',
  'a_b',
  'Bistro',
  'Bistro',
  "O'Neil",
  '',
];
const CITIES = ['Québec', 'Lévis', null];
const STATES = ['registering', 'active', 'inactive'] as const;

type Made = Assigned & { readonly id: string };

let tokens: string[];
let partnerIds: string[];

beforeAll(async () => {
  partnerIds = [await aPartner(test), await aPartner(test), await aPartner(test)];
  tokens = [];
  for (const partnerId of partnerIds) tokens.push((await aUser(test, { role: 'partner', partnerId })).token);
  tokens.push((await aUser(test, { role: 'admin' })).token);
});

const ADMIN = 3;

const merchant = fc.record({
  partner: fc.integer({ min: 0, max: 3 }),
  name: fc.constantFrom(...NAMES),
  city: fc.constantFrom(...CITIES),
  file: fc.constantFrom('ER0001', 'ER0002', null),
  state: fc.constantFrom(...STATES),
  sector: fc.constantFrom('bar', 'restaurant', null),
  subscription: fc.constantFrom(...SUBSCRIPTION_STANDINGS),
  owes: fc.constantFrom('refused', 'past-due', null),
  card: fc.boolean(),
  /** In how many days a device may sign no more; null without one. */
  until: fc.constantFrom(-3, 30, 400, null),
  /** Days since it sold last; null before it ever did. */
  soldAgo: fc.constantFrom(0, 20, 60, null),
});

type Assigned = typeof merchant extends fc.Arbitrary<infer One> ? One : never;

/** Puts merchants in the place of all there are. */
async function assign(merchants: readonly Assigned[]): Promise<Made[]> {
  await asSystem(test, { text: 'delete from merchants' });
  const made = merchants.map((one) => ({ ...one, id: uuid() }));
  await asSystem(test, {
    text: `insert into merchants (id, partner_id, company_name, city, file_number, sub_sector, subscription_completed, active, time_zone,
        subscription, owes, has_card, certified_until, last_bill_on)
      select id, partner, name, city, file, sector, state <> 'registering', state = 'active', 'America/Montreal',
        subscription, owes, card, now() + until * interval '1 day', (now() at time zone 'America/Toronto')::date - ago
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
        $10::boolean[], $11::int[], $12::int[]) m(id, partner, name, city, file, sector, state, subscription, owes, card, until, ago)`,
    values: [
      made.map(({ id }) => id),
      made.map(({ partner }) => partnerIds[partner] ?? null),
      merchants.map(({ name }) => name),
      merchants.map(({ city }) => city),
      merchants.map(({ file }) => file),
      merchants.map(({ sector }) => sector),
      merchants.map(({ state }) => state),
      merchants.map(({ subscription }) => subscription),
      merchants.map(({ owes }) => owes),
      merchants.map(({ card }) => card),
      merchants.map(({ until }) => until),
      merchants.map(({ soldAgo }) => soldAgo),
    ],
  });
  return made;
}

async function ask<Reply>(
  caller: number,
  path: string,
  query: Record<string, string | readonly string[]>,
): Promise<Reply> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  );
  const url = `/api/merchant${path}?${search.toString()}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[caller] ?? '') });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
}

const idsOf = ({ items }: MerchantPage): string[] => items.map(({ id }) => id);

/** All pages from the first to the last. */
async function walkOn(caller: number, query: Record<string, string | readonly string[]>): Promise<MerchantPage[]> {
  const pages = [await ask<MerchantPage>(caller, '', query)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor)
    pages.push(await ask<MerchantPage>(caller, '', { ...query, cursor: next }));
  return pages;
}

const asked = fc.record({
  caller: fc.integer({ min: 0, max: ADMIN }),
  q: fc.constantFrom(
    '',
    'c',
    'cr',
    'creme',
    'cremrie',
    'quebec',
    'er0001',
    '100%',
    '%',
    '_',
    'a_b',
    "o'neil",
    "l'oeuf",
    'bistro bar',
  ),
  sort: fc.constantFrom('', 'name', '-name', 'city', '-city', 'fileNumber', '-fileNumber', 'lastBill', '-lastBill'),
  limit: fc.integer({ min: 1, max: 7 }),
  states: fc.subarray([...STATES]),
  subSectors: fc.subarray(['bar', 'restaurant']),
  partners: fc.subarray([0, 1, 2], { maxLength: 2 }),
  subscriptions: fc.subarray([...SUBSCRIPTION_STANDINGS], { maxLength: 2 }),
  payments: fc.subarray([...PAYMENT_STANDINGS], { maxLength: 2 }),
  certificates: fc.subarray([...CERTIFICATE_STANDINGS], { maxLength: 2 }),
  noBillFor: fc.constantFrom('', 'ever', '30'),
  waiting: fc.constantFrom('', 'false'),
});

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

/** Only what something is asked of. */
const queryOf = ({
  caller: _caller,
  limit,
  partners,
  ...words
}: Asked): Record<string, string | readonly string[]> => ({
  ...Object.fromEntries(Object.entries(words).filter(([, value]) => value.length > 0)),
  ...(partners.length > 0 ? { partners: partners.map((partner) => partnerIds[partner] ?? '') } : {}),
  limit: String(limit),
});

function paymentOf({ subscription, owes, card }: Made): (typeof PAYMENT_STANDINGS)[number] {
  if (subscription === 'none') return 'none';
  if (owes !== null) return owes;
  if (subscription === 'paused') return 'paused';
  return card ? 'paid-up' : 'no-card';
}

const certificatesOf = ({ until }: Made): (typeof CERTIFICATE_STANDINGS)[number] => {
  if (until === null) return 'none';
  return until < 0 ? 'ended' : until < 90 ? 'expiring' : 'valid';
};

const isAmong = <Value>(some: readonly Value[], value: Value | null): boolean =>
  some.length === 0 || (value !== null && some.includes(value));

/** True for a merchant that is asked for, as far as no text is searched for. */
function isAskedFor(one: Made, question: Asked): boolean {
  const { caller, noBillFor } = question;
  const isQuiet = one.soldAgo === null || (noBillFor === '30' && one.soldAgo > 30);
  const fits = [
    caller === ADMIN || one.partner === caller,
    isAmong(question.states, one.state),
    isAmong<string>(question.subSectors, one.sector),
    isAmong(question.partners, one.partner),
    isAmong(question.subscriptions, one.subscription),
    isAmong(question.payments, paymentAsSeenBy(caller === ADMIN ? 'admin' : 'partner', paymentOf(one))),
    isAmong(question.certificates, certificatesOf(one)),
    noBillFor === '' || isQuiet,
  ];
  return fits.every(Boolean);
}

describe('anyone who asks for anything', () => {
  it('walks on and back over each merchant once, of their own and no other, and as many as are counted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(merchant, { maxLength: 24 }),
        fc.array(asked, { minLength: 3, maxLength: 3 }),
        async (merchants, questions) => {
          const made = await assign(merchants);
          for (const question of questions) {
            const { caller } = question;
            const { limit = '', ...filter } = queryOf(question);
            const wanted = new Set(made.filter((one) => isAskedFor(one, question)).map(({ id }) => id));
            const pages = await walkOn(caller, { ...filter, limit });
            const walked = pages.flatMap(idsOf);
            expect(new Set(walked).size).toBe(walked.length);
            expect(walked.filter((id) => !wanted.has(id))).toEqual([]);
            const { sort: _, ...counted } = filter as Record<string, string>;
            const { count, isExact } = await ask<{ count: number; isExact: boolean }>(caller, '/count', counted);
            expect({ count, isExact }).toEqual({ count: walked.length, isExact: true });
            expect(question.q ? wanted : new Set(walked)).toEqual(wanted);
            const back: string[] = [];
            for (let at = pages.at(-1)?.previousCursor; at;) {
              const page = await ask<MerchantPage>(caller, '', { ...filter, limit, cursor: at });
              back.unshift(...idsOf(page));
              at = page.previousCursor;
            }
            expect(back).toEqual(walked.slice(0, back.length));
            expect(back.length).toBe(walked.length - idsOf(pages.at(-1) ?? EMPTY).length);
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);
});

const EMPTY: MerchantPage = { items: [], nextCursor: null, previousCursor: null };
