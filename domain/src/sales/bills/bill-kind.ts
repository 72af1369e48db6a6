/**
 * Kinds of bills, as people look for them. Of a bill to which several apply, the first of this list is its kind:
 * - `training`: made to learn with; `aborted`: an entry given up before it was anything
 * - `reproduction`, `duplicate`: an earlier bill printed once more, for the customer or for the merchant
 * - `left-without-paying`: the customer went, the amount is owed
 * - `quote`, `estimate`, `table-bill`, `revised-bill`, `third-party`: nothing is paid yet
 * - `cancellation`: takes back a table bill or an estimate; `reverse`: the unprinted half of a correction
 * - `credit-note`: money back; `correction`: takes the place of a bill that was reversed
 * - `instalment`: one payment of several; `receipt`: a sale that is paid
 */
export const BILL_KINDS = [
  'receipt',
  'credit-note',
  'correction',
  'reverse',
  'instalment',
  'table-bill',
  'revised-bill',
  'cancellation',
  'left-without-paying',
  'estimate',
  'quote',
  'third-party',
  'reproduction',
  'duplicate',
  'training',
  'aborted',
] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** Fields that are read of a signed document; every transaction of the authority's has it. Amounts are the authority's, with their sign. */
export interface BillDocument {
  readonly typTrans: string;
  readonly modImpr: string;
  readonly formImpr: string;
  readonly modTrans: string;
  readonly modPai: string;
  readonly items: readonly { readonly descr: string }[];
  readonly mont: {
    readonly avantTax: string;
    readonly apresTax: string;
    readonly mtdu?: string | undefined;
    readonly versActu?: string | undefined;
  };
  readonly refs?: readonly { readonly avantTax: string }[] | undefined;
}

/** The kind of a bill, from its document alone: what it refers to need not be known. Source: SRM-29, SRM-34, decision 66. */
export function billKind(bill: BillDocument): BillKind {
  if (bill.modTrans === 'FOR') return 'training';
  return (
    BY_PRINT_MODE[bill.modImpr] ??
    (bill.typTrans === 'RFER' ? kindOfReceipt(bill) : kindBeforePayment(bill)) ??
    'aborted'
  );
}

const BY_PRINT_MODE: Readonly<Record<string, BillKind>> = {
  ANN: 'aborted',
  RPR: 'reproduction',
  DUP: 'duplicate',
  PSP: 'left-without-paying',
};

const BEFORE_PAYMENT: Readonly<Record<string, BillKind>> = { SOUM: 'quote', ESTM: 'estimate', TIER: 'third-party' };

function kindBeforePayment({ typTrans, refs }: BillDocument): BillKind | undefined {
  if (typTrans === 'ADDI') return refs === undefined ? 'table-bill' : 'revised-bill';
  return BEFORE_PAYMENT[typTrans];
}

function kindOfReceipt(bill: BillDocument): BillKind {
  if (isCancellation(bill)) return 'cancellation';
  if (isReverse(bill)) return 'reverse';
  const due = bill.mont.mtdu ?? bill.mont.apresTax;
  if (isNegative(due)) return 'credit-note';
  // the only bill that a sale of an amount can refer to, and that takes money back, is the reverse it stands in for
  if (!isZero(due) && bill.refs?.some(({ avantTax }) => isNegative(avantTax))) return 'correction';
  return bill.mont.versActu === undefined ? 'receipt' : 'instalment';
}

const isCancellation = ({ modPai, mont, refs, items }: BillDocument): boolean =>
  modPai === 'AUC' && isZero(mont.apresTax) && refs !== undefined && items.some(({ descr }) => descr === 'Annulation');

/** True for a bill that is never printed, and takes back to the cent the one bill that it refers to. */
const isReverse = ({ formImpr, mont, refs = [] }: BillDocument): boolean =>
  formImpr === 'NON' && !isZero(mont.avantTax) && refs.length === 1 && refs[0]?.avantTax === negated(mont.avantTax);

const isNegative = (amount: string): boolean => amount.startsWith('-') && !isZero(amount);
const isZero = (amount: string): boolean => /^[+-]0+\.00$/.test(amount);
const negated = (amount: string): string => (amount.startsWith('-') ? '+' : '-') + amount.slice(1);
