import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import type { SalesReport, TaxReport } from '@comptoir/contract/sales/reports';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const JULY = new Date('2026-07-03T15:00:00Z');
let clock = JULY;
const test = useTestApp({ now: () => clock });

const SOUP = aSale({ taxedCents: 1000 });

let merchantId: string;
let deviceId: string;
let token: string;

beforeEach(async () => {
  clock = JULY;
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  deviceId = (await aTerminal(test, { merchant })).id;
  await signIn();
  await store({}, { taxedCents: 300 });
});

/** Signs in again, as the session of another moment may have ended. */
async function signIn(): Promise<void> {
  token = (await aUser(test, { role: 'merchant', merchantId, right: 'reader' })).token;
}

async function at(moment: string): Promise<void> {
  clock = new Date(moment);
  await signIn();
}

const store = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    { id: deviceId, merchantId },
    bills.map((bill) => ({ ...SOUP, ...bill })),
  );
const JUNE = 'from=2026-06-01&to=2026-06-30';
const get = async (url: string) => {
  const reply = await test.app.inject({
    method: 'GET',
    url: `/api/reports/${url}`,
    headers: { ...bearer(token), 'accept-language': 'fr' },
  });
  expect(reply.statusCode).toBe(200);
  return reply;
};
const given = async (report: 'sales' | 'taxes', period = JUNE): Promise<GivenChanges | null> =>
  (await get(`${report}?${period}`)).json<SalesReport | TaxReport>().given;
const refuse = (position: number) =>
  asSystem(test, {
    text: "update transmissions set state = 'refused', settled_at = '2026-07-05' where device_id = $1 and position = $2",
    values: [deviceId, position],
  });

describe('a period of which a file was made', () => {
  it.each([
    ['sales', `sales/export?${JUNE}&by=kind`],
    ['sales', `sales/export?${JUNE}&by=item&format=xlsx`],
    ['sales', `sales/pdf?${JUNE}`],
    ['taxes', `taxes/pdf?${JUNE}`],
    ['taxes', `taxes/xlsx?${JUNE}`],
  ] as const)('is remembered with its figures (%s, %s)', async (report, file) => {
    expect(await given(report)).toBeNull();
    await get(file);
    expect(await given(report)).toEqual({
      madeAt: JULY.toISOString(),
      soldCents: 1495,
      netCents: 1300,
      gstCents: 65,
      qstCents: 130,
      added: [],
      refused: [],
      differenceCents: 0,
      unexplainedCents: 0,
    });
    expect(await given(report === 'sales' ? 'taxes' : 'sales')).toBeNull();
  });

  it('says that it has changed since: by late bills and refused ones, to the cent', async () => {
    await get(`taxes/pdf?${JUNE}`);
    await store({ at: new Date('2026-06-30T16:00:00Z'), taxedCents: 2000 }, { situation: 'training' });
    await store({ at: new Date('2026-07-01T16:00:00Z') });
    await refuse(2);
    expect(await given('taxes')).toMatchObject({
      added: [{ noTrans: 'P-3', soldCents: 2300 }],
      refused: [{ noTrans: 'P-2', soldCents: 345 }],
      soldCents: 1495,
      differenceCents: 1955,
      unexplainedCents: 0,
    });
  });

  it('lists the oldest 200 bills, and says what all of them come to', async () => {
    await get(`sales/export?${JUNE}`);
    await store(...Array.from({ length: 201 }, () => ({ taxedCents: 100 })));
    const changed = await given('sales');
    expect(changed?.added).toHaveLength(200);
    expect(changed).toMatchObject({ differenceCents: 201 * 115, unexplainedCents: 0 });
  });

  it('is compared with the last file, which says itself what has changed since the one before', async () => {
    await get(`sales/pdf?${JUNE}`);
    await store({ taxedCents: 2000 });
    clock = new Date('2026-07-03T16:00:00Z');
    const pdf = await get(`sales/pdf?${JUNE}`);
    const document = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
    const text = (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Changé depuis qu’il a été produit');
    expect(text).toMatch(/P-3 .* arrivée plus tard 23,00/);
    expect(await given('sales')).toMatchObject({ madeAt: clock.toISOString(), added: [], differenceCents: 0 });
  });

  it('says nothing while it runs, and what came after the file once it is over', async () => {
    const RUNNING = 'from=2026-07-01&to=2026-07-03';
    await get(`sales/export?${RUNNING}`);
    await store({ at: new Date('2026-07-03T18:00:00Z') });
    await at('2026-07-04T03:59:00Z');
    expect(await given('sales', RUNNING)).toBeNull();
    await at('2026-07-04T04:00:00Z');
    expect(await given('sales', RUNNING)).toMatchObject({ added: [{ noTrans: 'P-3' }], differenceCents: 1150 });
  });

  it('of a merchant that has moved differs by what midnight left elsewhere', async () => {
    await store({ at: new Date('2026-07-01T03:30:00Z'), taxedCents: 100 });
    await get(`sales/export?${JUNE}`);
    await asSystem(test, {
      text: "update merchants set time_zone = 'America/Halifax' where id = $1",
      values: [merchantId],
    });
    expect(await given('sales')).toMatchObject({ differenceCents: 0, unexplainedCents: -115 });
  });

  it('is another one than a part of it', async () => {
    await get(`sales/export?${JUNE}`);
    expect(await given('sales', 'from=2026-06-01&to=2026-06-29')).toBeNull();
  });
});
