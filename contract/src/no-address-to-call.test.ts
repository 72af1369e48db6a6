import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from './endpoints.ts';

/** Returns the schema of an input of a call, as JSON Schema has it. */
const inputOf = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

const ADDRESS = /"format":"(?:uri|hostname|ipv[46])|"[a-zA-Z]*(?:url|uri|endpoint|callback|webhook|host)"/i;

it('no call takes an address that a server could be made to call', () => {
  const taking = Object.entries(ENDPOINTS).filter(([, { params, query, body }]) =>
    [params, query, body].some((schema) => ADDRESS.test(inputOf(schema))),
  );
  expect(taking.map(([name]) => name)).toEqual([]);
});

it('would be seen', () => {
  for (const schema of [z.object({ logo: z.url() }), z.object({ callbackUrl: z.string() })])
    expect(inputOf(schema)).toMatch(ADDRESS);
});
