import { z } from 'zod';
import { endpoint, pageOf } from './endpoint.ts';

/** A person of a merchant or partner who may sign in. Source: spec §3 "Contact (partner)", design §5 "contacts". */
export const contactView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  state: z.enum(['invited', 'active', 'suspended']),
  isSelf: z.boolean(),
});
export type ContactView = z.infer<typeof contactView>;

/**
 * The people of the caller's own merchant or partner; administrators name a merchant or a partner, partners may name one
 * of their merchants.
 */
export const listContacts = endpoint({
  method: 'GET',
  path: '/contacts',
  access: 'list-contacts',
  summary: 'People of a merchant or partner',
  query: z.strictObject({ merchantId: z.uuid().optional(), partnerId: z.uuid().optional() }),
  reply: pageOf(contactView),
});
