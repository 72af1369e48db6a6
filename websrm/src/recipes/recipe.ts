import type { UnsignedTransaction } from '../requests/transaction.ts';

/** An earlier transaction that this one changes, pays, splits or gives back. */
export type Reference = NonNullable<UnsignedTransaction['refs']>[number];
/** At least one reference: what cannot be without one says so in its type. */
export type References = readonly [Reference, ...Reference[]];

/** A method that money comes or goes by; no payment at all is `null` in a recipe. */
export type PaidBy = Exclude<UnsignedTransaction['modPai'], 'AUC' | 'SOB'>;

/** On what a document is produced, when one is. */
export type Produced = Exclude<UnsignedTransaction['formImpr'], 'NON'>;

/**
 * Every kind of transaction that a till makes, with what that kind may choose and nothing else: a temporary bill has no payment, a
 * departure without paying has neither payment nor document, a cancellation always refers to something. `payment` null: nothing is
 * due. `form` `NON`: recorded, with no document. Reproductions and duplicates repeat a transaction: see `copyOf`. Source: SRM-35.
 */
export type Recipe =
  /** A temporary bill, a quote or an estimate; `of` what it revises, groups or is split from. */
  | { kind: 'bill' | 'quote' | 'estimate'; form: Produced | 'NON'; of?: References }
  /** A closing receipt; `of` the bill that it pays, or the earlier instalments. */
  | { kind: 'receipt'; payment: PaidBy | null; form: Produced | 'NON'; of?: References }
  /** Money given back; `of` is missing only where the receipt is not known. */
  | { kind: 'credit-note'; payment: PaidBy; form: Produced; of?: References }
  /** The first half of a correction: undoes a receipt or a credit note, with no document. */
  | { kind: 'reverse'; payment: PaidBy; of: readonly [Reference] }
  /** The second half: what the receipt should have been; refers to the reverse. */
  | { kind: 'correction'; payment: PaidBy; form: Produced; of: readonly [Reference] }
  | { kind: 'cancellation'; form: Produced; of: References }
  | { kind: 'left-without-paying'; of: References }
  /** An entry given up before anything was sent. */
  | { kind: 'abandonment' }
  | { kind: 'third-party' };

type RecipeKind = Recipe['kind'];

/** The codes of a transaction that its recipe decides. */
export type RecipeCodes = Pick<UnsignedTransaction, 'typTrans' | 'modPai' | 'modImpr' | 'formImpr' | 'refs'>;

/** The codes of a recipe. Source: SRM-30, SRM-35. */
export function recipeCodes(recipe: Recipe): RecipeCodes {
  const { typTrans, modImpr, modPai } = CODES[recipe.kind];
  return {
    typTrans,
    modPai: 'payment' in recipe ? (recipe.payment ?? 'AUC') : modPai,
    modImpr,
    formImpr: 'form' in recipe ? recipe.form : 'NON',
    ...('of' in recipe && recipe.of !== undefined ? { refs: [...recipe.of] } : {}),
  };
}

/**
 * A transaction to be signed again as a copy: a reproduction for the customer, a duplicate for the operator. All but its print mode,
 * its certificate and its signature stays as it was, number and date included. Source: SRM-36.
 */
export function copyOf<T extends Omit<UnsignedTransaction, 'noTrans' | 'datTrans' | 'utc'>>(
  content: T,
  copy: { modImpr: 'RPR' | 'DUP'; thumbprint: string },
): T {
  return { ...content, modImpr: copy.modImpr, emprCertifSEV: copy.thumbprint };
}

/** Codes that a kind leaves no choice of; `modPai` where it has no payment. */
const CODES: Readonly<Record<RecipeKind, Pick<RecipeCodes, 'typTrans' | 'modImpr' | 'modPai'>>> = {
  bill: { typTrans: 'ADDI', modImpr: 'FAC', modPai: 'SOB' },
  quote: { typTrans: 'SOUM', modImpr: 'FAC', modPai: 'SOB' },
  estimate: { typTrans: 'ESTM', modImpr: 'FAC', modPai: 'SOB' },
  receipt: { typTrans: 'RFER', modImpr: 'FAC', modPai: 'AUC' },
  'credit-note': { typTrans: 'RFER', modImpr: 'FAC', modPai: 'AUC' },
  reverse: { typTrans: 'RFER', modImpr: 'FAC', modPai: 'AUC' },
  correction: { typTrans: 'RFER', modImpr: 'FAC', modPai: 'AUC' },
  cancellation: { typTrans: 'RFER', modImpr: 'FAC', modPai: 'AUC' },
  'left-without-paying': { typTrans: 'RFER', modImpr: 'PSP', modPai: 'AUC' },
  abandonment: { typTrans: 'SOB', modImpr: 'ANN', modPai: 'SOB' },
  'third-party': { typTrans: 'TIER', modImpr: 'FAC', modPai: 'SOB' },
};
