import { CONTRACT_DOCUMENT_KINDS } from '@comptoir/domain/sales/contracts/contract-document';
import { z } from 'zod';
import { mailAddressOrNone } from '../bounded-text.ts';
import { drawnText, endpoint, instant, merchantScope, mailedName, pageOf, plainText, textBlock } from '../endpoint.ts';
import { telephoneOrNone } from '../telephone.ts';

const MOST = 200;

/** Caterer's data of a customer. All but the name may be missing; an empty value is none. Source: spec §1 "estimates and contracts". */
const content = {
  name: drawnText(mailedName(120)),
  company: drawnText(plainText(120).trim()),
  email: mailAddressOrNone,
  telephone: telephoneOrNone,
  /** As it stands on a letter. */
  address: drawnText(textBlock(300).trim()),
  language: z.enum(['fr', 'en']),
};

/** A person or company that a caterer makes estimates for. */
export const customerView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  telephone: z.string(),
  address: z.string(),
  language: z.enum(['fr', 'en']),
  addedAt: instant,
});
export type CustomerView = z.infer<typeof customerView>;

/** Data of a customer as they are typed. */
export const customerContent = z.strictObject(content);
export type CustomerContent = z.infer<typeof customerContent>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  access: 'read-customers',
  summary: 'Customers of a caterer',
  description:
    'By name. `q` is part of a name, a company, an email or a telephone number; capitals and accents are all the same.',
  refusals: ['caterers-only'],
  query: z.strictObject({
    ...merchantScope.shape,
    q: plainText(100).optional(),
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(50),
  }),
  reply: pageOf(customerView),
});

/** A bill that a till signed of a customer's contract. */
export const customerBill = z.strictObject({
  id: z.uuid(),
  noTrans: z.string(),
  signedAt: instant,
  kind: z.enum(CONTRACT_DOCUMENT_KINDS),
  totalCents: z.int().describe('What the bill comes to, taxes included.'),
  paidCents: z.int().describe('What was paid with it.'),
  contract: z.strictObject({ id: z.uuid(), number: z.string() }),
});
export type CustomerBill = z.infer<typeof customerBill>;

export const listCustomerBills = endpoint({
  method: 'GET',
  path: '/customers/:id/bills',
  access: 'read-customers',
  summary: 'Bills of a customer',
  description: 'Those of their contracts, the newest first; the contract itself is one of them.',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    ...merchantScope.shape,
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(50),
  }),
  reply: pageOf(customerBill),
});

export const addCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  access: 'edit-customers',
  summary: 'Add a customer',
  refusals: ['caterers-only'],
  query: merchantScope,
  body: customerContent,
  reply: customerView,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/customers/:id',
  access: 'edit-customers',
  summary: 'Change a customer',
  params: z.strictObject({ id: z.uuid() }),
  query: merchantScope,
  body: customerContent,
  reply: customerView,
});

export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: '/customers/:id',
  access: 'edit-customers',
  summary: 'Erase what is known of a customer',
  description:
    'Name, addresses and telephone number are gone for good. Documents that the law has the merchant keep are not changed by it.',
  params: z.strictObject({ id: z.uuid() }),
  query: merchantScope,
  reply: z.null(),
});
