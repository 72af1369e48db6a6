import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { logMessage } from '@comptoir/domain/base/activity-log/log-message';
import { ANNUAL_WORDS } from './annual-words.ts';
import { writeMoment } from '../../base/exports/write-days.ts';
import { count, money, type ReportPart } from '../../base/exports/written-report.ts';

/** Writes a year's evidence beside its money: outages, late bills, certificates, changes of the merchant's file, and the proof. */
export const writeAnnualEvidence = (report: AnnualReport, language: Language): ReportPart[] => [
  writeOutages(report, language),
  writeLate(report, language),
  ...(report.certificates.length > 0 ? [writeCertificates(report, language)] : []),
  ...(report.informationChanges.length > 0 ? [writeInformation(report, language)] : []),
  writeProof(report, language),
];

function writeOutages({ outages, timeZone }: AnnualReport, language: Language): ReportPart {
  const { outages: words } = ANNUAL_WORDS[language];
  if (outages.count === 0) return { heading: words.heading, texts: [words.none] };
  return {
    heading: words.heading,
    texts: [words.some(outages.count, outages.minutes)],
    table: {
      columns: words.columns,
      rows: outages.longest.map(({ from, to }) => [from, to].map((at) => writeMoment(at, language, timeZone))),
    },
  };
}

function writeLate({ late, timeZone }: AnnualReport, language: Language): ReportPart {
  const { outages: words } = ANNUAL_WORDS[language];
  if (late.bills === 0) return { heading: words.late, texts: [words.lateNone] };
  return {
    heading: words.late,
    texts: [words.lateSome(late.bills)],
    table: {
      columns: words.lateColumns,
      rows: late.oldest.map(({ signedAt, noTrans, deviceName, settledAt, soldCents }) => [
        writeMoment(signedAt, language, timeZone),
        noTrans,
        deviceName,
        settledAt === null ? words.notYet : writeMoment(settledAt, language, timeZone),
        money(soldCents),
      ]),
    },
  };
}

function writeCertificates({ certificates, timeZone }: AnnualReport, language: Language): ReportPart {
  const { certificates: words } = ANNUAL_WORDS[language];
  return {
    heading: words.heading,
    table: {
      columns: words.columns,
      rows: certificates.map(({ deviceName, serial, notBefore, notAfter, revokedAt }) => [
        deviceName,
        serial,
        writeMoment(notBefore, language, timeZone),
        writeMoment(notAfter, language, timeZone),
        revokedAt === null ? '' : writeMoment(revokedAt, language, timeZone),
      ]),
    },
  };
}

function writeInformation({ informationChanges, timeZone }: AnnualReport, language: Language): ReportPart {
  const { changes: words } = ANNUAL_WORDS[language];
  return {
    heading: words.heading,
    texts: [words.text],
    table: {
      columns: words.columns,
      rows: informationChanges.map(({ at, fields }) => [
        writeMoment(at, language, timeZone),
        // as the log says it
        logMessage({ event: 'merchant-information-changed', facts: { fields } }, language),
      ]),
    },
  };
}

function writeProof({ proof }: AnnualReport, language: Language): ReportPart {
  const { proof: words } = ANNUAL_WORDS[language];
  if (proof.root === null) return { heading: words.heading, texts: [words.none] };
  return {
    heading: words.heading,
    texts: [words.text, words.root(proof.root)],
    table: {
      columns: words.columns,
      rows: proof.devices.map(({ deviceName, number, firstPosition, lastPosition, lastSignature }) => [
        deviceName,
        number ?? '',
        count(firstPosition),
        count(lastPosition),
        // 88 signs have no place to break at; half of them name it well enough beside the root
        `${lastSignature.slice(0, 32)}…`,
      ]),
    },
  };
}
