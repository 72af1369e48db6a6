import type { AnnounceTaxRow } from '@comptoir/contract/base/taxes';
import { TAX_CLASSES } from '@comptoir/domain/base/taxes/tax-calendar';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem, aUser, bearer } from './merchants.ts';

/** GST of 6 % on all that bears it, from a day on. */
export const sixFrom = (from: string): AnnounceTaxRow => ({
  id: uuid(),
  from,
  until: null,
  tax: 'gst',
  classes: TAX_CLASSES.filter((of) => of !== 'zero-rated' && of !== 'exempt'),
  rate: 60_000,
  source: 'Budget, annexe B',
});

/** Announces a row and has another administrator confirm it, through the API; returns its id. */
export async function aConfirmedTaxRow(test: TestApp, row: AnnounceTaxRow): Promise<string> {
  const [first, second] = [await aUser(test, { role: 'admin' }), await aUser(test, { role: 'admin' })];
  const send = async (url: string, token: string, payload?: object) => {
    const reply = await test.app.inject({
      method: 'POST',
      url,
      headers: bearer(token),
      ...(payload ? { payload } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };
  await send('/api/tax-calendar/rows', first.token, row);
  await send(`/api/tax-calendar/rows/${row.id}/confirm`, second.token);
  return row.id;
}

/** A row that was withdrawn, one that is confirmed and waits for no one, and a letter that was sent. */
export async function settledTaxRows(test: TestApp, userId: string): Promise<void> {
  const { id: otherId } = await aUser(test, { role: 'admin' });
  for (const withdrawnBy of [userId, null]) {
    const id = uuid();
    await asSystem(test, {
      text: `insert into tax_rows (id, tax, classes, rate, from_day, source, announced_at, announced_by, confirmed_at, confirmed_by,
          withdrawn_at, withdrawn_by)
        values ($1, 'gst', '{meal}', 0, '2090-01-01', 'Loi', now(), $2, now(), $3, case when $4::uuid is null then null else now() end, $4)`,
      values: [id, userId, otherId, withdrawnBy],
    });
    await asSystem(test, {
      text: "insert into tax_row_letters (row_id, user_id, kind, sent_at) values ($1, $2, 'confirmed', now())",
      values: [id, userId],
    });
  }
}
