import type { OrderLine } from '@comptoir/contract/sales/contract-order';
import { describe, expect, it } from 'vitest';
import { contractToSign } from '../../test/stand-in-contracts.ts';
import { composeItems } from '../bills/compose-items.ts';
import { describeDocument } from './describe-document.ts';
import { descriptionOf, orderedLines, paidSum } from './ordered-lines.ts';

const document = contractToSign();
const { order } = document;
const ADMISSION: OrderLine = {
  description: 'Entrée au bal',
  quantity: 40_00,
  unitCents: 45_00,
  amountCents: 1800_00,
  taxes: 'FP',
  drinks: [
    { description: 'Verre de vin', quantity: 1 },
    { description: 'Bière ½ pinte', quantity: 2 },
  ],
};
const itemsOf = (lines: readonly OrderLine[], serviceCents = 0) =>
  composeItems(orderedLines({ ...order, lines: [...lines], serviceCents }).lines, 'RES');

describe('what the portal wrote, as it is rung up', () => {
  it('begins with the agreement: for what, its number, its days, for how many', () => {
    expect(itemsOf([])).toEqual([
      {
        qte: '+00001.00',
        descr: 'Contrat',
        prix: '+000000000.00',
        tax: 'SOB',
        acti: 'SOB',
        preci: [
          { descr: 'Noces', acti: 'SOB' },
          { descr: 'ref:C-2026-0018', acti: 'SOB' },
          { descr: 'date:2026-06-20', acti: 'SOB' },
          { descr: 'payable:2026-07-05', acti: 'SOB' },
          { qte: '+00040.00', descr: 'personnes', acti: 'SOB' },
        ],
      },
    ]);
  });

  it('says of an admission that it includes drinks, how many, and which', () => {
    expect(itemsOf([ADMISSION])[1]).toEqual({
      qte: '+00040.00',
      descr: 'Entrée au bal',
      unitr: '+000000045.00',
      prix: '+000001800.00',
      tax: 'FP',
      acti: 'RES',
      preci: [
        { qte: '+00003.00', descr: 'boissons comprises avec chacun', acti: 'SOB' },
        { qte: '+00001.00', descr: 'Verre de vin', acti: 'SOB' },
        { qte: '+00002.00', descr: 'Bière 1/2 pinte', acti: 'SOB' },
      ],
    });
  });

  it('says so of a single one too, and nothing of a line without drinks', () => {
    const [, single, plain] = itemsOf([
      { ...ADMISSION, quantity: 100, amountCents: 45_00, drinks: [{ description: 'Café', quantity: 1 }] },
      { ...ADMISSION, drinks: undefined },
    ]);
    expect(single?.preci).toEqual([
      { qte: '+00001.00', descr: 'boisson comprise', acti: 'SOB' },
      { qte: '+00001.00', descr: 'Café', acti: 'SOB' },
    ]);
    expect(plain).not.toHaveProperty('preci');
  });

  it('shows the drinks before anything is signed, in the language of the till', () => {
    const shown = { ...document, order: { ...order, lines: [ADMISSION] } };
    expect(describeDocument(shown, 'fr').join('\n')).toContain(
      '3 boissons comprises avec chacun\u00A0: 1 Verre de vin, 2 Bière ½ pinte',
    );
    expect(describeDocument(shown, 'en').join('\n')).toContain('3 drinks included with each: 1 Verre de vin');
  });

  it('ends with the imposed gratuity, and takes no line that is called so for one', () => {
    const items = itemsOf(
      [
        { ...ADMISSION, description: 'Annulation' },
        { ...ADMISSION, description: 'Contrat' },
      ],
      100,
    );
    expect(items.map(({ descr }) => descr)).toEqual([
      'Contrat',
      'Annulation (article)',
      'Contrat (article)',
      'Frais de service',
    ]);
  });

  it('has a unit price only where that times the quantity is the price', () => {
    const [, exact, rounded, free, one] = itemsOf([
      ADMISSION,
      { ...ADMISSION, quantity: 33, unitCents: 100, amountCents: 33_33 },
      { ...ADMISSION, unitCents: 0, amountCents: 0 },
      { ...ADMISSION, quantity: 100, amountCents: 45_00 },
    ]);
    expect(exact?.unitr).toBe('+000000045.00');
    for (const item of [rounded, free, one]) expect(item).not.toHaveProperty('unitr');
    expect(one?.qte).toBe('+00001.00');
  });

  it('calls a service what the authority could not write, and takes two letters', () => {
    expect(descriptionOf('婚')).toBe('service de traiteur');
    expect(descriptionOf('x')).toBe('service de traiteur');
    expect(descriptionOf('xy')).toBe('xy');
  });
});

describe('a sum that was paid for what does not take place', () => {
  const taxed = (...taxes: OrderLine['taxes'][]) =>
    paidSum({ ...order, lines: taxes.map((one) => ({ ...ADMISSION, taxes: one })) }, 5_00);

  it('bears the taxes of the event where these are one kind, and else both', () => {
    expect(taxed('P', 'P').lines.at(-1)).toEqual({ description: 'Acomptes versés', price: 5_00, taxes: 'P' });
    expect(taxed('P', 'NON').lines.at(-1)).toMatchObject({ taxes: 'FP' });
    expect(taxed('P')).toMatchObject({ taxesIncluded: true, lines: [{ description: 'Contrat' }, {}] });
  });
});
