import { z } from 'zod';
import { cloverIdSchema } from '../clover-id.ts';

const id = cloverIdSchema;
const ref = z.strictObject({ id });
const device = z.strictObject({ id: z.uuid() });
/** Milliseconds. */
const time = z.int().nonnegative();
const cents = z.int();

export const tenderSchema = z.strictObject({
  id,
  label: z.string(),
  labelKey: z.string(),
  enabled: z.boolean(),
  visible: z.boolean(),
  opensCashDrawer: z.boolean(),
});

const lineItemSchema = z.strictObject({ id, name: z.string(), price: cents, createdTime: time, refunded: z.boolean() });

export const orderSchema = z.strictObject({
  id,
  currency: z.string().length(3),
  employee: ref,
  device: device.optional(),
  total: cents,
  paymentState: z.enum(['OPEN', 'PAID', 'REFUNDED', 'CREDITED', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED']),
  state: z.string(),
  testMode: z.boolean(),
  createdTime: time,
  clientCreatedTime: time,
  modifiedTime: time,
  lineItems: z.array(lineItemSchema),
});

const paidTaxSchema = z.strictObject({
  id,
  name: z.string(),
  rate: z.int(),
  isDefault: z.boolean(),
  taxableAmount: cents,
  taxAmount: cents,
});

const cardSchema = z.strictObject({
  cardType: z.string(),
  entryType: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  type: z.string(),
  authCode: z.string(),
  state: z.enum(['PENDING', 'CLOSED']),
});

export const paymentSchema = z.strictObject({
  id,
  order: ref,
  tender: ref,
  employee: ref,
  device: device.optional(),
  /** Taxes included, tip excluded. */
  amount: cents,
  taxAmount: cents,
  tipAmount: cents,
  offline: z.boolean(),
  result: z.string(),
  createdTime: time,
  clientCreatedTime: time,
  modifiedTime: time,
  cardTransaction: cardSchema.optional(),
  taxRates: z.array(paidTaxSchema),
});

const refunded = {
  id,
  employee: ref,
  device: device.optional(),
  /** Positive. */
  amount: cents,
  taxAmount: cents,
  createdTime: time,
  clientCreatedTime: time,
};

export const refundSchema = z.strictObject({
  ...refunded,
  orderRef: ref,
  payment: ref,
  voided: z.boolean(),
  status: z.enum(['SUCCESS', 'FAIL', 'PENDING', 'VOIDED']),
  reason: z.string().optional(),
});

/** A refund by hand, without the payment it gives back. */
export const creditSchema = z.strictObject({ ...refunded, orderRef: ref.optional(), tender: ref });
