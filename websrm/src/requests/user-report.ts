import { type DocumentField, documentText, signedValues, verifyDocument } from './document-text.ts';
import type { ReportCounters } from './report-counters.ts';
import { signText } from '../signing/signing.ts';
import { formatMoney } from './values.ts';
import type { CryptoKey } from '../signing/web-crypto.ts';

/**
 * Values of a user report.
 *
 * `userName`: the operator's name or the account's. `last`: the last document produced (`apresTax` as on the wire), null when
 * there is none yet. `year`: of the counters, the current or the previous one. `establishment`: the file number when the
 * counters are those of the whole establishment, left out when they are this device's. `loggedInAt`, `reportedAt`: local times
 * `AAAAMMJJhhmmss`. `thumbprint`: of the certificate behind the signature. `address`: `3800, rue X, Ville, G1G1G1`, at most 100
 * characters, may be empty.
 */
export type UserReport = {
  taxNumbers: { noTPS: string; noTVQ: string };
  userName: string;
  last: { noTrans: string; apresTax: string; datTrans: string } | null;
  year: number;
  counters: ReportCounters;
  establishment?: string;
  device: { deviceNumber: string; idSEV: string; versi: string };
  loggedInAt: string;
  reportedAt: string;
  thumbprint: string;
  address: string;
};

/** `doc` goes into the request; `qrText` is the report's own QR code, plain text. */
export type SignedUserReport = { doc: string; qrText: string };

/**
 * Signs a user report and lays it out. It is sent every time the report is shown or printed, and may be made without a connection.
 *
 * Throws `RangeError` when a value is not in the authority's form. Source: SRM-47.
 */
export async function signUserReport(report: UserReport, privateKey: CryptoKey): Promise<SignedUserReport> {
  if (report.address.length > LONGEST_ADDRESS)
    throw new RangeError(`address is longer than ${LONGEST_ADDRESS} characters`);
  const values = new Map(reportFields(report));
  values.set('SI', await signText(privateKey, signedValues(values, REPORT_SIGNED_KEYS)));
  values.set('EM', report.thumbprint);
  values.set('AD', report.address);
  const doc = documentText([...values]);
  return { doc, qrText: documentText(QR_KEYS.map((key) => [key, values.get(key) ?? ''])) };
}

/** The text that a user report's signature covers. Source: as `signUserReport`. */
export function userReportText(report: UserReport): string {
  return signedValues(new Map(reportFields(report)), REPORT_SIGNED_KEYS);
}

/** True when the signature in a report's text is this key's. False for a text that is no report. Source: as `signUserReport`. */
export const verifyUserReport = (publicKey: CryptoKey, doc: string): Promise<boolean> =>
  verifyDocument(publicKey, doc, REPORT_SIGNED_KEYS);

const LONGEST_ADDRESS = 100;
/** The parameters of a report, in their order. */
export const REPORT_KEYS = 'RT TQ UT NO MT DF AN SN SV SS SF SP ST SA SD TS SR CM IA IS VR DC DR SI EM AD'.split(' ');
/** The parameters that a report's signature covers. */
export const REPORT_SIGNED_KEYS = 'RT TQ UT NO MT DF AN SN SV SS SF SP ST IA IS VR DC DR'.split(' ');
/** The parameters that a report's own QR code holds. */
export const QR_KEYS = 'RT TQ UT NO MT DF IA IS VR DC DR SI EM AD'.split(' ');
/** In restaurants a report is of all accounts. */
const ALL_ACCOUNTS = 'Tous';

function reportFields(report: UserReport): DocumentField[] {
  const { counters, device, last } = report;
  return [
    ['RT', report.taxNumbers.noTPS],
    ['TQ', report.taxNumbers.noTVQ],
    ['UT', report.userName],
    ['NO', last?.noTrans ?? ''],
    ['MT', last?.apresTax ?? ''],
    ['DF', last?.datTrans ?? ''],
    ['AN', String(report.year)],
    ['SN', String(counters.transactions)],
    ['SV', String(counters.payments)],
    ['SS', formatMoney(counters.beforeTaxCents)],
    ['SF', formatMoney(counters.gstCents)],
    ['SP', formatMoney(counters.qstCents)],
    ['ST', formatMoney(counters.totalCents)],
    ['SA', formatMoney(counters.adjustmentCents)],
    ['SD', formatMoney(counters.totalCents + counters.adjustmentCents)],
    ['TS', report.establishment === undefined ? 'A' : 'E'],
    ['SR', report.establishment ?? device.deviceNumber],
    ['CM', ALL_ACCOUNTS],
    ['IA', device.deviceNumber],
    ['IS', device.idSEV],
    ['VR', device.versi],
    ['DC', report.loggedInAt],
    ['DR', report.reportedAt],
  ];
}
