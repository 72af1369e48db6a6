import { v7 as uuid } from 'uuid';
import { tills } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

/** Calls of tills with their token, and of no one else. */
export const TERMINAL_ROWS: Readonly<Record<string, Row>> = {
  getDeviceConfiguration: tills(200),
  requestCertificate: { ...tills('validation-failed'), sends: () => ({ payload: { csr: 'x'.repeat(100) } }) },
  renewCertificate: { ...tills('validation-failed'), sends: () => ({ payload: { csr: 'x'.repeat(100) } }) },
  giveUpCertificate: tills(200),
  submitTransactions: {
    ...tills(200),
    sends: ({ till }) => ({ payload: { deviceNumber: till.deviceNumber, trigger: 'sale', documents: ['nonsense'] } }),
  },
  readChain: { ...tills(200), sends: () => ({ payload: { after: null } }) },
  readTransactionStates: { ...tills(200), sends: () => ({ payload: { signatures: ['A'.repeat(88)] } }) },
  submitUserReport: { ...tills('validation-failed'), sends: () => ({ payload: { id: uuid(), document: 'RT=1' } }) },
  submitDeclaration: { ...tills('validation-failed'), sends: () => ({ payload: { id: uuid(), document: 'TQ=1' } }) },
  listToSign: tills(200),
  reportToSign: { ...tills('not-found'), sends: () => ({ params: { id: uuid() }, payload: { noTrans: null } }) },
  askInstalmentAtTill: { ...tills('not-found'), sends: () => ({ payload: { contract: 'C-2026-0001' } }) },
  reportDeviceEvents: {
    ...tills(200),
    sends: () => ({
      payload: { events: [{ id: uuid(), occurredAt: '2026-05-01T12:00:00Z', event: 'till-went-offline' }] },
    }),
  },
};
