import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransaction } from '../../test/any-transaction.ts';
import { legalTransaction } from '../../test/legal-transaction.ts';
import { IncoherentTransactionError, refuseIncoherent } from '../recipes/refuse-incoherent.ts';
import { generateSigningKeys } from '../signing/keys.ts';
import { FIRST_LINK } from '../signing/signing.ts';
import { checkTransaction } from './check-transaction.ts';
import { findCatalogueError } from './error-catalogue.ts';
import { readCertificateReply, readDocumentReply, readTransactionReply, readUserReply } from './read-reply.ts';
import { signTransaction, type Transaction, transactionSchema } from './transaction.ts';
import { RATES } from '../../test/rate-tables.ts';

const centsOf = (money: string): number => Math.round(Number(money) * 100);
const linesOf = (t: Transaction) => t.items.flatMap((item) => [item, ...(item.preci ?? [])]);
const dueOf = (t: Transaction): number => centsOf(t.mont.mtdu ?? t.mont.apresTax);
const hasActivity = (t: Transaction, codes: string[]): boolean => linesOf(t).some(({ acti }) => codes.includes(acti));
const precisionsOf = (t: Transaction) => t.items.flatMap(({ preci = [] }) => preci);
const isPriced = ({ prix }: { prix?: string | undefined }): boolean => prix !== undefined && centsOf(prix) !== 0;
const nameOf = ({ noTrans, datTrans }: { noTrans: string; datTrans: string }): string => noTrans + datTrans;
const refsOf = (t: Transaction): string[] => (t.refs ?? []).map(nameOf);
const countOf = (values: readonly unknown[]): number => values.filter((value) => value !== undefined).length;
const isShown = ({ modImpr }: Transaction): boolean => ['FAC', 'RPR', 'DUP'].includes(modImpr);

/** The authority's rules once more, by the words of its list: when each of its ids is due, and when it is not. */
const DUE: Readonly<Record<string, (t: Transaction) => boolean>> = {
  502: (t) => refsOf(t).includes(nameOf(t)),
  503: (t) => new Set(refsOf(t)).size < refsOf(t).length,
  504: (t) => ['ADDI', 'ESTM', 'SOUM', 'TIER'].includes(t.typTrans) && t.modPai !== 'SOB',
  505: (t) => t.typTrans === 'RFER' && t.modPai === 'SOB' && t.modImpr !== 'ANN',
  524: (t) => /^0+$/.test(t.SEV.idVersi) && !/0{9}$/.test(t.SEV.codCertif),
  528: (t) => t.modImpr === 'PSP' && t.modPai !== 'AUC',
  529: (t) => t.mont.pourb !== undefined && !t.nomUtil,
  532: ({ mont: { versActu, versAnt, sold } }) => ![0, 3].includes(countOf([versActu, versAnt, sold])),
  534: ({ mont: { versActu, versAnt, sold }, refs }) =>
    countOf([versActu, versAnt, sold]) === 3 && centsOf(versAnt ?? '0') !== 0 && !refs,
  535: (t) => {
    const { versActu, versAnt, sold } = t.mont;
    const paid = [versActu, versAnt, sold].map((amount) => centsOf(amount ?? '0'));
    return countOf([versActu, versAnt, sold]) === 3 && paid.reduce((sum, one) => sum + one, 0) !== dueOf(t);
  },
  537: (t) => hasActivity(t, ['RES', 'BAR', 'CDR']) && (!t.sectActi.typServ || !t.sectActi.nbClint),
  538: ({ mont: { ajus, mtdu } }) => countOf([ajus, mtdu]) === 1,
  541: (t) => precisionsOf(t).some(({ qte, unitr, prix }) => qte === undefined && countOf([unitr, prix]) > 0),
  542: (t) => precisionsOf(t).some((one) => isPriced(one) && one.tax === undefined),
  543: (t) => t.items.some(({ descr, tax }) => descr === 'Frais de service' && tax !== 'FP'),
  545: (t) => hasActivity(t, ['HAB']) && !(t.clint && 'noTvqClint' in t.clint && 'adr' in t.clint),
  546: (t) =>
    t.typTrans === 'RFER' &&
    dueOf(t) === 0 &&
    t.modPai !== 'AUC' &&
    // what parts the two codes of an aborted entry is not known
    !(t.modImpr === 'ANN' && t.modPai === 'SOB'),
  547: ({ mont: { apresTax, ajus, mtdu } }) =>
    ajus !== undefined && mtdu !== undefined && centsOf(apresTax) + centsOf(ajus) !== centsOf(mtdu),
  548: (t) => t.commerElectr === 'O' && (t.modPai === 'ARG' || t.modPai === 'CHQ'),
  549: (t) =>
    t.items.some(({ descr }) => descr === 'Annulation') &&
    !(
      t.typTrans === 'RFER' &&
      isShown(t) &&
      centsOf(t.mont.apresTax) === 0 &&
      countOf([t.mont.ajus, t.mont.mtdu]) === 0 &&
      t.refs !== undefined
    ),
  550: (t) => linesOf(t).some((one) => isPriced(one) === (one.acti === 'SOB')),
  554: (t) =>
    linesOf(t).some(({ tax }) => tax !== undefined && tax !== 'SOB' && /S/.test(tax)) &&
    !(t.items.at(-1)?.descr === 'Taxe(s) supplémentaire(s)' && t.items.at(-1)?.preci !== undefined),
};

