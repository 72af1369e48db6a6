import { describe, expect, it } from 'vitest';
import { generateSigningKeys, importPublicKey } from '../signing/keys.ts';
import { FIRST_LINK } from '../signing/signing.ts';
import { signTransaction, type Transaction, transactionSchema, verifyTransaction } from './transaction.ts';
import { FIRST, LINKS, PUBLIC_KEY, SIGNATURES } from '../../test/vectors.ts';

const CUSTOMER = {
  nomClint: 'Fêtes Laurier',
  noTvqClint: '1234567890TQ0001',
  tel1: '4185550199',
  tel2: '5145550123',
  courl: 'info@fetes.test',
  adr: [{ typAdr: 'SRV', noCiviq: '12', rue: 'rue Saint-Jean', vil: 'Québec', cp: 'G1R1N8' }],
} as const;

describe('the shape of a transaction', () => {
  it('takes the whole example, and gives it back unchanged and in the same order', () => {
    expect(JSON.stringify(transactionSchema.parse(FIRST))).toBe(JSON.stringify(FIRST));
  });

  it('takes every optional field', () => {
    const full = {
      ...FIRST,
      sectActi: { ...FIRST.sectActi, noTabl: '===12' },
      clint: CUSTOMER,
      items: [
        {
          ...FIRST.items[0],
          unitr: '+000000012.49',
          preci: [
            {
              qte: '+00001.00',
              descr: 'rabais@10%',
              unitr: '-000000001.00',
              prix: '-000000001.00',
              tax: 'FP',
              acti: 'RES',
            },
          ],
        },
      ],
      mont: {
        ...FIRST.mont,
        ajus: '+000000000.00',
        mtdu: '+000000018.10',
        versActu: '+000000010.00',
        versAnt: '+000000000.00',
        sold: '+000000008.10',
        pourb: '+000000002.00',
      },
      refs: [{ noTrans: 'A-1000', datTrans: '20260115120000', avantTax: '+000000015.74' }],
    };
    expect(transactionSchema.safeParse(full).error).toBeUndefined();
  });

  it('needs every field that the authority needs', () => {
    const optional = new Set(['nomUtil', 'docAdr']);
    const taken = Object.keys(FIRST).filter((field) => transactionSchema.safeParse(without(FIRST, field)).success);
    expect(new Set(taken)).toEqual(optional);
    for (const parent of ['docAdr', 'noTax', 'signa', 'SEV', 'mont'] as const) {
      const fields = Object.keys(FIRST[parent] ?? {});
      expect(
        fields.filter(
          (field) => transactionSchema.safeParse({ ...FIRST, [parent]: without(FIRST[parent], field) }).success,
        ),
      ).toEqual([]);
    }
  });

  it.each([
    ['an unknown field', { hash: 'x' }],
    ['an unknown field inside signa', { signa: { ...FIRST.signa, hash: 'x' } }],
    ['an unknown field inside an item', { items: [{ ...FIRST.items[0], desc: 'x' }] }],
    ['a null object', { clint: null }],
    ['no item', { items: [] }],
    ['an empty list of precisions', { items: [{ ...FIRST.items[0], preci: [] }] }],
    ['an empty list of references', { refs: [] }],
    ['an empty list of addresses', { clint: { adr: [] } }],
    ['another sector', { sectActi: { ...FIRST.sectActi, abrvt: 'TRP' } }],
    ['an unknown service', { sectActi: { ...FIRST.sectActi, typServ: 'XXX' } }],
    ['a government customer', { relaCommer: 'B2G' }],
    ['an unknown type', { typTrans: 'RFEX' }],
    ['an unknown payment', { modPai: 'PAY' }],
    ['an unknown print mode', { modImpr: 'SOB' }],
    ['the obsolete print form', { formImpr: 'SOB' }],
    ['an unknown mode', { modTrans: 'TST' }],
    ['a truth value for e-commerce', { commerElectr: false }],
    ['an unknown tax', { items: [{ ...FIRST.items[0], tax: 'PF' }] }],
    ['an unknown activity', { items: [{ ...FIRST.items[0], acti: 'TRA' }] }],
    ['a number for money', { mont: { ...FIRST.mont, TPS: 0.79 } }],
    ['a signature of the wrong length', { signa: { ...FIRST.signa, actu: 'AAAA' } }],
    ['a first-link mark for a signature', { signa: { ...FIRST.signa, actu: FIRST_LINK } }],
    ['a day that does not exist', { datTrans: '20260230120000' }],
    ['a trade name with an outer space', { nomMandt: 'Bistro du Quai ' }],
    ['a customer address of unknown kind', { clint: { adr: [{ ...CUSTOMER.adr[0], typAdr: 'DOM' }] } }],
  ])('refuses %s', (_what, change) => {
    expect(transactionSchema.safeParse({ ...FIRST, ...change }).success).toBe(false);
  });
});

describe('signing a transaction', () => {
  it('makes a link that verifies, in the authority’s field order', async () => {
    const { privateKey, publicKey } = await generateSigningKeys({ extractable: false });
    const { signa: _signa, ...transaction } = FIRST;
    const signed = await signTransaction({
      transaction,
      privateKey,
      previous: SIGNATURES[2],
      signedAt: '20260115130000',
    });
    expect(await verifyTransaction(publicKey, signed)).toBe(true);
    expect(signed.signa).toMatchObject({ datActu: '20260115130000', preced: SIGNATURES[2] });
    expect(Object.keys(signed)).toEqual(Object.keys(FIRST));
    expect(transactionSchema.parse(signed)).toEqual(signed);
  });

  it('replaces the signature of the transaction that a reproduction repeats', async () => {
    const { privateKey, publicKey } = await generateSigningKeys({ extractable: false });
    const again = { ...FIRST, modImpr: 'RPR' as const };
    const signed = await signTransaction({
      transaction: again,
      privateKey,
      previous: SIGNATURES[0],
      signedAt: '20260116090000',
    });
    expect(signed.noTrans).toBe(FIRST.noTrans);
    expect(signed.signa.preced).toBe(SIGNATURES[0]);
    expect(await verifyTransaction(publicKey, signed)).toBe(true);
    expect(FIRST.signa.actu).toBe(SIGNATURES[0]);
  });

  it.each([
    ['a malformed field', { transaction: { ...FIRST, nomMandt: '' } }],
    ['a malformed previous signature', { previous: 'AAAA' }],
    ['an unreal time of signing', { signedAt: '20260115250000' }],
  ])('refuses %s', async (_what, change) => {
    const { privateKey } = await generateSigningKeys({ extractable: false });
    const link = { transaction: FIRST, privateKey, previous: FIRST_LINK, signedAt: '20260115120500', ...change };
    await expect(signTransaction(link)).rejects.toMatchObject({ name: 'ZodError' });
  });
});

describe('verifying a transaction', () => {
  it('takes the known signatures and refuses them on any other transaction', async () => {
    const publicKey = await importPublicKey(PUBLIC_KEY);
    const verdicts = await Promise.all(LINKS.map((link) => verifyTransaction(publicKey, link)));
    const altered: Transaction = { ...FIRST, mont: { ...FIRST.mont, apresTax: '+000000018.11' } };
    expect(verdicts).toEqual([true, true, true]);
    expect(await verifyTransaction(publicKey, altered)).toBe(false);
  });
});

function without(value: object | undefined, field: string): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== field));
}
