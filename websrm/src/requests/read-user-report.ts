import { documentText, readDocumentText } from './document-text.ts';
import { QR_KEYS, type UserReport } from './user-report.ts';
import { parseMoney } from './values.ts';

/** A user report as it was signed, and what its QR code holds. */
export type ReadUserReport = { report: UserReport; qrText: string };

/**
 * Reads the text of a user report back into what it states.
 *
 * Throws `RangeError` when a parameter is missing, or is not in the authority's form. Source: SRM-47.
 */
export function readUserReport(doc: string): ReadUserReport {
  const values = readDocumentText(doc);
  const value = (key: string): string => {
    const found = values.get(key);
    if (found === undefined) throw new RangeError(`user report lacks its parameter ${key}`);
    return found;
  };
  return {
    report: {
      taxNumbers: { noTPS: value('RT'), noTVQ: value('TQ') },
      userName: value('UT'),
      last: value('NO') === '' ? null : { noTrans: value('NO'), apresTax: value('MT'), datTrans: value('DF') },
      year: Number(value('AN')),
      counters: {
        transactions: Number(value('SN')),
        payments: Number(value('SV')),
        beforeTaxCents: parseMoney(value('SS')),
        gstCents: parseMoney(value('SF')),
        qstCents: parseMoney(value('SP')),
        totalCents: parseMoney(value('ST')),
        adjustmentCents: parseMoney(value('SA')),
      },
      ...(value('TS') === 'E' ? { establishment: value('SR') } : {}),
      device: { deviceNumber: value('IA'), idSEV: value('IS'), versi: value('VR') },
      loggedInAt: value('DC'),
      reportedAt: value('DR'),
      thumbprint: value('EM'),
      address: value('AD'),
    },
    qrText: documentText(QR_KEYS.map((key) => [key, value(key)])),
  };
}
