import { z } from 'zod';
import { cloverIdSchema } from '../clover-id.ts';
import { categorySchema, itemSchema, modifierGroupSchema } from './inventory.ts';
import { creditSchema, orderSchema, paymentSchema, refundSchema, tenderSchema } from './sales.ts';

const id = cloverIdSchema;
/** Milliseconds. */
const time = z.int().nonnegative();
const text = z.string().max(255);

const addressSchema = z.strictObject({
  address1: text,
  address2: text.optional(),
  address3: text.optional(),
  city: z.string().max(127),
  state: z.string().max(127),
  zip: z.string().max(127),
  country: z.string().max(127),
  phoneNumber: z.string().max(21).optional(),
});

const propertiesSchema = z.strictObject({
  timezone: text,
  locale: text,
  defaultCurrency: z.string().length(3),
  tipsEnabled: z.boolean(),
  pinLength: z.int().min(4).max(8),
  supportPhone: text.optional(),
  supportEmail: text.optional(),
  /** Bank numbers: a caller who reads properties gets them and must not keep them. */
  abaAccountNumber: text.optional(),
  ddaAccountNumber: text.optional(),
});

const role = z.enum(['ADMIN', 'MANAGER', 'EMPLOYEE']);

const employeeSchema = z.strictObject({
  id,
  name: z.string().min(1).max(127),
  nickname: z.string().max(127).optional(),
  customId: z.string().max(127).optional(),
  email: z.string().max(127).optional(),
  role,
  isOwner: z.boolean(),
  /** The device code, under both names it is known to come under: a caller who reads employees gets it and must not keep it. */
  pin: z.string().max(8).optional(),
  unhashedPin: z.string().max(8).optional(),
  claimedTime: time.optional(),
  modifiedTime: time,
  deletedTime: time.optional(),
});

const roleSchema = z.strictObject({ id, name: text, systemRole: role });

const deviceSchema = z.strictObject({
  id: z.uuid(),
  name: text.optional(),
  model: z.string().max(64),
  serial: z.string().max(32),
  secureId: z.string().max(32),
  deviceTypeName: text,
  productName: text,
  orderPrefix: z.string().length(1),
  terminalPrefix: z.int().nonnegative(),
  pinDisabled: z.boolean(),
});

const taxRateSchema = z.strictObject({
  id,
  name: text,
  /** 10 000 000 is 100 %. */
  rate: z.int().nonnegative(),
  isDefault: z.boolean(),
  taxType: z.string().optional(),
  modifiedTime: time.optional(),
  deletedTime: time.optional(),
});

const billingSchema = z.strictObject({
  /** ACTIVE or LAPSED; others have been seen. */
  status: z.string().min(1).default('ACTIVE'),
  isInTrial: z.boolean().default(false),
  daysLapsed: z.int().nonnegative().optional(),
});

/** All that Clover knows about one merchant. Ids are the merchant's own, so references need no check beyond their form. */
export const merchantSchema = z.strictObject({
  id,
  name: z.string().min(1).max(127),
  phoneNumber: z.string().max(21).optional(),
  website: text.optional(),
  customerContactEmail: z.string().max(127).optional(),
  createdTime: time,
  isBillable: z.boolean().default(true),
  address: addressSchema,
  properties: propertiesSchema,
  employees: z.array(employeeSchema).refine((all) => all.filter(({ isOwner }) => isOwner).length === 1, 'One owner.'),
  roles: z.array(roleSchema).default([]),
  devices: z.array(deviceSchema).default([]),
  taxRates: z.array(taxRateSchema).default([]),
  categories: z.array(categorySchema).default([]),
  modifierGroups: z.array(modifierGroupSchema).default([]),
  items: z.array(itemSchema).default([]),
  tenders: z.array(tenderSchema).default([]),
  orders: z.array(orderSchema).default([]),
  payments: z.array(paymentSchema).default([]),
  refunds: z.array(refundSchema).default([]),
  credits: z.array(creditSchema).default([]),
  billing: billingSchema.default({ status: 'ACTIVE', isInTrial: false }),
  /** True when the merchant has installed the app. */
  isInstalled: z.boolean().default(false),
});

export type Merchant = z.infer<typeof merchantSchema>;
export type Employee = Merchant['employees'][number];

/** Those who still work there. */
export function liveEmployees({ employees }: Merchant): Employee[] {
  return employees.filter(({ deletedTime }) => deletedTime === undefined);
}
