import type { AttentionCounts, MerchantSummary } from '@comptoir/contract/base/merchants';
import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { PartnerDetails } from '@comptoir/contract/people/partners';
import type { Overview } from '@comptoir/contract/sales/report-overview';
import { attentionOf, LOOKS, type Look } from '@comptoir/domain/base/merchants/attention';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { numberValues, type Values } from '../../../platform/database/number-values.ts';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-06-01T16:10:00Z');
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

/** A device: in how many hours its certificate ends, and its bills, by how long ago they were made and what became of them. */
const someDevice = fc.record({
  endsIn: fc.constantFrom(null, 24, 89 * 24, 90 * 24, 91 * 24),
  bills: fc.array(
    fc.record({
      age: fc.constantFrom(0, 23, 24, 41, 42, 47, 48, 167, 168, 169),
      state: fc.constantFrom('waiting', 'sending', 'unknown', 'accepted', 'received-with-errors', 'refused'),
    }),
    { maxLength: 4 },
  ),
});
const someMerchant = fc.record({
  partner: fc.constantFrom(0, 1, null),
  active: fc.boolean(),
  completed: fc.boolean(),
  age: fc.constantFrom(1, 167, 168, 400),
  invoices: fc.array(
    fc.record({ dueIn: fc.constantFrom(-48, -1, 1), state: fc.constantFrom('open', 'past-due', 'paid') }),
    { maxLength: 2 },
  ),
  devices: fc.array(someDevice, { maxLength: 2 }),
});
type Shop = typeof someMerchant extends fc.Arbitrary<infer Made> ? Made & { readonly id: string } : never;

const write = ({ text, values }: { text: string; values: Values }) => asSystem(test, numberValues(text, values));

