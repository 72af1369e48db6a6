import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailAddress, mailAddressOrNone } from './bounded-text.ts';
import { ENDPOINTS } from './endpoints.ts';

/** The fields of bodies in which an address is typed, by call. */
const typed = Object.entries(ENDPOINTS).flatMap(([call, { body }]) =>
  Object.entries(((body as { def?: { shape?: object } }).def?.shape ?? {}) as Record<string, z.ZodType>).flatMap(
    ([field, schema]) =>
      /^to$|email$/i.test(field) && !call.endsWith('Export') ? [{ at: `${call} ${field}`, schema }] : [],
  ),
);

/** Fields compared with the addresses of accounts, of which a stranger learns nothing. */
const COMPARED = new Set(['login email', 'authenticate email', 'requestPasswordReset email']);

const ACCEPTED = [
  ['R&D@Bistro.test', 'r&d@bistro.test'],
  ['a/b@bistro.test', 'a/b@bistro.test'],
  ['x%y@bistro.test', 'x%y@bistro.test'],
  ['info@bistro.xn--p1ai', 'info@bistro.xn--p1ai'],
  ['\u00A0info＠café-montréal.ca ', 'info@xn--caf-montral-dbbg.ca'],
] as const;

describe('every address that a call takes', () => {
  it('is found', () => {
    expect(typed.length).toBeGreaterThan(9);
  });

  it('is read in one way', () => {
    const read = typed.filter(({ at }) => !COMPARED.has(at));
    const issuesOf = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues ?? [];
    const found = read.map(({ at, schema }) => ({
      at,
      kept: ACCEPTED.map(([given]) => schema.safeParse(given).data),
      foreign: issuesOf(schema, 'éva@bistro.test')[0]?.message,
      incomplete: issuesOf(schema, 'ana@bistro')[0]?.code,
      long: issuesOf(schema, 'é'.repeat(255)).map(({ code }) => code),
    }));
    const kept = ACCEPTED.map(([, one]) => one);
    const one = { kept, foreign: 'email-letters', incomplete: 'invalid_format', long: ['too_big'] };
    expect(found).toEqual(read.map(({ at }) => ({ at, ...one })));
  });

  it('is taken as it was typed where it is compared', () => {
    const compared = typed.filter(({ at }) => COMPARED.has(at));
    expect(compared.map(({ at }) => at).sort()).toEqual([...COMPARED].sort());
    const refused = compared.flatMap(({ at, schema }) =>
      ACCEPTED.flatMap(([given]) => (schema.safeParse(given).success ? [] : [`${at}: ${given}`])),
    );
    expect(refused).toEqual([]);
  });
});

describe('an address', () => {
  it('may be left out where that is said', () => {
    expect(mailAddressOrNone.parse(' ')).toBe('');
    expect(mailAddress.safeParse(' ').success).toBe(false);
  });

  it('is no longer than one can be written to, also once its domain is written out', () => {
    const accents = `${'éü'.repeat(4)}.`.repeat(24);
    expect(accents.length).toBeLessThan(240);
    expect(normalEmail(`info@${accents}test`).length).toBeGreaterThan(254);
    expect(mailAddress.safeParse(`info@${accents}test`).success).toBe(false);
  });

  it('is an email to readers of the document', () => {
    expect(z.toJSONSchema(mailAddress, { io: 'input' })).toMatchObject({ type: 'string', format: 'email' });
  });
});
