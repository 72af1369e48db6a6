import { z } from 'zod';

/** A JSON Schema of ours, as far as it is looked into. */
export interface JsonSchema {
  readonly properties?: Readonly<
    Record<string, { readonly description?: string; readonly examples?: readonly unknown[] }>
  >;
  readonly required?: readonly string[];
}

/** The properties of an object as a caller sends it: the parameters of a path or query. */
export function listProperties(schema: z.ZodType): Required<Pick<JsonSchema, 'properties' | 'required'>> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  return { properties, required };
}
