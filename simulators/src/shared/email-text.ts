import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** An address as it stands on the wire: its domain without accents. */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${domainToASCII(address.slice(at)) || address.slice(at)}`;
}

/** An email address with every sign that may stand before its @. */
export const emailText = z
  .string()
  .max(320)
  .transform(wireAddress)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
