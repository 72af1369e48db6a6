import { CODE, HIGHEST_PRICE, MODIFIER_CLASSES, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { drawnText, plainText } from '../endpoint.ts';

/** Code that an entry or a modifier is known by. */
export const code = boundedText(MOST.code).regex(CODE);
const nameIn = drawnText(plainText(MOST.name).trim().min(1));
/** Name in both languages. */
export const name = z.strictObject({ fr: nameIn, en: nameIn });
/** A choice that goes with a dish, such as bacon. */
export const modifier = z.strictObject({
  code,
  name,
  cents: z.int().min(-HIGHEST_PRICE).max(HIGHEST_PRICE).describe('What one adds to the price, before taxes.'),
  taxClass: z
    .enum(MODIFIER_CLASSES)
    .nullable()
    .describe('Null as the item. With a class of its own it stands on a line of its own.'),
});
