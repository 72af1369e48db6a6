import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportPeriod, WHAT_COUNTS } from './reports.ts';

const itemFigures = z.strictObject({
  soldQuantity: z.number().describe('How much of it was sold, to the hundredth, as bills say.'),
  returnedQuantity: z.number().describe('How much of it was taken back; zero or negative.'),
  grossCents: z.number().int().describe('Sold, before tax.'),
  refundedCents: z.number().int().describe('Given back, before tax; zero or negative.'),
  netCents: z.number().int().describe('Both together.'),
});
export type ItemFigures = z.infer<typeof itemFigures>;

/** Source: spec §1 "annual report". */
export const getItemReport = endpoint({
  method: 'GET',
  path: '/reports/items',
  access: 'read-bills',
  summary: 'Sales of a period by item',
  description:
    `${WHAT_COUNTS} An item is a line of a bill that has a price or a quantity, extras and discounts too: an item of the menu by any name that it ` +
    'ever had, else by its name whatever its capitals. They add up to the sales before tax.',
  query: reportPeriod,
  reply: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    timeZone: z.enum(TIME_ZONES),
    total: itemFigures.describe('All items.'),
    items: z
      .array(
        itemFigures.extend({
          item: z.string().describe('Its name on the menu now, or as it stands on bills.'),
          code: z
            .string()
            .nullable()
            .describe('Of the item on the menu; null: it is none, or its name tells not which.'),
        }),
      )
      .describe('What brought most first; at most 500.'),
    categories: z
      .array(itemFigures.extend({ category: z.string().describe('Its code on the menu.'), name: z.string() }))
      .describe('By the category that items are in now; what brought most first.'),
    uncategorized: itemFigures.nullable().describe('Items of no category; null when there are none.'),
    others: itemFigures.nullable().describe('All items that are not listed; null when all are.'),
  }),
});
export type ItemReport = z.infer<typeof getItemReport.reply>;
