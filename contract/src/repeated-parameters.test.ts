import { expect, it } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from './endpoints.ts';

const fieldsOf = (schema: z.ZodType): [string, z.ZodType][] =>
  'shape' in schema ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];

const PARAMETERS = Object.entries(ENDPOINTS).flatMap(([name, { query }]) =>
  fieldsOf(query).map(([key, schema]) => ({ name: `${name} ${key}`, schema })),
);

/** Parameters that may be given several times by their own form, as lists that each are bounded. */
const isList = (schema: z.ZodType): boolean => schema.safeParse([]).success || accepts(schema, ['a']);
const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const SAMPLES = ['1', 'fr', 'a', '2026-11-27', 'true', '01890000-0000-7000-8000-000000000000'];

it.each(PARAMETERS.filter(({ schema }) => !isList(schema)))(
  '$name is refused where it is given twice',
  ({ schema }) => {
    for (const sample of SAMPLES) expect(accepts(schema, [sample, sample])).toBe(false);
  },
);

it('are most parameters that there are', () => {
  expect(PARAMETERS.length).toBeGreaterThan(100);
  expect(PARAMETERS.filter(({ schema }) => isList(schema)).length).toBeLessThan(PARAMETERS.length / 3);
});
