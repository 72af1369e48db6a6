import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { hasGst } from '@comptoir/domain/base/merchants/gst-number';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import { type Recipe, recipeCodes } from '@comptoir/websrm/recipes/recipe';
import type { TransactionAmounts, UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import {
  formatCustomerCount,
  formatMoney,
  formatPostalCode,
  formatTableNumber,
} from '@comptoir/websrm/requests/values';
import type { LinkedRecord, TerminalConfiguration } from '../terminal/terminal-record.ts';
import { TerminalError } from '../terminal-error.ts';
import { composeItems } from './compose-items.ts';
import type { PricedLines } from './price-lines.ts';
import type { Taxing } from './read-order.ts';
import { isThirdPartysLine, type Seller } from './read-seller.ts';
import { isPaidInCoins, type PaymentCode, roundCash } from './payment.ts';

/** Content of a bill before it has a number, a time and a signature. */
export type BillContent = Omit<UnsignedTransaction, 'noTrans' | 'datTrans' | 'utc'>;

/** Terms of a sale, besides its lines. `tip` is outside all totals. */
export interface Terms {
  readonly payment: PaymentCode;
  readonly customers: number;
  readonly tip: Cents | null;
  readonly training: boolean;
  /** Counter when left out; `TBL` table, `LVR` delivery, `LVT` ordered through a platform. */
  readonly service?: Service | undefined;
  readonly table?: string | null | undefined;
  /** Paid by the customer on a device of their own. */
  readonly isOnline?: boolean | undefined;
  /** Name of the business that buys; null for a consumer. */
  readonly business?: string | null | undefined;
  /** Usual third party, who sells what the business itself does not; named only where something of theirs is sold. */
  readonly seller?: Seller | null | undefined;
  /** Instalment that is paid now; null when the whole is. */
  readonly instalment?: Cents | null | undefined;
}

export type Service = NonNullable<UnsignedTransaction['sectActi']['typServ']>;

/** The content of a counter sale's receipt: `RFER`, printed, `FAC`. Source: SRM-34. */
export function composeBill(record: LinkedRecord, order: PricedLines, terms: Terms): BillContent {
  const { payment, isOnline = false } = terms;
  if (payment === 'SOB') throw new RangeError('a receipt has a method of payment');
  const receipt = {
    kind: 'receipt',
    payment: payment === 'AUC' ? null : payment,
    form: isOnline ? 'ELE' : 'PAP',
  } as const;
  return composeContent(record, { order, recipe: receipt, terms });
}

/** The content of any recipe but a copy, of priced lines. Source: SRM-35. */
export function composeContent(
  record: LinkedRecord,
  { order, recipe, terms }: { order: PricedLines; recipe: Recipe; terms: Terms },
): BillContent {
  const { modPai, ...codes } = recipeCodes(recipe);
  return {
    ...composeCustomer(terms, order.lines.some(isThirdPartysLine) ? (terms.seller ?? null) : null),
    ...composeUser(record, terms.tip),
    items: composeItems(order.lines, record.configuration.merchant.activity),
    mont: composeSaleAmounts(order.amounts, { ...terms, payment: modPai }),
    commerElectr: terms.isOnline === true ? 'O' : 'N',
    ...codes,
    modPai,
    modTrans: terms.training ? 'FOR' : 'OPE',
    ...composeSeller(record),
  };
}

/** Composes service, table, number of customers, and the customer: a business, or the third party who sells. */
function composeCustomer({ service, table, customers, business }: Terms, seller: Seller | null) {
  const name = business === undefined || business === null ? '' : toAllowedText(business, { max: 64 });
  return {
    sectActi: {
      abrvt: 'RBC' as const,
      typServ: service ?? ('CMP' as const),
      ...(table === undefined || table === null ? {} : { noTabl: formatTableNumber(table) }),
      nbClint: formatCustomerCount(customers),
    },
    relaCommer: name === '' ? ('B2C' as const) : ('B2B' as const),
    ...(name === '' ? {} : { clint: { nomClint: name } }),
    ...(seller === null ? {} : { clint: seller }),
  };
}

/** A tip must name who gets it, even when the terminal does not know. Source: SRM-29, error 529. */
function composeUser({ configuration }: LinkedRecord, tip: Cents | null) {
  if (tip === null) return {};
  return { nomUtil: toAllowedText(`inconnu : ${configuration.merchant.companyName}`, { max: 64 }) };
}

/** Composes the business that sells, its software and certificate; as known now. */
export function composeSeller({ configuration, certificate }: LinkedRecord) {
  const { merchant, software } = configuration;
  return {
    nomMandt: toAllowedText(merchant.companyName, { max: 64 }),
    ...composeAddress(merchant),
    noDossFO: merchant.fileNumber,
    noTax: { noTPS: merchant.gstNumber, noTVQ: merchant.qstNumber },
    emprCertifSEV: certificate.thumbprint,
    SEV: software,
  };
}

/** The business as the taxes see it: registered for GST or not, and the rates that its till has. */
export const taxingOf = ({ configuration }: LinkedRecord): Taxing => ({
  isGstRegistered: hasGst(configuration.merchant.gstNumber),
  calendar: configuration.taxCalendar,
});

/** Amounts on the wire. In coins, the amount due is rounded and the difference stated. */
export const composeAmounts = (amounts: TaxedAmount, payment: PaymentCode): TransactionAmounts =>
  composeDue(amounts, isPaidInCoins(payment) ? roundCash(amounts.total) : amounts.total);

/** Amounts of which so much is due. */
export function composeDue({ subtotal, gst, qst, total }: TaxedAmount, due: Cents): TransactionAmounts {
  return {
    avantTax: formatMoney(subtotal),
    TPS: formatMoney(gst),
    TVQ: formatMoney(qst),
    apresTax: formatMoney(total),
    ...(due === total ? {} : { ajus: formatMoney(cents(due - total)), mtdu: formatMoney(due) }),
  };
}

/** The same with a tip, and with what is paid now when it is not all; an instalment is paid as it was agreed, without rounding. */
function composeSaleAmounts(
  amounts: TaxedAmount,
  { payment, tip, instalment = null }: Pick<Terms, 'payment' | 'tip' | 'instalment'>,
): TransactionAmounts {
  const tipped = tip === null ? {} : { pourb: formatMoney(tip) };
  if (instalment === null) return { ...composeAmounts(amounts, payment), ...tipped };
  return {
    ...composeAmounts(amounts, 'DEB'),
    versActu: formatMoney(instalment),
    versAnt: formatMoney(0),
    sold: formatMoney(amounts.total - instalment),
    ...tipped,
  };
}

function composeAddress({ civicNumber, postalCode }: TerminalConfiguration['merchant']) {
  const docNoCiviq = toAllowedText(civicNumber ?? '', { max: 16 });
  if (docNoCiviq === '' || postalCode === null) return {};
  return { docAdr: { docNoCiviq, docCp: readPostalCode(postalCode) } };
}

function readPostalCode(postalCode: string): string {
  try {
    return formatPostalCode(postalCode);
  } catch (cause) {
    throw new TerminalError((texts) => texts.badMerchantField('postal_code', postalCode), { cause });
  }
}
