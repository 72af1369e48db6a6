import { expect, it } from 'vitest';
import { outagesOverDays, outagesOverHours } from './place-outages.ts';

const READER = { language: 'fr', timeZone: 'America/Montreal' } as const;
const DAYS = ['2026-06-18', '2026-06-19', '2026-06-20'];

it('an outage stands behind its days by the clock of the merchant', () => {
  const [band] = outagesOverDays([{ from: '2026-06-18T16:00:00Z', to: '2026-06-20T10:00:00Z' }], DAYS, READER);
  expect(band).toMatchObject({ from: 0.5, to: 2.25 });
  expect(band?.label).toMatch(/18 juin.*12.h.*20 juin.*06.h/);
});

it('an outage up to the midnight that ends the last day ends with it', () => {
  const [band] = outagesOverDays([{ from: '2026-06-20T16:00:00Z', to: '2026-06-21T04:00:00Z' }], DAYS, READER);
  expect(band).toMatchObject({ from: 2.5, to: 3 });
});

it('an outage stands behind its hours', () => {
  const [band] = outagesOverHours([{ from: '2026-06-20T16:15:00Z', to: '2026-06-20T18:30:00Z' }], '2026-06-20', READER);
  expect(band).toMatchObject({ from: 12.25, to: 14.5 });
  expect(
    outagesOverHours([{ from: '2026-06-20T16:15:00Z', to: '2026-06-21T04:00:00Z' }], '2026-06-20', READER),
  ).toMatchObject([{ to: 24 }]);
});
