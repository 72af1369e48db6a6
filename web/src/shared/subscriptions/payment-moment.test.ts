import { expect, it } from 'vitest';
import { paymentMoment } from './payment-moment.ts';

it.each([
  ['America/Montreal', '15 juill. 2026', 'midnight', 'HAE'],
  ['America/Halifax', '15 juill. 2026', '01 h 00', 'HAA'],
] as const)('of a payment names midnight, and another hour with its zone (%s)', (timeZone, day, time, zone) => {
  const moment = paymentMoment(new Date('2026-07-15T04:00:00Z'), { language: 'fr', timeZone });
  expect({ ...moment, time: moment.time.replaceAll('\u00A0', ' ') }).toEqual({ day, time, zone });
});
