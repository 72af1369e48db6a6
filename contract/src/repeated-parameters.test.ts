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

it('parameters are refused where they are given twice, but for lists', () => {
  const taken = PARAMETERS.filter(({ schema }) => !isList(schema)).flatMap(({ name, schema }) =>
    SAMPLES.flatMap((sample) => (accepts(schema, [sample, sample]) ? [`${name}: ${sample} twice`] : [])),
  );
  expect(taken).toEqual([]);
});

it('are most parameters that there are', () => {
  expect(PARAMETERS.length).toBeGreaterThan(100);
  expect(PARAMETERS.filter(({ schema }) => isList(schema)).length).toBeLessThan(PARAMETERS.length / 3);
});
