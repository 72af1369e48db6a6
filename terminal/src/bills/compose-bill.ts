import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { TransactionAmounts, TransactionItem, UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import {
  formatCustomerCount,
  formatMoney,
  formatPostalCode,
  formatQuantity,
  toAllowedText,
} from '@comptoir/websrm/requests/values';
import type { LinkedRecord, TerminalConfiguration } from '../terminal/terminal-record.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Line } from './price-lines.ts';
import { isPaidInCoins, type PaymentCode, roundCash } from './payment.ts';

/** What is on a bill before it has a number, a time and a signature. */
export type BillContent = Omit<UnsignedTransaction, 'noTrans' | 'datTrans' | 'utc'>;

/** What a sale adds to its lines. `tip` is outside all totals. */
export interface Terms {
  readonly payment: PaymentCode;
  readonly customers: number;
  readonly tip: Cents | null;
  readonly training: boolean;
}

/** The content of a counter sale's receipt: `RFER`, printed, `FAC`. Source: SRM-34. */
export function composeBill(
  record: LinkedRecord,
  { lines, amounts }: { lines: readonly Line[]; amounts: TaxedAmount },
  terms: Terms,
): BillContent {
  const { configuration } = record;
  const { companyName } = configuration.merchant;
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: formatCustomerCount(terms.customers) },
    // a tip must name who gets it; the terminal knows no employee
    ...(terms.tip === null ? {} : { nomUtil: toAllowedText(`inconnu : ${companyName}`, { max: 64 }) }),
    relaCommer: 'B2C',
    items: lines.map((line) => composeItem(line, configuration.merchant.activity)),
    mont: {
      ...composeAmounts(amounts, terms.payment),
      ...(terms.tip === null ? {} : { pourb: formatMoney(terms.tip) }),
    },
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai: terms.payment,
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: terms.training ? 'FOR' : 'OPE',
    ...composeSeller(record),
  };
}

/** Who sells, and with which software and certificate; as known now. */
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

/** Amounts on the wire. In coins, the amount due is rounded and the difference stated. */
export function composeAmounts({ subtotal, gst, qst, total }: TaxedAmount, payment: PaymentCode): TransactionAmounts {
  const due = isPaidInCoins(payment) ? roundCash(total) : total;
  return {
    avantTax: formatMoney(subtotal),
    TPS: formatMoney(gst),
    TVQ: formatMoney(qst),
    apresTax: formatMoney(total),
    ...(due === total ? {} : { ajus: formatMoney(cents(due - total)), mtdu: formatMoney(due) }),
  };
}

function composeItem({ description, price }: Line, activity: 'CDR' | 'BAR' | 'RES'): TransactionItem {
  const isFree = price === 0;
  return {
    qte: formatQuantity(100),
    descr: description,
    prix: formatMoney(price),
    tax: isFree ? 'SOB' : 'FP',
    acti: isFree ? 'SOB' : activity,
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
