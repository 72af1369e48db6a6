import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import {
  type CertificateSubject,
  deviceSubject,
  serverSubject,
} from '@comptoir/websrm/certificates/certificate-subject';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { FIRST_LINK, signText, transmissionText } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type Transaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { z } from 'zod';
import type { RunningAuthority } from '../src/authority/start-authority.ts';
import { type Answer, call, type Identity } from './call.ts';
import { PRODUCT, unsignedBill } from './bills.ts';

/** A certificate obtained by enrolment, with its private key. */
export interface Holder {
  kind: 'device' | 'server';
  deviceNumber: string;
  thumbprint: string;
  serial: string;
  identity: Identity;
  privateKey: CryptoKey;
  authorizationCode: string;
  certifPsi: string;
}

const DEVICE = deviceSubject({
  authorizationCode: 'K4M7-R2T9',
  qstNumber: '4071234567TQ0001',
  fileNumber: 'ER0042',
  nickname: 'Caisse comptoir 1',
  utcOffset: '-05:00',
});
export const DEVICE_SUBJECT: CertificateSubject = DEVICE;
export const SERVER_SUBJECT: CertificateSubject = serverSubject({
  authorizationCode: 'S7R2-V5E8',
  identificationNumber: '1234567890',
  nickname: 'Serveur de relais 1',
  utcOffset: '-05:00',
});

const enrolmentReply = z.object({
  retourCertif: z.object({ idApprl: z.string().optional(), certif: z.string(), certifPSI: z.string() }),
});

export async function enrol(
  authority: RunningAuthority,
  kind: 'device' | 'server',
  subject: CertificateSubject = kind === 'device' ? DEVICE_SUBJECT : SERVER_SUBJECT,
): Promise<Holder> {
  const keys = await generateSigningKeys({ extractable: true });
  const csr = await createCsr({ keys, subject, kind });
  const answer = await postEnrolment(authority, kind, { modif: 'AJO', csr });
  const { retourCertif } = enrolmentReply.parse(answer.json);
  const info = await readCertificate(retourCertif.certif);
  return {
    kind,
    deviceNumber: retourCertif.idApprl ?? '',
    thumbprint: info.thumbprint,
    serial: info.serial,
    identity: { cert: retourCertif.certif, key: await exportPrivateKey(keys.privateKey) },
    privateKey: keys.privateKey,
    authorizationCode: (subject.O ?? '').slice(4),
    certifPsi: retourCertif.certifPSI,
  };
}

export function postEnrolment(
  authority: RunningAuthority,
  kind: 'device' | 'server',
  reqCertif: unknown,
): Promise<Answer> {
  const headers = requestHeaders('certificats', {
    environment: 'DEV',
    origin: kind === 'device' ? 'SEV' : 'SRV',
    product: PRODUCT,
    ...(kind === 'device' ? { deviceNumber: '0000-0000-0000' } : {}),
  });
  const body = JSON.stringify({ reqCertif });
  return call(`${authority.urls.enrolUrl}/enrolement`, { ca: authority.caPem, headers, body });
}

/** Signs bills one after the other, as one device does. */
export interface Terminal {
  device: Holder;
  /** Signs the next bill of the chain. Later by a second than the one before unless `at` says otherwise. */
  sign: (changes?: Partial<UnsignedTransaction>, options?: { at?: Date; previous?: string }) => Promise<Transaction>;
}

export function openTerminal(device: Holder, startingAt: Date = new Date(Date.now() - 3_600_000)): Terminal {
  let previous = FIRST_LINK;
  let count = 0;
  return {
    device,
    sign: async (changes = {}, options = {}) => {
      count += 1;
      const { stamp, utc } = toAuthorityTime(
        options.at ?? new Date(startingAt.getTime() + count * 1000),
        'America/Montreal',
      );
      const bill = unsignedBill({
        noTrans: `T-${count}`,
        datTrans: stamp,
        utc,
        emprCertifSEV: device.thumbprint,
        ...changes,
      });
      const signed = await signTransaction({
        transaction: bill,
        privateKey: device.privateKey,
        previous: options.previous ?? previous,
        signedAt: stamp,
      });
      previous = signed.signa.actu;
      return signed;
    },
  };
}

export interface Sending {
  /** Caller: the device itself, or a server that relays for it. */
  caller: Holder;
  deviceNumber: string;
  current?: Transaction;
  /** Newest first, as it is sent. */
  lot?: Transaction[];
  /** Replaces headers; an empty text leaves one out. */
  headers?: Record<string, string | string[]>;
  /** Replaces the body; the signature stays that of the bills. */
  body?: string;
  timeoutMs?: number;
}

/** Sends bills as the protocol wants it, save what a test changes. */
export async function send(authority: RunningAuthority, sending: Sending): Promise<Answer> {
  const headers = Object.entries({ ...(await transactionHeaders(sending)), ...sending.headers });
  return call(`${authority.urls.apiUrl}/transaction`, {
    ca: authority.caPem,
    identity: sending.caller.identity,
    headers: Object.fromEntries(headers.filter(([, value]) => value !== '')),
    body: sending.body ?? bodyOf(sending),
    ...(sending.timeoutMs === undefined ? {} : { timeoutMs: sending.timeoutMs }),
  });
}

function bodyOf({ current, lot }: Sending): string {
  return JSON.stringify({
    reqTrans: { ...(current ? { transActu: current } : {}), ...(lot ? { transLot: lot } : {}) },
  });
}

async function transactionHeaders(sending: Sending): Promise<Record<string, string>> {
  const { caller, deviceNumber, current, lot = [] } = sending;
  const oldestFirst = [...lot.toReversed(), ...(current ? [current] : [])];
  const text = transmissionText({
    authorizationCode: caller.authorizationCode,
    deviceNumber,
    signatures: oldestFirst.map(({ signa }) => signa.actu),
  });
  return requestHeaders('transaction', {
    environment: 'DEV',
    origin: 'SEV',
    deviceNumber,
    product: PRODUCT,
    taxNumbers: { noTPS: '812345676RT0001', noTVQ: '4071234567TQ0001' },
    transmission: { signature: await signText(caller.privateKey, text), thumbprint: caller.thumbprint },
  });
}
