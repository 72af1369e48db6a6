import { cents } from '@comptoir/domain/base/amounts/cents';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../test/sentence-of.ts';
import {
  readQstNumber,
  readSeller,
  readWholeSeller,
  requireOneSeller,
  type Seller,
  type TypedSeller,
} from './read-seller.ts';

const TYPED: TypedSeller = {
  name: 'Hot-dogs du port',
  qstNumber: '1234567890 tq 0001',
  address: '12, rue du Port, Québec, g1k 3z4',
};
const SELLER: Seller = {
  nomClint: 'Hot-dogs du port',
  noTvqClint: '1234567890TQ0001',
  adr: [{ typAdr: 'EXP', noCiviq: '12', rue: 'rue du Port', vil: 'Québec', cp: 'G1K3Z4' }],
};
const OTHER: Seller = { ...SELLER, noTvqClint: '1234567890TQ0002' };
const MISSING =
  'Ce que vend un tiers habituel (HAB) demande son nom, son numéro de TVQ et son adresse : --seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4".';

const own = { description: 'Bière', price: cents(800) };
const theirs = { description: 'Hot-dog', price: cents(500), isThirdPartys: true };
const SOLD = { lines: [own, theirs], activity: 'BAR', business: null };
const NOTHING: TypedSeller = {};

describe('who sells what the bar does not', () => {
  it('is named by name, number and address, as soon as one line is theirs', () => {
    expect(readSeller(TYPED, SOLD)).toEqual(SELLER);
    expect(readSeller(TYPED, { ...SOLD, existing: SELLER })).toEqual(SELLER);
  });

  it('is whom the bill names already, and no one where nothing is theirs', () => {
    expect(readSeller(NOTHING, { ...SOLD, existing: SELLER })).toEqual(SELLER);
    expect(readSeller(NOTHING, { ...SOLD, lines: [own], existing: SELLER })).toBeNull();
  });

  it.each([
    [
      'nothing is theirs',
      TYPED,
      { ...SOLD, lines: [own] },
      'Aucun article n’est marqué HAB : dites lequel vend le tiers habituel.',
    ],
    [
      'half of it is said, and nothing is theirs',
      { name: 'x' },
      { ...SOLD, lines: [own] },
      'Aucun article n’est marqué HAB : dites lequel vend le tiers habituel.',
    ],
    ['it is no bar', TYPED, { ...SOLD, activity: 'RES' }, 'Il n’y a de tiers habituels que dans un bar.'],
    [
      'a business buys',
      TYPED,
      { ...SOLD, business: 'Traiteur inc.' },
      'Une facture nomme le tiers habituel ou l’entreprise qui achète, pas les deux : faites deux factures.',
    ],
    ['no one is named', NOTHING, SOLD, MISSING],
    ['only a part is named', { name: 'Hot-dogs du port' }, SOLD, MISSING],
    [
      'the bill names another',
      TYPED,
      { ...SOLD, existing: OTHER },
      'Une facture n’a de place que pour un tiers habituel : faites deux factures.',
    ],
  ])('is refused where %s', (_, typed, sold, sentence) => {
    expect(sentenceOf(() => readSeller(typed, sold))).toBe(sentence);
  });
});

it.each<[string, Partial<TypedSeller>]>([
  ['without a name', { name: '' }],
  ['without a number', { qstNumber: undefined }],
  ['with a number too short', { qstNumber: '123456789TQ0001' }],
  ['with a number behind something', { qstNumber: 'x1234567890TQ0001' }],
  ['with a number before something', { qstNumber: '1234567890TQ00011' }],
  ['without an address', { address: undefined }],
  ['with too short an address', { address: '12, rue du Port, Québec' }],
  ['with too long an address', { address: '12, rue du Port, Québec, G1K 3Z4, Canada' }],
  ['with a hole in the address', { address: '12, , Québec, G1K 3Z4' }],
  ['with no postal code', { address: '12, rue du Port, Québec, 12345' }],
  ['with too long a number in the street', { address: `${'1'.repeat(17)}, rue du Port, Québec, G1K 3Z4` }],
])('a usual third party %s is not all there', (_, part) => {
  expect(sentenceOf(() => readWholeSeller({ ...TYPED, ...part }))).toBe(MISSING);
});

it('a usual third party has as much of a name and a number in the street as a bill holds', () => {
  const typed = { ...TYPED, name: 'x'.repeat(80), address: `${'1'.repeat(16)}, rue du Port, Québec, G1K 3Z4` };
  expect(readWholeSeller(typed)).toMatchObject({ nomClint: 'x'.repeat(64), adr: [{ noCiviq: '1'.repeat(16) }] });
  expect(readQstNumber(' 1234567890 tq0001 ')).toBe('1234567890TQ0001');
});

it('a bill has room for one seller, named once or more', () => {
  expect(requireOneSeller([])).toBeNull();
  expect(requireOneSeller([null, SELLER, null, { ...SELLER, nomClint: 'Hot-dogs' }])).toMatchObject({
    nomClint: 'Hot-dogs',
  });
  expect(sentenceOf(() => requireOneSeller([SELLER, OTHER]))).toContain('un tiers habituel');
});