const codesOf = (t: Transaction): string[] => checkTransaction(t, RATES).map(({ errorId }) => errorId.slice(8, 11));

/** Returns true when a transaction is stopped before it is signed; any other fall is a fault. */
function refusalOf(t: Transaction): boolean {
  try {
    refuseIncoherent(t, RATES);
    return false;
  } catch (error) {
    if (error instanceof IncoherentTransactionError) return true;
    throw error;
  }
}

describe('any combination of fields', () => {
  it('is refused with each id that is due, and with no other', () => {
    fc.assert(
      fc.property(anyTransaction, (t) => {
        const found = new Set(codesOf(t));
        // sums have one id for several faults, and are looked at below
        found.delete('523');
        const due = Object.keys(DUE).filter((code) => DUE[code]?.(t));
        expect([...found].toSorted()).toEqual(due);
      }),
      { numRuns: 1000 },
    );
  });

  it('whose total or subtotal is not the sum of its parts is refused', () => {
    fc.assert(
      fc.property(anyTransaction, (t) => {
        const { avantTax, TPS, TVQ, apresTax } = t.mont;
        const total = [avantTax, TPS, TVQ].reduce((sum, one) => sum + centsOf(one), 0);
        const subtotal = linesOf(t).reduce((sum, { prix = '0' }) => sum + centsOf(prix), 0);
        const isOff = total !== centsOf(apresTax) || subtotal !== centsOf(avantTax);
        expect(codesOf(t).includes('523') || !isOff).toBe(true);
      }),
    );
  });

  it('that is refused cannot be signed, and says by the authority’s own ids why', () => {
    fc.assert(
      fc.property(anyTransaction, (t) => {
        const findings = checkTransaction(t, RATES);
        expect(findings.every(({ errorId }) => findCatalogueError(errorId)?.requests.includes('transaction'))).toBe(
          true,
        );
        expect(refusalOf(t)).toBe(findings.length > 0);
      }),
    );
  });
});

describe('any legal bill', () => {
  it('is taken, and comes back byte for byte', async () => {
    const { privateKey } = await generateSigningKeys({ extractable: false });
    await fc.assert(
      fc.asyncProperty(legalTransaction, async (t) => {
        expect(checkTransaction(t, RATES)).toEqual([]);
        const { signa: _signature, ...transaction } = t;
        const text = JSON.stringify(
          await signTransaction({ transaction, privateKey, previous: FIRST_LINK, signedAt: t.datTrans }),
        );
        expect(JSON.stringify(transactionSchema.parse(JSON.parse(text)))).toBe(text);
      }),
    );
  });

  it('loses its right by a cent too much', () => {
    fc.assert(
      fc.property(legalTransaction, (t) => {
        const [head, cents] = [t.mont.apresTax.slice(0, -1), Number(t.mont.apresTax.at(-1))];
        // another last cent, and never a zero: an amount of nothing has one sign alone
        const off = { ...t, mont: { ...t.mont, apresTax: `${head}${(cents % 9) + 1}` } };
        expect(codesOf(off)).toContain('523');
      }),
    );
  });
});

/** A place in a bill, and what it is changed to there: something else, nothing, or a field beside it. */
const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'add'),
  value: fc.jsonValue(),
});

type Tree = Record<string, unknown>;
const branchesOf = (node: unknown): Tree[] =>
  typeof node === 'object' && node !== null ? [node as Tree, ...Object.values(node).flatMap(branchesOf)] : [];

function changed(t: Transaction, { at, how, value }: { at: number; how: string; value: unknown }): unknown {
  const copy = structuredClone(t) as unknown;
  const places = branchesOf(copy).flatMap((branch) => Object.keys(branch).map((key) => ({ branch, key })));
  const place = places[at % places.length];
  if (!place) return value;
  if (how === 'remove') Reflect.deleteProperty(place.branch, place.key);
  else place.branch[how === 'add' ? `${place.key}x` : place.key] = value;
  return copy;
}

describe('what is no bill', () => {
  it('is read without a fall: any value in any place is refused by the schema, or by its checks, or is right', () => {
    fc.assert(
      fc.property(legalTransaction, change, (t, one) => {
        const read = transactionSchema.safeParse(changed(t, one));
        const remarks = read.success ? checkTransaction(read.data, RATES) : read.error.issues;
        expect(read.success || remarks.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is refused with a field too many, wherever that stands', () => {
    fc.assert(
      fc.property(legalTransaction, fc.nat(), (t, at) => {
        const more = changed(t, { at, how: 'add', value: 'x' });
        // a list has no fields: what is added to it is not written
        const isWritten = JSON.stringify(more) !== JSON.stringify(t);
        expect(transactionSchema.safeParse(JSON.parse(JSON.stringify(more))).success).toBe(!isWritten);
      }),
    );
  });

  it.each([
    ['values', fc.jsonValue().map((value) => JSON.stringify(value))],
    ['texts', fc.string({ unit: 'binary' })],
    ['bytes', fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('utf8'))],
    ['depths', fc.nat(5000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)],
  ])('is no answer of the authority either: any %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const read of [readTransactionReply, readCertificateReply, readUserReply, readDocumentReply])
          expect(read(text)).toEqual({ kind: 'no-usable-answer' });
      }),
    );
  });
});
