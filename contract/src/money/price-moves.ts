import { LEFT_OUT_REASONS, PRICE_MOVE_STATES } from '@comptoir/domain/money/price-moves/price-move';
import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';

const amount = z.number().int();
const count = z.number().int();

const wanted = {
  fromPricesId: z.uuid().describe('Of `listPrices`: whose subscriptions are moved.'),
  toPricesId: z.uuid().describe('Of `listPrices`: a newer one, at another monthly price.'),
  takesEffectOn: z.iso.date().describe('From which day on a renewal is at the newer price, in Québec.'),
};

/** Effects of a move, before it is announced. */
export const priceMovePlan = z.strictObject({
  ...wanted,
  fromCents: amount,
  toCents: amount,
  count,
  byState: z.strictObject({ active: count, pausing: count, paused: count }),
  byInstallation: z.strictObject({ autonomous: count, assisted: count }),
  /** Those of the price that another move has already. */
  elsewhere: count,
  monthlyDifferenceCents: amount,
  renewals: z.array(z.strictObject({ on: z.iso.date(), count })),
});
export type PriceMovePlanView = z.infer<typeof priceMovePlan>;

const RULES =
  'A day less than thirty days ahead, more than a year ahead, or before the new price counts is refused in the field ' +
  '`takesEffectOn`; a price that is not newer, or the same each month, in `toPricesId`.';

export const getPriceMovePlan = endpoint({
  method: 'GET',
  path: '/price-moves/plan',
  access: 'edit-plan',
  summary: 'What moving the subscriptions of a price would bring',
  description:
    'How many there are, of which kinds, what more or less they pay each month before taxes and discounts, and how many go over on ' +
    `which day. A season that has ended or will is notified, too, and is in none of the days. Nothing changes. ${RULES}`,
  refusals: ['not-found'],
  query: z.strictObject(wanted),
  reply: priceMovePlan,
});

export const priceMoveView = z.strictObject({
  id: z.uuid(),
  state: z.enum(PRICE_MOVE_STATES),
  fromCents: amount,
  toCents: amount,
  takesEffectOn: z.iso.date(),
  announcedAt: instant,
  announcedBy: z.string(),
  cancelledAt: instant.nullable(),
  cancelledBy: z.string().nullable(),
  counts: z.strictObject({
    all: count,
    /** Subscriptions whose merchant has not been written to yet. */
    waiting: count,
    /** Subscriptions whose merchant was notified, and pays the new price from the next renewal on. */
    notified: count,
    moved: count,
    leftOut: count,
    cancelled: count,
  }),
});
export type PriceMoveView = z.infer<typeof priceMoveView>;

export const announcePriceMove = endpoint({
  method: 'POST',
  path: '/price-moves',
  access: 'edit-plan',
  summary: 'Move the subscriptions of a price to a newer one',
  description:
    'A job writes to the owners of each merchant, in the language of each: the old price, the new one, the day, and how to leave. Who was ' +
    'notified pays the new price from the first period on that begins on the day or after it, and never sooner than thirty days after the ' +
    `letter. With another \`count\` than there are now, nothing is done. ${RULES}`,
  refusals: ['not-found', 'price-move-changed'],
  body: z.strictObject({
    ...wanted,
    count: z.number().int().min(1).describe('How many there are, as `getPriceMovePlan` says.'),
  }),
  reply: priceMoveView,
});

export const listPriceMoves = endpoint({
  method: 'GET',
  path: '/price-moves',
  access: 'edit-plan',
  summary: 'Moves of subscriptions to newer prices',
  description: 'The newest twenty.',
  reply: z.strictObject({ items: z.array(priceMoveView) }),
});

const leftOut = z.strictObject({
  merchantId: z.uuid(),
  companyName: z.string(),
  reason: z.enum(LEFT_OUT_REASONS),
});
export type LeftOutMerchant = z.infer<typeof leftOut>;

const id = z.strictObject({ id: z.uuid() });

export const getPriceMove = endpoint({
  method: 'GET',
  path: '/price-moves/:id',
  access: 'edit-plan',
  summary: 'How far a move is, and who was left out of it',
  description: '`leftOut` names the first hundred.',
  params: id,
  reply: priceMoveView.extend({ leftOut: z.array(leftOut) }),
});
export type PriceMoveDetails = z.infer<typeof getPriceMove.reply>;

export const cancelPriceMove = endpoint({
  method: 'POST',
  path: '/price-moves/:id/cancel',
  access: 'edit-plan',
  summary: 'Call a move off before it takes effect',
  description:
    'Every subscription keeps its price, and who was written to is written to again. One that is in effect stays.',
  refusals: ['price-move-ended'],
  params: id,
  reply: priceMoveView,
});
