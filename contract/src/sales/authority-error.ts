import { z } from 'zod';

/**
 * An error of the authority as people are shown it: id, code, its own words and ours. `merchantField`: the merchant information
 * that fixes it, by its wire name.
 */
export const authorityError = z.strictObject({
  id: z.string(),
  codRetour: z.string().nullable(),
  message: z.string(),
  explanation: z.strictObject({ fr: z.string(), en: z.string() }).nullable(),
  merchantField: z.string().nullable(),
});
export type AuthorityErrorView = z.infer<typeof authorityError>;
