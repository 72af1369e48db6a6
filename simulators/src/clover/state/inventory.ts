import { z } from 'zod';
import { cloverIdSchema } from '../clover-id.ts';

const id = cloverIdSchema;
/** Milliseconds. */
const time = z.int().nonnegative();
const name = z.string().max(127);
const cents = z.int();
const ids = z.array(id).default([]);

export const categorySchema = z.strictObject({ id, name, sortOrder: z.int().optional(), deletedTime: time.optional() });

export const modifierGroupSchema = z.strictObject({
  id,
  name,
  minRequired: z.int().nonnegative().optional(),
  /** Absent: as many as there are. */
  maxAllowed: z.int().nonnegative().optional(),
  modifiers: z.array(z.strictObject({ id, name, price: cents, deletedTime: time.optional() })).default([]),
  deletedTime: time.optional(),
});

export const itemSchema = z.strictObject({
  id,
  name,
  hidden: z.boolean().default(false),
  available: z.boolean().default(true),
  price: cents,
  priceType: z.enum(['FIXED', 'VARIABLE', 'PER_UNIT']).default('FIXED'),
  /** True: bears the taxes that are so by default, whatever `taxRates` says. */
  defaultTaxRates: z.boolean().default(true),
  taxRates: ids,
  categories: ids,
  modifierGroups: ids,
  modifiedTime: time.optional(),
  deletedTime: time.optional(),
});
