import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriesAddress } from './carries-address.ts';

describe('a name that goes into a mail', () => {
  it.each([
    'Votre compte est suspendu. Réactivez-le sur https://evil.test/login avant 18 h',
    'HTTP evil',
    'www evil',
    'hxxp://evil',
    'evil.test',
    'Go to evil-shop.example now',
    'x.com',
    't.co/abc',
    'lea@resto.test',
    'evil\u3002test',
    'evil\uFF0Etest',
    'ｅｖｉｌ.test',
    'evil\u200B.test',
    'Léa\r\nBcc: spy',
    'Léa\u2028Bouchard',
    'Léa\u202Egro.live',
    '203.0.113.5',
    'lea＠resto',
    'ｈｔｔｐｓ evil',
    'Léa\u2029Bouchard',
    'été.québec',
    'Été.Québec',
    'Evil.Com',
    'Evil.Shop',
    'EVIL.TEST',
    'Mr.Puffs.com',
    'Mr.Puffs.Com',
    'evil.unheardof',
    'Resto.Ca',
    'evil-x.Info',
  ])('is refused as %j', (name) => expect(carriesAddress(name)).toBe(true));

  it.each([
    'Léa Bouchard',
    'J.-P. Tremblay',
    'J.P. Tremblay',
    'Marie-Ève O’Brien',
    'St. Denis',
    'Mr.Puffs',
    'MR.PUFFS',
    'St.Hubert BBQ',
    'Dr.Grill',
    'Le 5e.Élément',
    'Les Ent.Tremblay inc.',
    'L.A. Burger',
    'Bistro du Quai inc.',
    'Chez Ti-Guy & Fils (1987) ltée',
    'Crêperie no 3, rue de l’Église',
    'Café 1.5',
    '9123-4567 Québec inc.',
    '寿司 東京',
    'Ahmed Ben-Ali Jr.',
  ])('may be %j', (name) => expect(carriesAddress(name)).toBe(false));

  it('never holds a web address, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (before, address, after) => {
        expect(carriesAddress(`${before} ${address} ${after}`)).toBe(true);
      }),
    );
  });

  it('never holds an email address', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (before, address) => {
        expect(carriesAddress(`${before} ${address}`)).toBe(true);
      }),
    );
  });
});
