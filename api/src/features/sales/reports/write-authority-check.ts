import type { TaxReport } from '@comptoir/contract/sales/reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';
import { billWordsFr } from '@comptoir/domain/sales/bills/bill-words.fr';
import { writeMoment } from '../../base/exports/write-days.ts';
import { REPORT_WORDS } from './report-words.ts';
import { count, money, type ReportPart } from '../../base/exports/written-report.ts';

type Checked = Pick<TaxReport, 'authority' | 'timeZone' | 'total'>;

const STATES = { en: billWordsEn.states, fr: billWordsFr.states };

/** Writes the sums that Revenu Québec has, the bills that it has not one by one, and the devices' own counts. */
export const writeAuthorityCheck = (report: Checked, language: Language): ReportPart[] => [
  writeVerdict(report, language),
  ...(report.authority.bills.length > 0 ? [writeOpenBills(report, language)] : []),
  ...(report.authority.counters.length > 0 ? [writeCounters(report, language)] : []),
];

function writeVerdict({ authority, total }: Checked, language: Language): ReportPart {
  const { authority: words } = REPORT_WORDS[language];
  const { outstandingBills, refusedBills, acceptedBills, unexplainedCents } = authority;
  const isWhole = outstandingBills === 0 && unexplainedCents === 0;
  return {
    heading: words.heading,
    texts: [
      ...(isWhole ? [words.agrees] : []),
      ...(outstandingBills > 0 ? [words.open(outstandingBills)] : []),
      ...(refusedBills > 0 ? [words.refused(refusedBills)] : []),
      ...(unexplainedCents === 0 ? [] : [words.unexplained]),
    ],
    table: {
      columns: words.columns,
      rows: [
        [words.accepted, count(acceptedBills), money(authority.acceptedCents)],
        [words.outstanding, count(outstandingBills), money(authority.outstandingCents)],
        [words.refusedRow, count(refusedBills), money(authority.refusedCents)],
      ],
      total: [words.sum, count(acceptedBills + outstandingBills), money(total.soldCents)],
    },
  };
}

function writeOpenBills({ authority, timeZone }: Checked, language: Language): ReportPart {
  const { authority: words } = REPORT_WORDS[language];
  return {
    heading: words.billsHeading,
    table: {
      columns: words.billColumns,
      rows: authority.bills.map(({ signedAt, noTrans, deviceName, state, soldCents }) => [
        writeMoment(signedAt, language, timeZone),
        noTrans,
        deviceName,
        STATES[language][state],
        money(soldCents),
      ]),
    },
  };
}

function writeCounters({ authority, timeZone }: Checked, language: Language): ReportPart {
  const { authority: words } = REPORT_WORDS[language];
  return {
    heading: words.countersHeading,
    table: {
      columns: words.counterColumns,
      rows: authority.counters.map(({ deviceName, receivedAt, soldCents, ourCents }) => [
        deviceName,
        writeMoment(receivedAt, language, timeZone),
        money(soldCents),
        ourCents === null ? words.unknown : money(ourCents),
        ourCents === null ? '' : money(soldCents - ourCents),
      ]),
    },
  };
}
