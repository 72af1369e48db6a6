import { emailFault, normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import * as z from 'zod/mini';

/** Longer than any address, and than all that may have been pasted with one. */
const LONGEST = 254;

/** Returns the fault of an address that may be left out, or null: checked here as by the API. */
export function typedEmailFault(typed: string): string | null {
  const email = typed.length > LONGEST ? typed : normalEmail(typed);
  return email === '' ? null : emailFault(email);
}

/** An address that may be left out, for a form. */
export const typedEmailOrNone = z.string().check(
  z.trim(),
  z.refine((typed) => typedEmailFault(typed) !== 'email', 'email'),
  z.refine((typed) => typedEmailFault(typed) !== 'email-letters', 'email-letters'),
);

/** An address that is needed. */
export const typedEmail = typedEmailOrNone.check(z.minLength(1, 'required'));
