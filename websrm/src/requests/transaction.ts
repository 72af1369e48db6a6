import { z } from 'zod';
import * as format from './formats.ts';
import { signText, transactionText, verifyText } from '../signing/signing.ts';
import type { CryptoKey } from '../signing/web-crypto.ts';

/** Taxes on a price: `F` GST, `P` QST, `S` supplementary, their combinations, `NON` none, `SOB` not applicable. */
export const taxCode = z.enum(['F', 'P', 'S', 'FP', 'FS', 'PS', 'FPS', 'NON', 'SOB']);
/** Sector of an item: restaurant, bar, food truck, usual third party, not covered, not applicable. */
export const activityCode = z.enum(['RES', 'BAR', 'CDR', 'HAB', 'NON', 'SOB']);
/** Kind of transaction: quote, estimate, temporary bill, receipt or credit note, occasional third party, aborted before a choice. */
export const transactionType = z.enum(['SOUM', 'ESTM', 'ADDI', 'RFER', 'TIER', 'SOB']);
/** Method of payment. */
export const paymentCode = z.enum([
  'ARG',
  'CHQ',
  'COU',
  'CRE',
  'DEB',
  'CPR',
  'FID',
  'CRY',
  'MVO',
  'TFD',
  'MIX',
  'PAC',
  'AUT',
  'INC',
  'AUC',
  'SOB',
]);
/** Print mode: bill, reproduction, duplicate, left without paying, aborted entry. */
export const printMode = z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']);
/** Print form: paper, electronic, both, nothing produced. */
export const printForm = z.enum(['PAP', 'ELE', 'PEL', 'NON']);
/** Transaction mode: real or training. */
export const transactionMode = z.enum(['OPE', 'FOR']);

const precision = z.strictObject({
  qte: format.quantity.optional(),
  descr: format.description,
  unitr: format.money.optional(),
  prix: format.money.optional(),
  tax: taxCode.optional(),
  acti: activityCode,
});

const item = z.strictObject({
  qte: format.quantity,
  descr: format.description,
  unitr: format.money.optional(),
  prix: format.money,
  tax: taxCode,
  acti: activityCode,
  preci: z.array(precision).min(1).optional(),
});

const customerAddress = z.strictObject({
  typAdr: z.enum(['EXP', 'SRV']),
  noCiviq: format.civicNumber,
  rue: format.placeName,
  vil: format.placeName,
  cp: format.customerPostalCode,
});

const amounts = z.strictObject({
  avantTax: format.money,
  TPS: format.money,
  TVQ: format.money,
  apresTax: format.money,
  ajus: format.money.optional(),
  mtdu: format.money.optional(),
  versActu: format.money.optional(),
  versAnt: format.money.optional(),
  sold: format.money.optional(),
  pourb: format.money.optional(),
});

/**
 * A signed transaction as the authority takes it: every field, its presence and its form. Unknown fields, empty lists and nulls are
 * refused. What fields say together (amounts that add up, codes that exclude one another) is for `checkTransaction`.
 *
 * Source: SRM-29.
 */
export const transactionSchema = z.strictObject({
  sectActi: z.strictObject({
    abrvt: z.literal('RBC'),
    typServ: z.enum(['CMP', 'TBL', 'LVR', 'LVT']).optional(),
    noTabl: format.tableNumber.optional(),
    nbClint: format.customerCount.optional(),
  }),
  noTrans: format.noTrans,
  nomMandt: format.personOrTradeName,
  nomUtil: format.personOrTradeName.optional(),
  docAdr: z.strictObject({ docNoCiviq: format.civicNumber, docCp: format.postalCode }).optional(),
  relaCommer: z.enum(['B2C', 'B2B']),
  clint: z
    .strictObject({
      nomClint: format.personOrTradeName.optional(),
      noTvqClint: format.qstNumber.optional(),
      tel1: format.phone.optional(),
      tel2: format.phone.optional(),
      courl: format.email.optional(),
      adr: z.array(customerAddress).min(1).optional(),
    })
    .optional(),
  datTrans: format.stamp,
  utc: format.utcMark,
  items: z.array(item).min(1),
  mont: amounts,
  noDossFO: format.fileNumber,
  noTax: z.strictObject({ noTPS: format.gstNumber, noTVQ: format.qstNumber }),
  commerElectr: z.enum(['O', 'N']),
  typTrans: transactionType,
  modPai: paymentCode,
  modImpr: printMode,
  formImpr: printForm,
  modTrans: transactionMode,
  signa: z.strictObject({ datActu: format.stamp, actu: format.signature, preced: format.previousSignature }),
  emprCertifSEV: format.thumbprint,
  refs: z
    .array(z.strictObject({ noTrans: format.noTrans, datTrans: format.stamp, avantTax: format.money }))
    .min(1)
    .optional(),
  SEV: z.strictObject({
    idSEV: format.idSev,
    idVersi: format.idVersi,
    codCertif: format.codCertif,
    idPartn: format.idPartn,
    versi: format.versi,
    versiParn: format.versi,
  }),
});

/** A signed transaction. Money `+000000012.40`, quantities `+00002.00`, times `AAAAMMJJhhmmss` local to the place. */
export type Transaction = z.infer<typeof transactionSchema>;
/** A transaction before its signature. */
export type UnsignedTransaction = Omit<Transaction, 'signa'>;
/** One item of a transaction. */
export type TransactionItem = z.infer<typeof item>;
/** One precision under an item. */
export type ItemPrecision = z.infer<typeof precision>;
/** The amounts of a transaction. */
export type TransactionAmounts = z.infer<typeof amounts>;

/**
 * Signs a transaction as the next link of its chain. The result has its fields in the authority's order, ready for `JSON.stringify`.
 *
 * `previous`: `signa.actu` of the chain's last link, or `FIRST_LINK`. `signedAt`: local time `AAAAMMJJhhmmss` of signing. A
 * reproduction or duplicate passes the earlier transaction with another `modImpr`; its old signature is replaced.
 *
 * Throws `ZodError` when any field, `previous` or `signedAt` is not in the authority's form: nothing malformed is ever signed.
 *
 * Source: SRM-22, SRM-23.
 */
export async function signTransaction(link: {
  transaction: UnsignedTransaction;
  privateKey: CryptoKey;
  previous: string;
  signedAt: string;
}): Promise<Transaction> {
  const signa = { datActu: link.signedAt, actu: NOT_SIGNED_YET, preced: link.previous };
  const draft = transactionSchema.parse({ ...link.transaction, signa });
  draft.signa.actu = await signText(link.privateKey, transactionText(draft));
  return draft;
}

/** Returns true when `signa.actu` is this key's signature over the transaction. Says nothing of the chain: see `verifyChain`. */
export async function verifyTransaction(publicKey: CryptoKey, t: Transaction): Promise<boolean> {
  return verifyText(publicKey, transactionText(t), t.signa.actu);
}

// has the form of a signature, so the whole transaction can be checked before anything is signed
const NOT_SIGNED_YET = `${'A'.repeat(86)}==`;
