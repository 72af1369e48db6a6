/** A password has at least this many characters, and no other rule of composition. Source: NIST SP 800-63B. */
export const SHORTEST_PASSWORD = 12;

/** Beyond this a password is no longer typed by anybody. */
export const LONGEST_PASSWORD = 1024;

/** Reason that a password cannot be chosen: a rule for the field. */
export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common' | 'same-as-before';

/** Checks the length of a password, counted in characters as a person counts them. */
export function checkPasswordLength(password: string): PasswordRefusal | null {
  const { length } = Array.from(password);
  if (length < SHORTEST_PASSWORD) return 'too-short';
  return length > LONGEST_PASSWORD ? 'too-long' : null;
}
