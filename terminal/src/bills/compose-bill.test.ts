import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { linkedRecord } from '../../test/linked-record.ts';
import { sentenceOf } from '../../test/sentence-of.ts';
import type { TerminalConfiguration } from '../terminal/terminal-record.ts';
import { composeBill, taxingOf, type Terms } from './compose-bill.ts';
import { priceLines, type Line } from './price-lines.ts';
import { RATES } from '../../test/taxes.ts';

const record = linkedRecord();
const { configuration } = record;
const LINE: Line = { description: 'Poutine', price: cents(501) };
const TERMS: Terms = { payment: 'DEB', customers: 1, tip: null, training: false };
const SELLER = {
  nomClint: 'Hot-dogs du port',
  noTvqClint: '1234567890TQ0001',
  adr: [{ typAdr: 'EXP' as const, noCiviq: '12', rue: 'rue du Port', vil: 'Québec', cp: 'G1K3Z4' }],
};

const compose = (terms: Partial<Terms> = {}, lines: readonly Line[] = [LINE]) =>
  composeBill(record, priceLines(lines, RATES), { ...TERMS, ...terms });
const composeFor = (merchant: Partial<TerminalConfiguration['merchant']>) =>
  composeBill(
    { ...record, configuration: { ...configuration, merchant: { ...configuration.merchant, ...merchant } } },
    priceLines([LINE], RATES),
    TERMS,
  );

it('a counter sale says what was sold, for how much, by which business, and with which software', () => {
  expect(compose()).toEqual({
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
    relaCommer: 'B2C',
    items: [{ qte: '+00001.00', descr: 'Poutine', prix: '+000000005.01', tax: 'FP', acti: 'RES' }],
    mont: { avantTax: '+000000005.01', TPS: '+000000000.25', TVQ: '+000000000.50', apresTax: '+000000005.76' },
    commerElectr: 'N',
    typTrans: 'RFER',
    modImpr: 'FAC',
    formImpr: 'PAP',
    modPai: 'DEB',
    modTrans: 'OPE',
    nomMandt: 'Bistro du Quai',
    docAdr: { docNoCiviq: '200-45', docCp: 'G1K3Z4' },
    noDossFO: 'ER0042',
    noTax: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
    emprCertifSEV: 'A'.repeat(40),
    SEV: configuration.software,
  });
});

it.each<[string, Partial<Terms>, object]>([
  ['paid on a device of the customer’s', { isOnline: true }, { commerElectr: 'O', formImpr: 'ELE' }],
  ['of training', { training: true }, { modTrans: 'FOR' }],
  [
    'at a table, for several',
    { service: 'TBL', table: '12', customers: 4 },
    { sectActi: { abrvt: 'RBC', typServ: 'TBL', noTabl: '===12', nbClint: '004' } },
  ],
  ['without a table', { table: null }, { sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' } }],
  ['for a business', { business: 'Traiteur inc.' }, { relaCommer: 'B2B', clint: { nomClint: 'Traiteur inc.' } }],
  ['for a business of a long name', { business: 'x'.repeat(80) }, { clint: { nomClint: 'x'.repeat(64) } }],
  [
    'with a tip, which names who gets it',
    { tip: cents(200) },
    { nomUtil: 'inconnu : Bistro du Quai', mont: expect.objectContaining({ pourb: '+000000002.00' }) },
  ],
  [
    'in coins, rounded to five cents',
    { payment: 'ARG' },
    { modPai: 'ARG', mont: expect.objectContaining({ ajus: '-000000000.01', mtdu: '+000000005.75' }) },
  ],
  [
    'with a first instalment, which is not rounded',
    { payment: 'ARG', instalment: cents(200), tip: cents(100) },
    {
      mont: {
        avantTax: '+000000005.01',
        TPS: '+000000000.25',
        TVQ: '+000000000.50',
        apresTax: '+000000005.76',
        versActu: '+000000002.00',
        versAnt: '+000000000.00',
        sold: '+000000003.76',
        pourb: '+000000001.00',
      },
    },
  ],
])('a sale %s says so', (_, terms, mention) => {
  expect(compose(terms)).toMatchObject(mention);
});

it.each(['nomUtil', 'clint'])('a sale without one has no %s', (name) => {
  expect(compose({ business: null })).not.toHaveProperty(name);
});

it('a sale names the usual third party who sells something on it, and no one for what the bar sells', () => {
  const theirs = { ...LINE, isThirdPartys: true };
  expect(compose({ seller: SELLER }, [LINE, theirs]).clint).toEqual(SELLER);
  expect(compose({ seller: SELLER }, [LINE])).not.toHaveProperty('clint');
  expect(compose({}, [theirs])).not.toHaveProperty('clint');
});

it('a bill of nothing has no method of payment', () => {
  expect(compose({ payment: 'AUC' }, [{ ...LINE, price: cents(0) }])).toMatchObject({ modPai: 'AUC' });
  expect(() => compose({ payment: 'SOB' })).toThrow('a receipt has a method of payment');
});

it.each([{ civicNumber: null }, { civicNumber: '' }, { postalCode: null }])(
  'a business whose place is not known whole has none on its bills: %j',
  (merchant) => {
    expect(composeFor(merchant)).not.toHaveProperty('docAdr');
  },
);

it('the name of a business and its number in the street are cut to what a bill holds', () => {
  const content = composeFor({ companyName: 'y'.repeat(70), civicNumber: '1'.repeat(20) });
  expect(content).toMatchObject({ nomMandt: 'y'.repeat(64), docAdr: { docNoCiviq: '1'.repeat(16) } });
});

it('a postal code that is none is to be put right in the portal', () => {
  expect(sentenceOf(() => composeFor({ postalCode: 'H0H' }))).toBe(
    'À corriger dans le portail : code postal (« H0H »). Ensuite : npm run terminal -- status',
  );
});

it('the number that stands for none registers no business for GST', () => {
  const merchant = { ...configuration.merchant, gstNumber: '000000000RT0000' };
  expect(taxingOf(record).isGstRegistered).toBe(true);
  expect(taxingOf({ ...record, configuration: { ...configuration, merchant } }).isGstRegistered).toBe(false);
});
