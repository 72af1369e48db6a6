import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import type { BillContent } from '../src/bills/compose-bill.ts';
import { NEW_RECORD, type LinkedRecord } from '../src/terminal/terminal-record.ts';
import { MERCHANT, SOFTWARE } from './relay.ts';

/** All but the authorization code, which is not kept. */
const { authorizationCode: _, ...merchant } = MERCHANT;

/** Builds the record of a terminal once it is linked. */
export const linkedRecord = (): LinkedRecord => ({
  ...NEW_RECORD,
  token: 'token',
  configuration: {
    merchant,
    certificate: { isRevoked: false, renewal: 'none' },
    employees: [],
    software: SOFTWARE,
    taxCalendar: TAX_CALENDAR,
    isCalendarGiven: false,
    qrBaseUrl: 'https://cnfr.qr.mev-web.ca',
    replyTimeoutMs: 5000,
    requireShift: false,
    resendOnReturn: true,
    billPrefix: null,
  },
  certificate: {
    deviceNumber: '2468-1357-9024',
    thumbprint: 'A'.repeat(40),
    keyFile: 'key.pem',
    notAfter: '2040-01-01T00:00:00.000Z',
  },
});

/** A content with a number and a signature that only have their form. */
export const signedBill = (content: BillContent, index: number): Transaction =>
  transactionSchema.parse({
    ...content,
    noTrans: `AAAA-${index}`,
    datTrans: '20260115120500',
    utc: '-05:00N',
    signa: { datActu: '20260115120500', actu: `${'A'.repeat(86)}==`, preced: '='.repeat(88) },
  });
