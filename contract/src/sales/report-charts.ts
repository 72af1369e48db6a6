import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

const amount = z.number().int();

/** Source: decision 71. */
export const getHourlySales = endpoint({
  method: 'GET',
  path: '/reports/hours',
  access: 'read-bills',
  summary: 'Sales of today by the hour, beside those of a week ago',
  description:
    'Hours of the merchant’s clock: where it is put back, both hours of one name are one. Bills count as in the sales report; ' +
    'amounts are after tax, what was given back taken away.',
  query: merchantScope,
  reply: z.strictObject({
    day: z.iso.date(),
    beforeDay: z.iso.date().describe('The same weekday a week before.'),
    timeZone: z.enum(TIME_ZONES),
    hours: z
      .array(
        z.strictObject({
          hour: z.number().int().min(0).max(23),
          bills: z.number().int().nullable().describe('Null for an hour that has not begun.'),
          soldCents: amount.nullable(),
          beforeBills: z.number().int(),
          beforeSoldCents: amount,
        }),
      )
      .describe('The 24 hours of the day.'),
  }),
});
export type HourlySales = z.infer<typeof getHourlySales.reply>;

/** Period in which Revenu Québec could not be reached. */
export const outage = z.strictObject({ from: instant, to: instant });
export type OutageView = z.infer<typeof outage>;

export const listOutages = endpoint({
  method: 'GET',
  path: '/reports/outages',
  access: 'read-bills',
  summary: 'When Revenu Québec could not be reached',
  description:
    'Days are those of the merchant’s zone, both included, 366 at most, today the last. An outage begins when a device fails to reach the ' +
    'authority and ends when all do again; it is cut at both ends of the period, and at this moment.',
  query: merchantScope.extend({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    timeZone: z.enum(TIME_ZONES),
    items: z.array(outage),
  }),
});
export type Outages = z.infer<typeof listOutages.reply>;
