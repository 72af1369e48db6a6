import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { applyRate, cents, shareOf } from '@comptoir/domain/base/amounts/cents';
import { ratesOn, TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { recipeCodes, type References } from '@comptoir/websrm/recipes/recipe';
import { AGREEMENT_ITEM, SERVICE_CHARGE_ITEM } from '@comptoir/websrm/requests/standard-items';
import type { Transaction, TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatCustomerCount, formatMoney, formatQuantity, parseMoney } from '@comptoir/websrm/requests/values';
import type { ContractRow } from '../features/sales/contracts/contracts.store.ts';
import type { BillDraft, PlannedBill } from './make-past-bills.ts';
import type { PlannedContract, PlannedDocument } from './plan-contracts.ts';

/** The bills of a contract, each after the one before it. The last bill of a document has the document's id as its key. */
export function composeContractBills({ contract, documents }: PlannedContract): PlannedBill[] {
  let follows: string | null = null;
  return documents.flatMap((document): PlannedBill[] => {
    const { id, order, signedAt: at } = document;
    if (order.kind === 'addition') return [{ key: id, at, follows: null, draft: () => sale(order) }];
    const earlier = follows;
    follows = id;
    return order.kind === 'cancellation'
      ? cancel(document, earlier)
      : [
          {
            key: id,
            at,
            follows: earlier,
            draft: (bill) => (bill ? pay(contract, order, bill) : agree(contract, order)),
          },
        ];
  });
}

/** The sale is undone, and what was paid is the sale in its place. Decision 76. */
function cancel({ id, order, signedAt: at }: PlannedDocument, follows: string | null): PlannedBill[] {
  const reverse = `${id} reverse`;
  return [
    { key: reverse, at, follows, draft: (bill) => undo(order, expectBill(bill)) },
    { key: id, at: new Date(at.getTime() + 1000), follows: reverse, draft: (bill) => keep(order, expectBill(bill)) },
  ];
}

function expectBill(bill: Transaction | null): Transaction {
  if (!bill) throw new Error('a bill of the demo world follows none');
  return bill;
}

const PAID = 'CRE';

const agree = ({ price }: ContractRow, order: DocumentOrder): BillDraft => ({
  ...partiesOf(order),
  items: itemsOf(order),
  mont: amounts({ subtotal: price.subtotalCents, gst: price.gstCents, qst: price.qstCents, total: price.totalCents }),
  ...recipeCodes({ kind: 'estimate', form: 'PAP' }),
});

function pay(contract: ContractRow, order: DocumentOrder, earlier: Transaction): BillDraft {
  const { totalCents, paidCents, earlierCents } = order;
  const [now, before, left] = [paidCents, earlierCents, totalCents - paidCents - earlierCents].map(formatMoney);
  return {
    ...agree(contract, order),
    mont: { ...agree(contract, order).mont, versActu: now, versAnt: before, sold: left },
    ...recipeCodes({ kind: 'receipt', payment: PAID, form: 'PAP', of: referTo(earlier) }),
  };
}

const sale = (order: DocumentOrder): BillDraft => ({
  ...partiesOf(order),
  items: [agreementOf(order), ...order.lines.map(itemOf)],
  mont: amounts(taxSubtotal(cents(order.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)), ratesOf(order))),
  ...recipeCodes({ kind: 'receipt', payment: PAID, form: 'PAP' }),
});

function undo(order: DocumentOrder, earlier: Transaction): BillDraft {
  const { avantTax, TPS, TVQ, apresTax } = earlier.mont;
  const mont = { avantTax: negate(avantTax), TPS: negate(TPS), TVQ: negate(TVQ), apresTax: negate(apresTax) };
  const items = earlier.items.map(({ qte, prix, ...item }) => ({
    ...item,
    qte: qte.replace('+', '-'),
    prix: negate(prix),
  }));
  return { ...partiesOf(order), items, mont, ...recipeCodes({ kind: 'reverse', payment: PAID, of: referTo(earlier) }) };
}