async function open(shop: Shop, partners: readonly string[]): Promise<void> {
  await write({
    text: `insert into merchants (id, partner_id, company_name, time_zone, active, subscription_completed, created_at)
      values (:id, :partnerId, :name, 'America/Montreal', :active, :completed, :since)`,
    values: {
      id: shop.id,
      active: shop.active,
      completed: shop.completed,
      partnerId: shop.partner === null ? null : (partners[shop.partner] ?? null),
      name: `Resto ${shop.id.slice(-3)}`,
      since: hoursAgo(shop.age),
    },
  });
  for (const { dueIn, state } of shop.invoices) await owe(shop.id, { dueAt: hoursAgo(-dueIn), state });
  for (const { endsIn, bills } of shop.devices) {
    const deviceId = uuid();
    const device = {
      deviceId,
      merchantId: shop.id,
      ends: endsIn === null ? null : hoursAgo(-endsIn),
      last: bills.length,
    };
    await write({
      text: `with till as (
          insert into devices (id, merchant_id, name) values (:deviceId, :merchantId, 'Caisse') returning id, merchant_id
        ), lane as (
          insert into lanes (device_id, merchant_id, last_position) select id, merchant_id, :last from till
        )
        insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after)
        select gen_random_uuid(), merchant_id, id, '1', id::text, '', '', '', '2024-01-01', :ends::timestamptz from till
        where :ends::timestamptz is not null`,
      values: device,
    });
    for (const [index, { age, state }] of bills.entries())
      await write({
        text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
          values (:merchantId, :deviceId, :position, gen_random_uuid(), :at, :state)`,
        values: { merchantId: shop.id, deviceId, position: index + 1, at: hoursAgo(age), state },
      });
  }
}

let invoices = 0;

/** An invoice that is due at some time. */
async function owe(merchantId: string, { dueAt, state }: { dueAt: Date; state: string }): Promise<void> {
  invoices += 1;
  await write({
    text: `with issuer as (
        insert into issuers (id, name, address, gst_number, qst_number) values (:issuer::uuid, 'X', 'X', 'X', 'X')
        on conflict (id) do update set name = 'X' returning id
      )
      insert into invoices (id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, due_at, state,
        subtotal_cents, gst_cents, qst_cents, total_cents, client, language, paid_at)
      select gen_random_uuid(), :merchantId::uuid, issuer.id, :number::int, '2000-01-01'::date + :number::int, '2000-01-02'::date + :number::int,
        :dueAt::timestamptz - interval '1 hour', :dueAt::timestamptz, :state::text, 5634, 0, 0, 5634, '{}', 'fr',
        case when :state::text = 'paid' then :dueAt::timestamptz end from issuer`,
    values: { merchantId, dueAt, state, number: invoices, issuer: '0197a1c2-0000-7000-8000-0000000000aa' },
  });
}

/** Returns the standing of a merchant, by the rules alone. */
function standingOf(shop: Shop) {
  const bills = shop.devices.flatMap((device) => device.bills);
  const waiting = bills.filter(({ state }) => ['waiting', 'sending', 'unknown'].includes(state));
  const owed = shop.invoices.filter(({ dueIn, state }) => dueIn < 0 && state !== 'paid').length;
  const devicesInTrouble = shop.devices.filter(({ endsIn }) => endsIn === null || endsIn <= 90 * 24).length;
  const refused = bills.filter(({ state, age }) => state === 'refused' && age <= 168).length;
  const isStuck = !shop.completed && shop.age >= 168;
  const oldest = Math.max(...waiting.map(({ age }) => age));
  const ofUrgency = (urgency: string): number =>
    waiting.filter(({ age }) => waitingUrgency(hoursAgo(age), NOW) === urgency).length;
  const parts: Record<Look, number> = {
    waiting: waiting.length,
    calm: ofUrgency('calm'),
    warning: ofUrgency('warning'),
    urgent: ofUrgency('urgent'),
    late: ofUrgency('late'),
    refused,
    devices: shop.active ? devicesInTrouble : 0,
    registration: isStuck ? 1 : 0,
  };
  const oldestWaitingAt = waiting.length > 0 ? hoursAgo(oldest) : null;
  const standing = {
    active: shop.active,
    subscriptionCompleted: shop.completed,
    isStuck,
    refused,
    devicesInTrouble,
    owedCents: owed * 5634,
  };
  return { id: shop.id, parts, attention: attentionOf({ ...standing, oldestWaitingAt }, NOW) };
}

const countOf = (counts: AttentionCounts, look: Look): number =>
  ({
    ...counts.waitingByAge,
    waiting: counts.waiting,
    refused: counts.refused,
    devices: counts.devicesInTrouble,
    registration: counts.stuckRegistrations,
  })[look];

const world = async () => {
  const partners = [await aPartner(test), await aPartner(test)];
  const admin = await aUser(test, { role: 'admin' });
  const partnerUsers = [];
  for (const partnerId of partners) partnerUsers.push(await aUser(test, { role: 'partner', partnerId }));
  return { partners, admin, partnerUsers };
};

type Answer = Overview | PartnerDetails;

async function lookAt(
  token: string,
  path: string,
  wanted: Look | null,
): Promise<{ answer: Answer; items: MerchantSummary[] }> {
  const items: MerchantSummary[] = [];
  let cursor: string | null = '0';
  for (;;) {
    const url: string = `/api${path}?cursor=${cursor}${wanted ? `&look=${wanted}` : ''}`;
    const reply = await test.app.inject({ method: 'GET', url, headers: bearer(token) });
    expect(reply.statusCode, reply.body).toBe(200);
    const answer: Answer = reply.json();
    items.push(...answer.attention.items);
    cursor = answer.attention.nextCursor;
    if (cursor === null) return { answer, items };
  }
}

it('counts what its lists hold and ranks as the rules do, of everyone and of a partner’s own alone', async () => {
  const { partners, admin, partnerUsers } = await world();
  const shops: Shop[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(someMerchant, { minLength: 1, maxLength: 8 }), async (made) => {
      for (const merchant of made) {
        const shop = { ...merchant, id: uuid() };
        await open(shop, partners);
        shops.push(shop);
      }
      const lookers = [
        { token: admin.token, path: '/reports/overview', own: shops },
        ...partnerUsers.map(({ token }, index) => ({
          token,
          path: `/partners/${partners[index]}`,
          own: shops.filter(({ partner }) => partner === index),
        })),
        { token: admin.token, path: `/partners/${partners[0]}`, own: shops.filter(({ partner }) => partner === 0) },
      ];
      for (const { token, path, own } of lookers) {
        const expected = own.map(standingOf);
        const { answer, items } = await lookAt(token, path, null);
        expect(answer).toMatchObject({
          merchants: own.length,
          activeMerchants: own.filter(({ active }) => active).length,
          unregisteredMerchants: own.filter(({ completed }) => !completed).length,
          devices: own.reduce((sum, { devices }) => sum + devices.length, 0),
        });
        const ranks = new Map(expected.map(({ id, attention }) => [id, attention]));
        expect(items.map(({ id }) => id).toSorted()).toEqual(
          expected.flatMap(({ id, attention }) => (attention > 0 ? id : [])).toSorted(),
        );
        expect(items.map(({ id }) => ranks.get(id))).toEqual(
          [...ranks.values()].filter(Boolean).toSorted((a, b) => b - a),
        );
        for (const wanted of LOOKS) {
          const behind = await lookAt(token, path, wanted);
          expect(Object.fromEntries(behind.items.map(({ id, part }) => [id, part])), wanted).toEqual(
            Object.fromEntries(expected.flatMap(({ id, parts }) => (parts[wanted] > 0 ? [[id, parts[wanted]]] : []))),
          );
          const sum = behind.items.reduce((total, { part }) => total + part, 0);
          expect([countOf(behind.answer, wanted), behind.answer.attention.count], wanted).toEqual([
            sum,
            behind.items.length,
          ]);
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

it('follows the newest certificate of a device', async () => {
  const { partners, partnerUsers } = await world();
  const shop: Shop = {
    id: uuid(),
    partner: 0,
    active: true,
    completed: true,
    age: 1,
    invoices: [],
    devices: [{ endsIn: 24, bills: [] }],
  };
  await open(shop, partners);
  const inTrouble = async () =>
    (await lookAt(partnerUsers[0]?.token ?? '', `/partners/${partners[0]}`, null)).answer.devicesInTrouble;
  expect(await inTrouble()).toBe(1);
  const certify = (createdAt: string) =>
    asSystem(test, {
      text: `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before,
          not_after, created_at)
        select gen_random_uuid(), merchant_id, id, '2', gen_random_uuid()::text, '', '', '', '2024-01-01', '2031-01-01', $2
        from devices where merchant_id = $1`,
      values: [shop.id, createdAt],
    });
  // one that is older changes nothing, and one that is newer than the first counts, which is made now
  await certify('2020-01-01');
  expect(await inTrouble()).toBe(1);
  await certify('2999-01-01');
  expect(await inTrouble()).toBe(0);
  const change = (text: string) =>
    asSystem(test, { text: `update certificates set ${text} where merchant_id = $1`, values: [shop.id] });
  await change('revoked_at = now()');
  expect(await inTrouble()).toBe(1);
  await change("revoked_at = null, not_after = '2026-06-05'");
  expect(await inTrouble()).toBe(1);
});

it('counts the merchants that owe as the list of unpaid accounts does', async () => {
  const { admin } = await world();
  const unpaid = await test.app.inject({ method: 'GET', url: '/api/unpaid-accounts', headers: bearer(admin.token) });
  const { items } = await lookAt(admin.token, '/reports/overview', null);
  const owing = items.filter(({ owedCents }) => owedCents > 0);
  const { total }: UnpaidAccounts = unpaid.json();
  expect(owing.length).toBeGreaterThan(0);
  expect(owing).toHaveLength(total.merchants);
  expect(owing.reduce((sum, { owedCents }) => sum + owedCents, 0)).toBe(total.owedCents);
});
