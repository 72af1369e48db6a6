import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Scope } from '../src/platform/database/database.ts';
import { anInvoice } from './factories/billing.ts';
import { aMerchant, aPartner, asSystem } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

/** Tables whose policy asks once of a statement what `app_sees` asks of every row. */
const LARGE = ['devices', 'lanes', 'transmissions', 'transactions', 'invoices', 'service_runs', 'credit_notes'];

const partners: string[] = [];
const merchants: string[] = [];

/** Merchants with a row in every large table but that of credit notes, which come of refunds. */
beforeAll(async () => {
  partners.push(await aPartner(test), await aPartner(test), await aPartner(test));
  for (let made = 0; made < 8; made += 1) {
    const { id } = await aMerchant(test);
    merchants.push(id);
    await anInvoice(test, { merchantId: id, now: new Date('2026-01-01T12:00:00Z') });
    const deviceId = uuid();
    const values = [id, deviceId];
    await asSystem(test, { text: "insert into devices (id, merchant_id, name) values ($2, $1, 'Caisse')", values });
    await asSystem(test, {
      text: 'insert into lanes (device_id, merchant_id, last_position) values ($2, $1, 1)',
      values,
    });
    await asSystem(test, {
      text: `insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
          document, signature, kind, payment)
        values ($2, $1, $2, 1, '2026-01-01', '2026-01-01', 'A-1', 'RFER', 1, '{}', 'x', 'receipt', 'DEB')`,
      values,
    });
    await asSystem(test, {
      text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
        values ($1, $2, 1, $2, '2026-01-01', 'waiting')`,
      values,
    });
  }
});

const read = (scope: Scope, table: string): Promise<string[]> =>
  test.dependencies.database.transaction(scope, async (tx) => {
    const rows = await tx.many<{ id: string }>({ text: `select distinct merchant_id as id from ${table} order by 1` });
    return rows.map(({ id }) => id);
  });

const countOf = (scope: Scope) =>
  test.dependencies.database.transaction(scope, (tx) =>
    tx.first({
      text: `select coalesce(sum(merchants), 0)::int as merchants, coalesce(sum(active), 0)::int as active,
          coalesce(sum(registering), 0)::int as registering, coalesce(sum(devices), 0)::int as devices from merchant_counts`,
    }),
  );

it('every scope sees exactly its own, in large tables and in the counts, under any assignment', async () => {
  const someAssignment = fc.array(
    fc.record({ partner: fc.constantFrom(0, 1, 2, null), active: fc.boolean(), completed: fc.boolean() }),
    { minLength: 8, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(someAssignment, async (assigned) => {
      for (const [index, { partner, active, completed }] of assigned.entries())
        await asSystem(test, {
          text: 'update merchants set partner_id = $2, active = $3, subscription_completed = $4 where id = $1',
          values: [merchants[index], partner === null ? null : partners[partner], active, completed],
        });
      const expectOwn = async (scope: Scope, isOwn: (index: number) => boolean) => {
        const own = merchants.filter((_, index) => isOwn(index)).toSorted();
        for (const table of LARGE.filter((name) => name !== 'credit_notes'))
          expect(
            (await read(scope, table)).filter((id) => merchants.includes(id)),
            `${scope.role}: ${table}`,
          ).toEqual(own);
        if (scope.role === 'merchant' || scope.role === 'device') return;
        const counted = assigned.filter((_, index) => isOwn(index));
        expect(await countOf(scope)).toEqual({
          merchants: own.length,
          active: counted.filter(({ active }) => active).length,
          registering: counted.filter(({ completed }) => !completed).length,
          devices: own.length,
        });
      };
      for (const [index, partnerId] of partners.entries())
        await expectOwn({ role: 'partner', partnerId }, (of) => assigned[of]?.partner === index);
      await expectOwn({ role: 'admin' }, () => true);
      await expectOwn({ role: 'system' }, () => true);
      await expectOwn({ role: 'merchant', merchantId: merchants[0] ?? null }, (of) => of === 0);
      await expectOwn({ role: 'device', merchantId: merchants[1] ?? null }, (of) => of === 1);
      await expectOwn({ role: 'partner', partnerId: null }, () => false);
      // another partner's merchant in the scope gives a partner nothing
      await expectOwn({ role: 'partner', partnerId: null, merchantId: merchants[0] ?? null }, () => false);
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('counts a device that goes, and a merchant', async () => {
  const before = await countOf({ role: 'admin' });
  const { id } = await aMerchant(test);
  await asSystem(test, { text: "insert into devices (id, merchant_id, name) values ($1, $1, 'Caisse')", values: [id] });
  expect(await countOf({ role: 'admin' })).not.toEqual(before);
  await asSystem(test, { text: 'delete from devices where id = $1', values: [id] });
  await asSystem(test, { text: 'delete from merchants where id = $1', values: [id] });
  expect(await countOf({ role: 'admin' })).toEqual(before);
});
