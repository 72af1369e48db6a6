import { MOST_RATE } from '@comptoir/domain/base/taxes/announce-row';
import { TAX_ROW_STATES } from '@comptoir/domain/base/taxes/announced-row';
import { TAX_CLASSES, TAXES } from '@comptoir/domain/base/taxes/tax-calendar';
import { z } from 'zod';
import { endpoint, instant, plainText } from '../endpoint.ts';

const row = {
  from: z.iso.date().describe('Its first day, in Québec.'),
  until: z.iso.date().nullable().describe('Its last day; null until further notice.'),
  tax: z.enum(TAXES).describe('`gst` or `qst`.'),
  classes: z.array(z.enum(TAX_CLASSES)).min(1).max(TAX_CLASSES.length).describe('What it is charged on.'),
  rate: z.int().describe('Millionths: 50000 is 5 %.'),
};

/** The tax calendar, as the portal and tills get it. `version` grows with every change of it. */
export const taxCalendar = z.strictObject({ version: z.int(), rows: z.array(z.strictObject(row)) });
export type TaxCalendarView = z.infer<typeof taxCalendar>;

export const getTaxCalendar = endpoint({
  method: 'GET',
  path: '/tax-calendar',
  access: 'public',
  summary: 'Rates of both taxes by day',
  description:
    'What was, is and will be charged on each class of what is sold, changes to come included: no two rows speak of one tax, class and day.',
  refusals: ['too-many-requests'],
  reply: taxCalendar,
});

/** A row of the calendar with where it comes from. */
export const taxRowView = z.strictObject({
  id: z.uuid(),
  ...row,
  state: z.enum(TAX_ROW_STATES).describe('`lapsed`: its first day came before anyone confirmed it.'),
  source: z.string().describe('Where it is published, such as the name of the law.'),
  announcedAt: instant,
  announcedBy: z.string(),
  isOwn: z.boolean().describe('Whether the caller announced it: another one confirms it.'),
  confirmedAt: instant.nullable(),
  confirmedBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
  withdrawnBy: z.string().nullable(),
  letters: z.strictObject({
    ordered: z.int().describe('How many owners are written to about it.'),
    sent: z.int(),
  }),
});
export type TaxRowView = z.infer<typeof taxRowView>;

export const listTaxRows = endpoint({
  method: 'GET',
  path: '/tax-calendar/rows',
  access: 'edit-settings',
  summary: 'Rows of the tax calendar, those of the program and those announced',
  description: '`builtIn` came with the program; `announced`, the newest first, by administrators.',
  reply: z.strictObject({
    version: z.int().describe('Of the calendar in force.'),
    builtIn: z.array(z.strictObject(row)),
    announced: z.array(taxRowView),
  }),
});
export type TaxRowsView = z.infer<typeof listTaxRows.reply>;

export const announceTaxRow = endpoint({
  method: 'POST',
  path: '/tax-calendar/rows',
  access: 'edit-settings',
  summary: 'Announce a row of the tax calendar',
  description:
    'It counts once another administrator has confirmed it. It begins tomorrow at the earliest, takes the place of what holds until ' +
    'further notice, and what held goes on after its last day; both lie within ten years. A day or rate that cannot be is refused in its field. The caller makes `id`: one that comes twice is one.',
  refusals: ['tax-row-idle', 'tax-row-overlaps', 'tax-row-two-rates'],
  body: z.strictObject({
    id: z.uuid(),
    ...row,
    rate: z.int().min(0).max(MOST_RATE).describe('Millionths: 50000 is 5 %.'),
    source: plainText(300).trim().min(3).describe('Where it is published, such as the name of the law.'),
  }),
  reply: taxRowView,
});
export type AnnounceTaxRow = z.infer<typeof announceTaxRow.body>;

const ofRow = z.strictObject({ id: z.uuid() });

export const confirmTaxRow = endpoint({
  method: 'POST',
  path: '/tax-calendar/rows/:id/confirm',
  access: 'edit-settings',
  summary: 'Confirm a row that another administrator announced',
  description:
    'From then on the calendar has it: servers at once, tills with their configuration. A job writes to the owners of every merchant, in the ' +
    'language of each, once.',
  refusals: ['tax-row-idle', 'tax-row-overlaps', 'tax-row-own', 'tax-row-settled', 'tax-row-two-rates'],
  params: ofRow,
  reply: taxRowView,
});

export const withdrawTaxRow = endpoint({
  method: 'POST',
  path: '/tax-calendar/rows/:id/withdraw',
  access: 'edit-settings',
  summary: 'Withdraw a row before its first day',
  description: 'Who was written to about one that was confirmed is written to again. One that has begun stays.',
  refusals: ['tax-row-needed', 'tax-row-settled'],
  params: ofRow,
  reply: taxRowView,
});
