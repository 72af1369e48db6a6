import type { DeviceConfiguration, SubmissionReply } from '@comptoir/contract/sales/device-api';
import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { TaxReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOn, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aConfirmedTaxRow, sixFrom } from '../../../../test/factories/tax-rows.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { accept } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { noteCalendars } from './note-calendar.ts';

// GST goes to 6 % on the first of July 2026, announced on the fifteenth of June.
let clock = new Date('2026-06-15T15:00:00Z');
const test = useTestApp({ now: () => clock });
const EVENING = '2026-07-01T03:50:00Z';
const NIGHT = '2026-07-01T04:10:00Z';

let builtIn: TaxCalendar;
let till: MadeTerminal;
let other: MadeTerminal;
beforeAll(async () => {
  test.authority.behave((request) => accept(test.authority.received, request));
  builtIn = test.dependencies.taxes.calendar();
  const merchant = await aMerchant(test);
  [till, other] = [await aTerminal(test, { merchant }), await aTerminal(test, { merchant })];
  const { id } = merchant;
  await asSystem(test, { text: "update merchants set sub_sector = 'restaurant' where id = $1", values: [id] });
  await aConfirmedTaxRow(test, sixFrom('2026-07-01'));
});

const configure = async (calendarVersion?: number): Promise<DeviceConfiguration> => {
  const query = calendarVersion === undefined ? '' : `?calendarVersion=${calendarVersion}`;
  const reply = await test.app.inject({ url: `/api/device/v1/configuration${query}`, headers: bearer(till.token) });
  return reply.json<DeviceConfiguration>();
};
const submit = async (by: MadeTerminal, text: string, calendarVersion?: number): Promise<SubmissionReply> => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/device/v1/transactions',
    headers: bearer(by.token),
    payload: {
      deviceNumber: by.deviceNumber,
      trigger: 'sale',
      documents: [text],
      ...(calendarVersion === undefined ? {} : { calendarVersion }),
    },
  });
  return reply.json<SubmissionReply>();
};
const portal = async <Reply>(path: string): Promise<Reply> => {
  const { token } = await aUser(test, { role: 'merchant', merchantId: till.merchant.id });
  return (await test.app.inject({ url: `/api${path}`, headers: bearer(token) })).json<Reply>();
};
const deviceOf = async ({ id }: MadeTerminal): Promise<DeviceView | undefined> =>
  (await portal<{ items: DeviceView[] }>('/devices')).items.find((one) => one.id === id);

/** A bill of ten dollars, made at a moment, by the rates that a calendar has on a day. */
const billAt =
  (at: string, calendar: TaxCalendar, day: string) =>
  (draft: UnsignedTransaction): UnsignedTransaction => {
    const { stamp, utc } = toAuthorityTime(new Date(at), 'America/Montreal');
    const { subtotal, gst, qst, total } = taxSubtotal(cents(1000), ratesOn(calendar, day));
    const [item] = draft.items;
    return {
      ...draft,
      datTrans: stamp,
      utc,
      items: item ? [{ ...item, prix: formatMoney(subtotal) }] : [],
      mont: {
        avantTax: formatMoney(subtotal),
        TPS: formatMoney(gst),
        TVQ: formatMoney(qst),
        apresTax: formatMoney(total),
      },
    };
  };

describe('a change of a tax that was confirmed', () => {
  it('reaches a till with its configuration, and one of before is sent no word that it does not read', async () => {
    expect(await configure()).not.toHaveProperty('taxCalendar');
    expect((await deviceOf(till))?.oldCalendar).toEqual({ neededFrom: '2026-07-01' });
    const { taxCalendar } = await configure(0);
    expect(taxCalendar).toEqual(test.dependencies.taxes.calendar());
    expect((await deviceOf(till))?.oldCalendar).toBeNull();
  });

  it('is told to a till that states an older calendar with its bill, and to no other', async () => {
    clock = new Date(EVENING);
    const [first, second] = [await other.bill(billAt(EVENING, builtIn, '2026-06-30')), await other.bill()];
    expect(await submit(other, first.text, 0)).toMatchObject({ calendarVersion: 1, results: [{ state: 'accepted' }] });
    expect(await submit(other, second.text)).not.toHaveProperty('calendarVersion');
    expect((await deviceOf(other))?.oldCalendar).toEqual({ neededFrom: '2026-07-01' });
  });

  it('counts from midnight on, also for what was ordered before it and is paid after, and in the report', async () => {
    const calendar = test.dependencies.taxes.calendar();
    clock = new Date(EVENING);
    const before = await till.bill(billAt(EVENING, calendar, '2026-06-30'));
    expect((await submit(till, before.text, 1)).results).toMatchObject([{ state: 'accepted' }]);
    clock = new Date(NIGHT);
    const [open, sale] = [
      await till.bill(billAt(NIGHT, calendar, '2026-06-30')),
      await till.bill(billAt(NIGHT, calendar, '2026-07-01')),
    ];
    expect([open, sale].map(({ transaction }) => transaction.mont.TPS)).toEqual(['+000000000.50', '+000000000.60']);
    for (const { text } of [open, sale])
      expect((await submit(till, text, 1)).results).toMatchObject([{ state: 'accepted' }]);
    const report = await portal<TaxReport>('/reports/taxes?from=2026-07-01&to=2026-07-01');
    expect(report.total).toMatchObject({ salesCents: 2000, gstCents: 110, gstBaseCents: 2000, gstOfBaseCents: 120 });
  });

  it('keeps no bill back of a till that has not heard of it: the till is seen', async () => {
    clock = new Date(NIGHT);
    const late = await other.bill(billAt(NIGHT, builtIn, '2026-07-01'));
    expect((await submit(other, late.text, 0)).results).toMatchObject([{ state: 'accepted' }]);
    expect((await deviceOf(other))?.oldCalendar).toEqual({ neededFrom: null });
    const wrong = await other.bill((draft) => {
      const bill = billAt(NIGHT, builtIn, '2026-07-01')(draft);
      return { ...bill, mont: { ...bill.mont, TPS: formatMoney(cents(75)) } };
    });
    expect((await submit(other, wrong.text, 0)).results).toMatchObject([{ state: 'refused', by: 'relay' }]);
  });

  it('is noted of a till once for as long as it says the same', async () => {
    const { database, log } = test.dependencies;
    let asked = 0;
    const counting: typeof database = {
      ...database,
      transaction: (...given) => {
        asked += 1;
        return database.transaction(...given);
      },
    };
    const note = noteCalendars({ database: counting, log });
    const device = { id: till.id, merchantId: till.merchant.id };
    for (const version of [1, 1, undefined, 1]) await note(device, version);
    expect(asked).toBe(1);
    await note(device, 2);
    expect(asked).toBe(2);
  });

  it('keeps no answer from a till when it cannot be noted', async () => {
    const { log } = test.dependencies;
    const database = { transaction: () => Promise.reject(new Error('away')) } as never;
    await expect(
      noteCalendars({ database, log })({ id: till.id, merchantId: till.merchant.id }, 1),
    ).resolves.toBeUndefined();
  });
});
