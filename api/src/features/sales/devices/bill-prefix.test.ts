import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { expect, it } from 'vitest';
import { aMerchant, asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { CallingDevice } from './calling-device.ts';
import { assignBillPrefix } from './assign-bill-prefix.ts';

const test = useTestApp();

const prefixOf = async ({ token }: MadeTerminal): Promise<string> => {
  const reply = await test.app.inject({ url: '/api/device/v1/configuration', headers: bearer(token) });
  return reply.json<DeviceConfiguration>().device.billPrefix;
};

const give = (till: MadeTerminal, ...drawn: string[]) =>
  assignBillPrefix(
    test.dependencies.database,
    { ...till, merchantId: till.merchant.id } as unknown as CallingDevice,
    () => drawn.shift() ?? 'ZZZZ',
  );

it('a till is given four letters once, and keeps them', async () => {
  const till = await aTerminal(test);
  const prefix = await prefixOf(till);
  expect(prefix).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await prefixOf(till)).toBe(prefix);
});

it('no two tills of a merchant have the same, whatever is drawn; another merchant’s may', async () => {
  const merchant = await aMerchant(test);
  const [one, two, other] = [
    await aTerminal(test, { merchant }),
    await aTerminal(test, { merchant }),
    await aTerminal(test),
  ];
  expect(await give(one, 'AAAA')).toBe('AAAA');
  expect(await give(two, 'AAAA', 'AAAA', 'BBBB')).toBe('BBBB');
  expect(await give(two, 'CCCC')).toBe('BBBB');
  expect(await give(other, 'AAAA')).toBe('AAAA');
  expect([await prefixOf(one), await prefixOf(two)]).toEqual(['AAAA', 'BBBB']);
});

it('no till is given letters that a spreadsheet takes for a date or a number', async () => {
  const till = await aTerminal(test);
  expect(await give(till, '2024', 'MARS', '1E10', '3SEP', 'QW3F')).toBe('QW3F');
});

it('tills from before keep the letters that they made of their number, unless another of the merchant has them', async () => {
  const merchant = await aMerchant(test);
  const tills = [
    await aTerminal(test, { merchant }),
    await aTerminal(test, { merchant }),
    await aTerminal(test, { merchant }),
  ];
  const [first, second] = twoOfOnePrefix();
  for (const [index, deviceNumber] of [first, second, '2468-1357-9024'].entries()) {
    await asSystem(test, {
      text: 'update devices set device_number = $2, linked_at = $3 where id = $1',
      values: [tills[index]?.id, deviceNumber, new Date(Date.UTC(2026, 0, 1 + index))],
    });
  }
  await asSystem(test, { text: await readBackfill() });
  const rows = await asSystem<{ prefix: string | null }>(test, {
    text: 'select bill_prefix as prefix from devices where merchant_id = $1 order by linked_at',
    values: [merchant.id],
  });
  expect(rows.map(({ prefix }) => prefix)).toEqual([lettersOf(first), null, lettersOf('2468-1357-9024')]);
});

/** Returns the letters that tills make of their own number. */
function lettersOf(deviceNumber: string): string {
  const digest = createHash('sha256').update(deviceNumber).digest();
  return Array.from(digest.subarray(0, 4), (byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('');
}

function twoOfOnePrefix(): [string, string] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const deviceNumber = `5555-${String(Math.floor(number / 10_000)).padStart(4, '0')}-${String(number % 10_000).padStart(4, '0')}`;
    const earlier = seen.get(lettersOf(deviceNumber));
    if (earlier !== undefined) return [earlier, deviceNumber];
    seen.set(lettersOf(deviceNumber), deviceNumber);
  }
}

async function readBackfill(): Promise<string> {
  const sql = await readFile(
    new URL('../../../../migrations/before-1.0/0041-bill-prefixes.sql', import.meta.url),
    'utf8',
  );
  return sql.split(';').find((statement) => statement.includes('update devices')) ?? '';
}
