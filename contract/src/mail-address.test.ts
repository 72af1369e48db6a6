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

  it.each(typed.filter(({ at }) => !COMPARED.has(at)))('is read in one way: $at', ({ schema }) => {
    for (const [given, kept] of ACCEPTED) expect(schema.parse(given)).toBe(kept);
    expect(schema.safeParse('éva@bistro.test').error?.issues[0]?.message).toBe('email-letters');
    expect(schema.safeParse('ana@bistro').error?.issues[0]?.code).toBe('invalid_format');
    expect(schema.safeParse('é'.repeat(255)).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  it.each(typed.filter(({ at }) => COMPARED.has(at)))('is taken as it was typed: $at', ({ schema }) => {
    for (const [given] of ACCEPTED) expect(schema.safeParse(given).success).toBe(true);
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
