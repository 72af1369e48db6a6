import { NO_COUNTERS } from '@comptoir/websrm/requests/report-counters';
import { signUserReport, type UserReport } from '@comptoir/websrm/requests/user-report';
import { v4 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem } from './merchants.ts';
import type { MadeTerminal } from './terminals.ts';

/** A report of a till that has sold nothing. */
export const reportOf = (till: {
  readonly deviceNumber: string;
  readonly thumbprint: string;
  readonly merchant: { readonly gst: string; readonly qst: string };
}): UserReport => ({
  taxNumbers: { noTPS: till.merchant.gst, noTVQ: till.merchant.qst },
  userName: 'Camille Roy',
  last: null,
  year: 2026,
  counters: NO_COUNTERS,
  device: { deviceNumber: till.deviceNumber, idSEV: '00000000000AB001', versi: '1.0.0' },
  loggedInAt: '20260601080000',
  reportedAt: '20260601160000',
  thumbprint: till.thumbprint,
  address: '',
});

/** The signed text of a report that a till shows. */
export async function signReport(
  till: MadeTerminal,
  { privateKey = till.privateKey, ...change }: Partial<UserReport> & { privateKey?: MadeTerminal['privateKey'] } = {},
): Promise<string> {
  const { doc } = await signUserReport({ ...reportOf(till), ...change }, privateKey);
  return doc;
}

/** A report that the authority has taken, by its id. */
export async function aUserReport(test: TestApp, till: MadeTerminal): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into user_reports (device_id, id, merchant_id, document, number, reply, received_at)
      values ($1, $2, $3, $4, '0000000001', '{}', now())`,
    values: [till.id, id, till.merchant.id, await signReport(till)],
  });
  return id;
}
