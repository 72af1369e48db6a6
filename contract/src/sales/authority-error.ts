import { z } from 'zod';

/** An error of the authority as people are shown it. */
export const authorityError = z.strictObject({
  id: z.string().describe('The authority’s id of the error.'),
  codRetour: z.string().nullable().describe('Its return code; null when it gave none.'),
  message: z.string().describe('The authority’s own words.'),
  explanation: z
    .strictObject({ fr: z.string(), en: z.string() })
    .nullable()
    .describe('What it means and what to do, in our words; null for an unknown error.'),
  merchantField: z
    .string()
    .nullable()
    .describe('The field of the merchant information that fixes it; null when there is none.'),
});
export type AuthorityErrorView = z.infer<typeof authorityError>;
