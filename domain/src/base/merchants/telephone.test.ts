import { describe, expect, it } from 'vitest';
import { isTelephone, readTelephone } from './telephone.ts';

describe('a telephone number', () => {
  it.each([
    ['418 555-0123', '4185550123', null],
    ['418 555-0123, poste 12', '4185550123', '12'],
    ['418 555-0123 #12', '4185550123', '12'],
    ['418 555-0123 # 12', '4185550123', '12'],
    ['(418) 555-0123 (poste 12)', '4185550123', '12'],
    ['418.555.0123 ext. 12', '4185550123', '12'],
    ['418 555-0123, Ext: 12', '4185550123', '12'],
    ['4185550123x12', '4185550123', '12'],
    ['418 555-0123; p. 9', '4185550123', '9'],
    ['418 555-0123 extension 123456', '4185550123', '123456'],
    ['418–555–0123', '4185550123', null],
    ['418‑555‑0123', '4185550123', null],
    ['418\u00A0555\u202F0123', '4185550123', null],
    ['1-418-555-0123', '4185550123', null],
    ['+1418 555 0123', '4185550123', null],
    ['+1 (418) 555-0123 poste 3', '4185550123', '3'],
    ['555-0134', '5550134', null],
    ['+33 1 70 18 99 00', '33170189900', null],
    ['011 33 1 42 68 53 00', '01133142685300', null],
    ['+44 (0)20 7946 0000', '4402079460000', null],
  ])('%s is read', (typed, digits, extension) => {
    expect(readTelephone(typed)).toEqual({ fault: null, digits, extension });
  });

  it.each([
    '',
    '911',
    'demain',
    '418 555-0134 chez Ana',
    '1'.repeat(16),
    '418 555 0134 poste',
    '418 555 0134 poste 1234567',
    '418\u0000555 0134',
    '418,555,0134',
    '41٨ 555-0134',
    '()-.,-()',
  ])('«%s» is none', (typed) => expect(readTelephone(typed).fault).toBe('phone'));

  it.each(['000 555-0123', '911 000-0000', '1 411 555 0123', '155 555-0123', '+1 011 555 0123', '012 345 6789'])(
    '%s has an area code that no number has',
    (typed) => expect(readTelephone(typed).fault).toBe('area-code'),
  );

  it('is one or none', () =>
    expect(['418 555-0123', '000 555-0123', 'x'].map(isTelephone)).toEqual([true, false, false]));
});
