import type { Belonging, UserView } from '@comptoir/contract/people/users';
import * as z from 'zod/mini';
import { typedEmail } from '../../../shared/forms/email-rules.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';

const NAME_LENGTH = 120;

/** A person as a form has them. */
export const personForm = z
  .object({
    email: typedEmail,
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'too-long'), nameWithoutAddress),
    role: z.enum(['merchant', 'partner', 'admin']),
    /** The merchant or partner; null for administrators. */
    belongsTo: z.string(),
    language: z.enum(['fr', 'en']),
  })
  .check(
    z.refine(({ role, belongsTo }) => role === 'admin' || belongsTo !== '', { error: 'required', path: ['belongsTo'] }),
  );

export type PersonForm = z.infer<typeof personForm>;

/** The merchant or partner of a person, as the API takes it. */
export function belongingOf({ role, belongsTo }: Pick<PersonForm, 'role' | 'belongsTo'>): Belonging {
  if (role === 'admin') return { role };
  return role === 'partner' ? { role, partnerId: belongsTo } : { role, merchantId: belongsTo };
}

/** The form of a person that is there. */
export const formOf = (user: UserView): PersonForm => ({
  email: user.email,
  name: user.name,
  role: user.role,
  belongsTo: user.merchantId ?? user.partnerId ?? '',
  language: user.language ?? 'fr',
});
