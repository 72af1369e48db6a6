import type { FieldValues } from 'react-hook-form';
import type { Schema } from './use-fields.ts';

/** Result of reading a form: the value to send, or the rule that each field breaks. */
export type ReadForm<Typed, Read> =
  | { readonly value: Read }
  | { readonly faults: Partial<Readonly<Record<keyof Typed, string>>> };

/** Rules that are no schema of zod, in the place of one. */
export const schemaOf = <Typed extends FieldValues, Read>(
  read: (typed: Typed) => ReadForm<Typed, Read>,
): Schema<Typed, Read> => ({
  '~standard': {
    version: 1,
    vendor: 'comptoir',
    validate: (typed) => {
      const result = read(typed as Typed);
      if ('value' in result) return result;
      return { issues: Object.entries(result.faults).map(([name, rule]) => ({ path: [name], message: String(rule) })) };
    },
  },
});
