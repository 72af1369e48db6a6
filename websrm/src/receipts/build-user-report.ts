import type { UserReport } from '../requests/user-report.ts';
import type { AuthorityStanding } from './mentions.ts';
import { standingMentions } from './mentions.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import { printMoney, printTaxNumber, printTime } from './receipt-amounts.ts';

/** The last document that a till produced, as its user report shows it. `total`: after tax, before any adjustment, as on the wire. */
export type LastDocument = {
  noTrans: string;
  total: string;
  datTrans: string;
  form: 'PAP' | 'ELE' | 'PEL';
  answer: AuthorityStanding;
};

/** Parts of a printed report besides the signed ones. */
export type ReportInput = {
  report: UserReport;
  tradeName: string;
  addressLines: readonly string[];
  last: LastDocument | null;
};

/**
 * The user report as it is shown and printed, its parts in their order. Sums of sales are sent and not printed. The QR code holds plain
 * text (`qrText` of the signed report). Source: SRM-47.
 */
export function buildUserReport({ report, tradeName, addressLines, last }: ReportInput): Receipt {
  const { taxNumbers, device } = report;
  return {
    lines: [
      { kind: 'title', text: tradeName },
      ...addressLines.map((text): ReceiptLine => ({ kind: 'centered', text })),
      { kind: 'gap' },
      { kind: 'centered', text: 'RAPPORT DE L’UTILISATEUR' },
      { kind: 'gap' },
      ...(taxNumbers.noTPS === NO_GST_NUMBER ? [] : [textLine(`TPS ${printTaxNumber(taxNumbers.noTPS)}`)]),
      textLine(`TVQ ${printTaxNumber(taxNumbers.noTVQ)}`),
      textLine(`Utilisateur\u00a0: ${report.userName}`),
      { kind: 'rule' },
      { kind: 'centered', text: 'DERNIER DOCUMENT' },
      ...lastLines(last),
      { kind: 'rule' },
      textLine(`Appareil\u00a0: ${device.deviceNumber}`),
      textLine(`SEV\u00a0: ${device.idSEV}`),
      textLine(`Version\u00a0: ${device.versi}`),
      textLine(`Connexion\u00a0: ${printTime(report.loggedInAt)}`),
      textLine(`Rapport\u00a0: ${printTime(report.reportedAt)}`),
      { kind: 'qr' },
    ],
  };
}

const NO_GST_NUMBER = '000000000RT0000';

const FORMS: Readonly<Record<LastDocument['form'], string>> = {
  PAP: 'Papier',
  ELE: 'Électronique',
  PEL: 'Papier/Élec.',
};

function lastLines(last: LastDocument | null): ReceiptLine[] {
  if (last === null) return [{ kind: 'centered', text: 'Aucun' }];
  const { answer } = last;
  return [
    textLine(`TRANSACTION #${last.noTrans}`),
    { kind: 'amount', label: 'TOTAL\u00a0:', amount: printMoney(last.total) },
    textLine(FORMS[last.form]),
    textLine(printTime(last.datTrans)),
    ...(answer.kind === 'accepted'
      ? [textLine(printTime(answer.psiDatTrans)), textLine(answer.psiNoTrans)]
      : standingMentions(answer).map((text): ReceiptLine => ({ kind: 'mention', text }))),
  ];
}

const textLine = (text: string): ReceiptLine => ({ kind: 'text', text });
