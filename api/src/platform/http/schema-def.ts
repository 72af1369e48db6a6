import type { z } from 'zod';

/** Definition of a schema, as far as a walk through it asks. */
export interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly checks?: readonly object[];
  readonly maximum?: number;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly catchall?: z.core.$ZodType;
}

export const defOf = (made: object): Def => (Reflect.get(made, '_zod') as { readonly def: Def }).def;

/** Returns the longest that a list may be. */
export const longestOf = ({ checks = [] }: Def): number =>
  Math.min(...checks.map((check) => defOf(check).maximum ?? Infinity));
