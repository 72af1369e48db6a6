import type { CertificateSubject } from './certificate-subject.ts';
import type { CsrInfo } from './certificates.ts';
import { type Finding, finding } from '../requests/finding.ts';

/** Applicant for a certificate: a till (or a back office), or the administrator of a remote server. */
export type CertificateKind = 'device' | 'server';

/**
 * Returns the faults of a certificate request as far as it shows them by itself: its key, its signature's digest, its key
 * usage, and the form of every subject attribute. Paths are the attribute's short name, or `csr`.
 *
 * Whether the code, the QST number and the file number belong together needs the authority's records and is not checked here.
 * Source: SRM-25, SRM-40.
 */
export function checkSubject(csr: CsrInfo, kind: CertificateKind): Finding[] {
  const { subject } = csr;
  return [
    ...keyCodes(csr),
    ...attributeCodes(subject, kind),
    ...(kind === 'device' ? deviceCodes(subject) : serverCodes(subject)),
  ]
    .filter((rule) => rule.isWrong)
    .map((rule) => finding(rule.code, rule.path));
}

type Decision = { isWrong: boolean; code: string; path: string };

const CODE = String.raw`[A-Z]\d[A-Z]\d-[A-Z]\d[A-Z]\d`;
const ORGANIZATION: Record<CertificateKind, RegExp> = {
  device: new RegExp(`^(RBC|TRP)-${CODE}$`, 'i'),
  server: new RegExp(`^FOB-${CODE}$`, 'i'),
};
const SHORTEST_NICKNAME = 8;
const LONGEST_NICKNAME = 32;

function keyCodes(csr: CsrInfo): Decision[] {
  const isElliptic = csr.keyAlgorithm === 'ECDSA';
  return [
    { isWrong: isElliptic && !csr.curve?.endsWith('256'), code: '605', path: 'csr' },
    { isWrong: !isElliptic, code: '606', path: 'csr' },
    { isWrong: csr.signatureHash !== 'SHA-256', code: '607', path: 'csr' },
    { isWrong: isElliptic && csr.curve !== 'P-256', code: '608', path: 'csr' },
    { isWrong: !csr.nonRepudiation, code: '609', path: 'csr' },
  ];
}

function attributeCodes(subject: CertificateSubject, kind: CertificateKind): Decision[] {
  const { CN, O = '', SN } = subject;
  const isNicknameSized = SN.length >= SHORTEST_NICKNAME && SN.length <= LONGEST_NICKNAME;
  return [
    { isWrong: !/^\d{10}$/.test(CN), code: '470', path: 'CN' },
    { isWrong: !ORGANIZATION[kind].test(O), code: '429', path: 'O' },
    { isWrong: SN === '', code: '610', path: 'SN' },
    { isWrong: SN !== '' && !isNicknameSized, code: '420', path: 'SN' },
  ];
}

function deviceCodes({ CN, OU = '', GN = '', L, ST, C }: CertificateSubject): Decision[] {
  return [
    { isWrong: OU === '', code: '604', path: 'OU' },
    { isWrong: OU !== '' && !/^\d{10}TQ\d{4}$/i.test(OU), code: '430', path: 'OU' },
    { isWrong: OU !== '' && OU.slice(0, 10) !== CN, code: '616', path: 'CN' },
    { isWrong: GN === '', code: '612', path: 'GN' },
    { isWrong: GN !== '' && !/^[A-Z]{2}\d{4}$/i.test(GN), code: '614', path: 'GN' },
    { isWrong: L !== '-05:00' && L !== '-04:00', code: '437', path: 'L' },
    { isWrong: ST.toUpperCase() !== 'QC', code: '432', path: 'ST' },
    { isWrong: C.toUpperCase() !== 'CA', code: '433', path: 'C' },
  ];
}

function serverCodes({ OU, GN, L, ST, C }: CertificateSubject): Decision[] {
  return [
    { isWrong: OU !== undefined, code: '611', path: 'OU' },
    { isWrong: GN !== undefined, code: '613', path: 'GN' },
    { isWrong: !/^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(L), code: '431', path: 'L' },
    { isWrong: !/^(?:[A-Z]{2}-)?[A-Z0-9]{1,3}$/i.test(ST), code: '432', path: 'ST' },
    { isWrong: !/^[A-Z]{2}$/i.test(C), code: '433', path: 'C' },
  ];
}
