import { describe, expect, it } from 'vitest';
import { joinPostalCode, splitAddress, splitPhone } from './split-contact.ts';

describe('splitAddress', () => {
  it.each([
    ['4577, rue Saint-Denis', '4577', 'rue Saint-Denis'],
    ['4577 rue Saint-Denis, bureau 200', '4577', 'rue Saint-Denis, bureau 200'],
    ['200-45, rue du Sault-au-Matelot', '200-45', 'rue du Sault-au-Matelot'],
    ['123-A, rue X', '123-A', 'rue X'],
    ['12B chemin du Roy', '12B', 'chemin du Roy'],
    ['12 – 14  rue  Double', '12–14', 'rue Double'],
    ['100 1re Avenue', '100', '1re Avenue'],
    ['5218 1/2, rue Rachel Est', '5218 1/2', 'rue Rachel Est'],
    ['5218½ rue Rachel Est', '5218½', 'rue Rachel Est'],
    ['5218 ½, rue Rachel Est', '5218 ½', 'rue Rachel Est'],
    ['5218 1-2, rue Rachel Est', '5218 1-2', 'rue Rachel Est'],
    ['12B 1⁄2 rue X', '12B 1⁄2', 'rue X'],
    ['2e Avenue', null, '2e Avenue'],
    ['1re Rue', null, '1re Rue'],
    ['Place de la Gare', null, 'Place de la Gare'],
    ['4577', null, '4577'],
    ['  ', null, null],
    [null, null, null],
  ])('splits %j into %j and %j', (line, civicNumber, street) => {
    expect(splitAddress(line)).toEqual({ civicNumber, street });
  });

  it('does not stumble over a long line', () => {
    expect(splitAddress(`${'1-'.repeat(5000)}x`).civicNumber).toBeNull();
  });
});

describe('splitPhone', () => {
  it.each([
    ['418-555-0142', '418', '5550142'],
    ['+1 (418) 555.0142', '418', '5550142'],
    ['4185550142 poste 3', '418', '5550142'],
    ['1‑418–555–0142, poste 3', '418', '5550142'],
    ['555-0142', null, null],
    ['011 33 1 42 68 53 00', null, null],
    [null, null, null],
  ])('splits %j into %j and %j', (phone, areaCode, phoneNumber) => {
    expect(splitPhone(phone)).toEqual({ areaCode, phoneNumber });
  });
});

describe('joinPostalCode', () => {
  it.each([
    ['g1k 3z4', 'G1K3Z4'],
    ['G1K-3Z4', 'G1K3Z4'],
    ['90210', '90210'],
    ['xG1K 3Z4', 'xG1K 3Z4'],
    ['G1K 3Z4 x', 'G1K 3Z4 x'],
    [' ', null],
    [null, null],
  ])('keeps %j as %j', (text, expected) => {
    expect(joinPostalCode(text)).toBe(expected);
  });
});
