import fc from 'fast-check';
import { recipeCodes, type PaidBy, type Recipe } from '../src/recipes/recipe.ts';
import { paymentCode, type Transaction } from '../src/requests/transaction.ts';
import { formatMoney, formatQuantity } from '../src/requests/values.ts';
import { anyDescription } from './any-transaction.ts';
import { refTo, sampleBill } from './sample-bill.ts';

const EARLIER = refTo(sampleBill({ noTrans: 'A-0900', datTrans: '20260115110000' }));

const method = fc.constantFrom(
  ...paymentCode.options.filter((code): code is PaidBy => code !== 'AUC' && code !== 'SOB'),
);
const form = fc.constantFrom('PAP' as const, 'ELE' as const, 'PEL' as const);

/** Recipes in which money may be due. */
const recipe: fc.Arbitrary<Recipe> = fc.oneof(
  fc.record({ kind: fc.constantFrom('bill', 'quote', 'estimate'), form }),
  fc.record({ kind: fc.constant('receipt'), payment: method, form }),
  fc.record({ kind: fc.constant('credit-note'), payment: method, form, of: fc.constant([EARLIER] as const) }),
  fc.record({ kind: fc.constant('left-without-paying'), of: fc.constant([EARLIER] as const) }),
  fc.record({ kind: fc.constant('third-party') }),
);

const line = fc.record({
  descr: anyDescription.filter((text) => text !== 'Annulation' && text !== 'Frais de service'),
  hundredths: fc.integer({ min: 1, max: 99_999 }),
  cents: fc.integer({ min: 0, max: 1_000_000 }),
  tax: fc.constantFrom('F', 'P', 'FP', 'NON'),
  remark: fc.option(anyDescription, { nil: undefined }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

/** A transaction that the authority takes: a recipe, priced lines, taxes on their sums. Money goes back in a credit note. */
export const legalTransaction: fc.Arbitrary<Transaction> = fc
  .record({
    recipe,
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    modTrans: fc.constantFrom('OPE', 'FOR'),
    tip: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
    rounds: fc.boolean(),
  })
  .map(({ recipe: made, lines, modTrans, tip, rounds }) => {
    const sign = made.kind === 'credit-note' ? -1 : 1;
    const amounts = amountsOf(lines, sign);
    const codes = recipeCodes(made);
    const isPaid = codes.typTrans === 'RFER' && codes.modImpr === 'FAC';
    const { nomUtil: _user, refs: _refs, ...bill } = sampleBill();
    const { nomUtil, pourb } = tipped(isPaid ? tip : undefined);
    const isRounded = rounds && isPaid && codes.modPai === 'ARG';
    return {
      ...bill,
      ...nomUtil,
      items: lines.map((one) => itemOf(one, sign)),
      mont: { ...amounts.mont, ...(isRounded ? rounded(amounts.total) : {}), ...pourb },
      ...codes,
      modPai: isPaid && amounts.total === 0 ? 'AUC' : codes.modPai,
      modTrans,
    };
  })
  .filter(({ mont, modPai }) => mont.mtdu !== '+000000000.00' || modPai === 'AUC');

/** A tip names who gets it. */
const tipped = (tip: number | undefined) =>
  tip === undefined ? {} : { nomUtil: { nomUtil: 'Camille Roy' }, pourb: { pourb: formatMoney(tip) } };

function itemOf({ descr, hundredths, cents, tax, remark }: Line, sign: number): Transaction['items'][number] {
  const isFree = cents === 0;
  return {
    qte: formatQuantity(sign * hundredths),
    descr,
    prix: formatMoney(sign * cents),
    tax: isFree ? 'SOB' : tax,
    acti: isFree ? 'SOB' : 'RES',
    ...(remark === undefined ? {} : { preci: [{ descr: remark, acti: 'SOB' }] }),
  };
}

function amountsOf(lines: readonly Line[], sign: number) {
  const sumOf = (letter: string) =>
    lines.filter(({ tax }) => tax.includes(letter)).reduce((sum, { cents }) => sum + cents, 0);
  const [before, gst, qst] = [sumOf(''), Math.round(sumOf('F') / 20), Math.round((sumOf('P') * 399) / 4000)];
  const total = sign * (before + gst + qst);
  const mont = {
    avantTax: formatMoney(sign * before),
    TPS: formatMoney(sign * gst),
    TVQ: formatMoney(sign * qst),
    apresTax: formatMoney(total),
  };
  return { total, mont };
}

/** Cash is rounded to five cents; nothing is not. */
function rounded(total: number): Partial<Transaction['mont']> {
  if (total === 0) return {};
  const due = Math.round(total / 5) * 5;
  return { ajus: formatMoney(due - total), mtdu: formatMoney(due) };
}
