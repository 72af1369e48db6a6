import type * as deviceApi from '../../../sales/device-api.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, OTHER_ID } from '../ids.ts';
import { taxExamples } from '../base/taxes.ts';

const deviceToken = '3q2-7wAAAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBk';
const csr =
  '-----BEGIN CERTIFICATE REQUEST-----\nMIIBKTCB0QIBADBvMQswCQYDVQQGEwJDQTELMAkGA1UECAwCUUMx\n-----END CERTIFICATE REQUEST-----\n';
const certificate = '-----BEGIN CERTIFICATE-----\nMIIBtjCCAVugAwIBAgIUP5ocfuDSRYY\n-----END CERTIFICATE-----\n';

/** 64 bytes in base64. */
const signature = `${'q1w2e3r4t5y6u7i8o9p0'.repeat(4)}Aa1Bb2==`;
/** The signed text, shortened. */
const document = `{"idTrans":"FAC","noTrans":"0000000042","SIGNA":{"actu":"${signature}"}}`;

const accepted = {
  noTrans: '0000000042',
  actu: signature,
  state: 'accepted',
  psiNoTrans: 'ZZZZ-0000-1111-2222',
  psiDatTrans: '20260620134503',
  noLot: null,
  errors: [],
} as const;

const issued = { state: 'issued', deviceNumber: 'QC12-3456-7890', certificate, psiCertificate: certificate } as const;

export const deviceApiExamples: ExamplesOf<typeof deviceApi> = {
  activateDevice: {
    body: { code: 'K7QM-2XDP', deviceToken, deviceNumber: 'QC12-3456-7890' },
    reply: { deviceToken, deviceId: DEVICE_ID, name: 'Caisse 1' },
  },
  getDeviceConfiguration: {
    query: { calendarVersion: 0 },
    reply: {
      device: { id: DEVICE_ID, name: 'Caisse 1', deviceNumber: 'QC12-3456-7890', billPrefix: 'A7K2' },
      merchant: {
        companyName: 'Bistro du Quai',
        fileNumber: '1234567890',
        qstNumber: '1234567890TQ0001',
        gstNumber: '123456789RT0001',
        authorizationCode: 'A1B2-C3D4',
        timeZone: 'America/Montreal',
        activity: 'RES',
        civicNumber: '12',
        street: 'rue du Quai',
        city: 'Québec',
        postalCode: 'G1K 3X2',
        phone: '418 555-0142',
      },
      employees: [{ name: 'Camille Roy', opensAllTabs: false }],
      software: {
        idPartn: '0000000000001FF2',
        idSEV: '0000000000003973',
        idVersi: '00000000000045D6',
        codCertif: 'FOB201999999',
        versi: '1.0.0',
        versiParn: '0',
      },
      chain: { head: signature, lastNoTrans: '0000000042' },
      certificate: {
        serial: '3f9a1c7be0d24586',
        notAfter: '2028-05-04T13:00:00.000Z',
        isRevoked: false,
        renewal: 'none',
      },
      taxCalendar: taxExamples.getTaxCalendar.reply,
      qrBaseUrl: 'https://qr.comptoir.example',
      replyTimeoutMs: 10_000,
      requireShift: true,
      resendOnReturn: true,
    },
  },
  requestCertificate: { body: { csr }, reply: issued },
  renewCertificate: { body: { csr }, reply: issued },
  giveUpCertificate: { reply: { state: 'revoked' } },
  submitTransactions: {
    body: { deviceNumber: 'QC12-3456-7890', trigger: 'sale', documents: [document], calendarVersion: 0 },
    reply: {
      calendarVersion: 0,
      results: [accepted],
      chainHead: signature,
      chain: 'agrees',
      settledUpTo: signature,
      stillWaiting: 0,
      authorityReachable: true,
      isRenewalRequested: false,
      isClockAhead: false,
    },
  },
  readTransactionStates: { body: { signatures: [signature] }, reply: { results: [accepted] } },
  readChain: { body: { after: null }, reply: { bills: [{ document, result: accepted }], isComplete: true } },
  submitUserReport: {
    body: { id: OTHER_ID, document: 'RT=812345676RT0001;TQ=4071234567TQ0001;UT=Camille Roy' },
    reply: { state: 'taken', number: '0000123456' },
  },
  submitDeclaration: {
    body: { id: OTHER_ID, document: 'TQ=1234567890TQ0001;NM=Hot-dogs du port;AD=12, rue du Port, Québec;CP=G1K3Z4' },
    reply: { state: 'taken', number: '0000123457' },
  },
  reportDeviceEvents: {
    body: {
      events: [{ id: OTHER_ID, occurredAt: '2026-06-20T17:50:00.000Z', event: 'till-came-online', waiting: 3 }],
    },
    reply: {
      stored: 1,
      receivedAt: '2026-06-20T17:50:01.400Z',
      results: [{ id: OTHER_ID, state: 'new', skewMs: -1400, fields: [] }],
    },
  },
};
