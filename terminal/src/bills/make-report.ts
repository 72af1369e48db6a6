import { buildUserReport } from '@comptoir/websrm/receipts/build-user-report';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { NO_COUNTERS } from '@comptoir/websrm/requests/report-counters';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signUserReport, type UserReport } from '@comptoir/websrm/requests/user-report';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import type { TerminalState } from '../journal/terminal-state.ts';
import type { TerminalConfiguration } from '../terminal/terminal-record.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import type { ShownDocument } from './shown-document.ts';

/**
 * Makes the user report, with or without a connection: signed, and on the disk before it is shown. `year`: of the counters. Source: SRM-47.
 */
export async function makeReport(
  terminal: Terminal,
  { year, now }: { year: number; now: Date },
): Promise<ShownDocument> {
  const { record, journal } = terminal;
  const report = stateReport(terminal, { year, now });
  const { doc, qrText } = await signUserReport(report, await terminal.signingKey());
  await journal.append({ kind: 'report-made', id: crypto.randomUUID(), type: 'user-report', document: doc });
  const { merchant } = record.configuration;
  const receipt = buildUserReport({
    report,
    tradeName: merchant.companyName,
    addressLines: printAddress(merchant),
    last: describeLast(journal.state.lastDocument),
  });
  return { receipt, qrText };
}

function stateReport({ record, journal }: Terminal, { year, now }: { year: number; now: Date }): UserReport {
  const { configuration, certificate } = record;
  const { merchant, software } = configuration;
  const { shift, lastDocument, counters } = journal.state;
  const stampOf = (instant: Date): string => toAuthorityTime(instant, merchant.timeZone).stamp;
  return {
    taxNumbers: { noTPS: merchant.gstNumber, noTVQ: merchant.qstNumber },
    userName: shift?.user ?? toAllowedText(merchant.companyName, { max: 64 }),
    last:
      lastDocument === null
        ? null
        : { noTrans: lastDocument.noTrans, apresTax: lastDocument.total, datTrans: lastDocument.datTrans },
    year,
    counters: counters[String(year)] ?? NO_COUNTERS,
    device: { deviceNumber: certificate.deviceNumber, idSEV: software.idSEV, versi: software.versi },
    // between shifts the one who looks is the one who signs in
    loggedInAt: stampOf(shift === null ? now : new Date(shift.beganAt)),
    reportedAt: stampOf(now),
    thumbprint: certificate.thumbprint,
    address: addressOf(merchant),
  };
}

const LONGEST_ADDRESS = 100;

const addressOf = ({ civicNumber, street, city, postalCode }: TerminalConfiguration['merchant']): string =>
  toAllowedText([civicNumber, street, city, postalCode].filter((part) => part !== null).join(', '), {
    max: LONGEST_ADDRESS,
  });

function describeLast(last: TerminalState['lastDocument']): Parameters<typeof buildUserReport>[0]['last'] {
  if (last === null) return null;
  const { noTrans, total, datTrans, form, accepted } = last;
  const answer = accepted === null ? { kind: 'no-answer' as const } : { kind: 'accepted' as const, ...accepted };
  return { noTrans, total, datTrans, form, answer };
}
