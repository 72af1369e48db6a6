import { canonicalText } from '../menu/compare-contents.ts';
import { PROVIDED_FIELDS, type ProvidedField } from './provider-inventory.ts';

/** Three words on one field: the provider's last one (undefined: none yet), the menu's, and the provider's now. */
export interface FieldWords<Value> {
  readonly given: Value | undefined;
  readonly here: Value;
  readonly now: Value;
}

/**
 * The value of a field after the provider's word. The menu follows where it still says what the provider said last; what a person
 * changed stays (`isKept`), until a person says what the provider says. Decision 209.
 */
export function followField<Value>({ given, here, now }: FieldWords<Value>): { value: Value; isKept: boolean } {
  if (isSame(here, now)) return { value: here, isKept: false };
  if (given !== undefined && isSame(given, here)) return { value: now, isKept: false };
  return { value: here, isKept: true };
}

const isSame = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

/** The fields that a person's word counts for. */
export const keptOf = (isKept: Readonly<Partial<Record<ProvidedField, boolean>>>): ProvidedField[] =>
  PROVIDED_FIELDS.filter((field) => isKept[field]);
