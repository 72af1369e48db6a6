import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFault, normalEmail } from './normal-email.ts';

const faultOf = (typed: string) => emailFault(normalEmail(typed));

describe('an account’s address', () => {
  it.each([
    'Ana@Bistro.test',
    '  ana@bistro.test\n',
    'ａｎａ@bistro.test',
    'ana＠bistro.test',
    'ana﹫bistro.test',
    '\u00A0ana@bistro.test\u202F',
    '\u202Aana@bistro.test\u202C',
    'ana@bistro.test\u200B',
    'ana@bis\u00ADtro.test',
  ])('is the same when typed as %j', (typed) => {
    expect(normalEmail(typed)).toBe('ana@bistro.test');
    expect(faultOf(typed)).toBeNull();
  });

  it.each([
    ['info@café-montréal.ca', 'info@xn--caf-montral-dbbg.ca'],
    ['INFO@CAFÉ-MONTRÉAL.CA', 'info@xn--caf-montral-dbbg.ca'],
    ['info@cafe\u0301-montre\u0301al.ca', 'info@xn--caf-montral-dbbg.ca'],
    ['info@café\u2011montréal.ca', 'info@xn--caf-montral-dbbg.ca'],
    ['Info@XN--caf-montral-dbbg.ca', 'info@xn--caf-montral-dbbg.ca'],
    ['info@érable.québec', 'info@xn--rable-9ra.xn--qubec-csa'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['信@例え。テスト', '信@xn--r8jz45g.xn--zckzah'],
    ['d’arcy@bistro.test', "d'arcy@bistro.test"],
  ])('%j is kept as %j', (typed, normal) => {
    expect(normalEmail(typed)).toBe(normal);
    expect(normalEmail(normal)).toBe(normal);
  });

  it('keeps its accents and its marks, by which nothing is lost', () => {
    expect(normalEmail('Éva+caisse@bistro.test')).toBe('éva+caisse@bistro.test');
  });

  it('is what was typed where that is none', () => {
    for (const typed of ['ana', '', 'a@b/c.test', 'a@xn--a.test', 'a@é:80.test'])
      expect(normalEmail(typed)).toBe(typed.normalize('NFKC'));
  });
});

describe('mail reaches', () => {
  it.each([
    ...Array.from("!#$%&'*+/=?^_`{|}~-").flatMap((sign) => [`a${sign}b@bistro.test`, `${sign}@bistro.test`]),
    'r&d@bistro.test',
    'a/b@bistro.test',
    'x%y@bistro.test',
    'a.b.c@bistro.test',
    'info@bistro.xn--p1ai',
    'info@bistro.québec',
    'info@érable.ca',
    'info@3m.example',
    'info@a--b.example',
    `${'a'.repeat(64)}@bistro.test`,
    `a@${'b'.repeat(63)}.test`,
  ])('%s', (typed) => {
    expect(faultOf(typed)).toBeNull();
  });

  it('every address of a form that standards know', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(faultOf(email)).toBeNull();
      }),
    );
  });
});

describe('no mail reaches', () => {
  it.each([
    '',
    'ana',
    '@bistro.test',
    'ana@',
    'ana@bistro',
    'ana@bistro.t',
    'ana@bistro..test',
    'ana@.test',
    'ana@bistro.test.',
    'ana@-bistro.test',
    'ana@bistro-.test',
    'ana@bis_tro.test',
    'ana@bistro.123',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana@xn--a.test',
    'ana@é.0x10',
    'ana@bistro.test/chemin',
    'ana@bistro.test:25',
    'ana@%62istro.test',
    'ana@b istro.test',
    '.ana@bistro.test',
    'ana.@bistro.test',
    'a..b@bistro.test',
    'an a@bistro.test',
    'an\u00A0a@bistro.test',
    'ana@@bistro.test',
    'ana@x@bistro.test',
    '"ana"@bistro.test',
    'ana <ana@bistro.test>',
    'ana,eva@bistro.test',
    'ana@bistro.test, eva@bistro.test',
    'ana\u0007@bistro.test',
    'ana\r\nBcc: eva@bistro.test',
    `${'a'.repeat(65)}@bistro.test`,
    `a@${'b'.repeat(64)}.test`,
    `a@${'é'.repeat(60)}.test`,
    `a@${`${'b'.repeat(62)}.`.repeat(4)}test`,
  ])('%j', (typed) => {
    expect(faultOf(typed)).toBe('email');
  });

  it.each(['éva@bistro.test', 'eva.côté@érable.ca', '信@example.test', 'r²d²é@bistro.test'])(
    'a box whose own name few servers can write: %s',
    (typed) => {
      expect(faultOf(typed)).toBe('email-letters');
    },
  );

  it('is changed by being read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
        const email = normalEmail(`${local}@${domain}`);
        const again = emailFault(email) === null ? normalEmail(email) : email;
        expect(again).toBe(email);
      }),
    );
  });
});