function keep(order: DocumentOrder, reverse: Transaction): BillDraft {
  const total = cents(order.totalCents);
  const rates = ratesOf(order);
  const before = shareOf(total, { part: cents(MILLION), whole: cents(MILLION + rates.gst + rates.qst) });
  const [gst, qst] = [applyRate(before, rates.gst), applyRate(before, rates.qst)];
  const subtotal = total - gst - qst;
  const kept = { quantity: ONE, description: 'Acomptes versés', unitCents: subtotal, amountCents: subtotal };
  return {
    ...partiesOf(order),
    items: [agreementOf(order), itemOf({ ...kept, taxes: 'FP' })],
    mont: amounts({ subtotal, gst, qst, total }),
    ...recipeCodes({ kind: 'correction', payment: PAID, form: 'PAP', of: referTo(reverse) }),
  };
}

const ratesOf = ({ occasion }: DocumentOrder) => ratesOn(TAX_CALENDAR, occasion.date);

const MILLION = 1_000_000;

const referTo = ({ noTrans, datTrans, mont }: Transaction): readonly [References[0]] => [
  { noTrans, datTrans, avantTax: mont.avantTax },
];

const negate = (money: string): string => formatMoney(cents(0 - parseMoney(money)));

function partiesOf({ business, persons }: DocumentOrder): Pick<BillDraft, 'sectActi' | 'relaCommer' | 'clint'> {
  const sectActi = { abrvt: 'RBC', typServ: 'CMP', nbClint: formatCustomerCount(persons) } as const;
  return business === null
    ? { sectActi, relaCommer: 'B2C' }
    : { sectActi, relaCommer: 'B2B', clint: { nomClint: plain(business) } };
}

const amounts = (of: Record<'subtotal' | 'gst' | 'qst' | 'total', number>): BillDraft['mont'] => ({
  avantTax: formatMoney(cents(of.subtotal)),
  TPS: formatMoney(cents(of.gst)),
  TVQ: formatMoney(cents(of.qst)),
  apresTax: formatMoney(cents(of.total)),
});

function itemsOf(order: DocumentOrder): TransactionItem[] {
  const { serviceCents } = order;
  const service = {
    description: SERVICE_CHARGE_ITEM,
    quantity: ONE,
    unitCents: serviceCents,
    amountCents: serviceCents,
  };
  return [
    agreementOf(order),
    ...order.lines.map(itemOf),
    ...(serviceCents === 0 ? [] : [itemOf({ ...service, taxes: 'FP' })]),
  ];
}

/** One, in hundredths. */
const ONE = 100;

const itemOf = ({
  quantity,
  description,
  unitCents,
  amountCents,
  taxes,
}: DocumentOrder['lines'][number]): TransactionItem => ({
  qte: formatQuantity(quantity),
  descr: plain(description),
  ...(quantity === ONE ? {} : { unitr: formatMoney(cents(unitCents)) }),
  prix: formatMoney(cents(amountCents)),
  tax: taxes,
  acti: 'RES',
});

/** For what, under which number, when, payable when, for how many. Source: SRM-31. */
function agreementOf({ contract, occasion, payableOn, persons }: DocumentOrder): TransactionItem {
  const remarks = [plain(occasion.name), `ref:${contract}`, `date:${occasion.date}`, `payable:${payableOn}`];
  return {
    qte: formatQuantity(ONE),
    descr: AGREEMENT_ITEM,
    prix: formatMoney(cents(0)),
    tax: 'SOB',
    acti: 'SOB',
    preci: [
      ...remarks.map((descr) => ({ descr, acti: 'SOB' as const })),
      { qte: formatQuantity(persons * ONE), descr: 'personnes', acti: 'SOB' },
    ],
  };
}

/** As the authority takes it. */
const plain = (text: string): string => text.replaceAll('’', "'");
