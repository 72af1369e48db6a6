import { checkSubject } from '@comptoir/websrm/certificates/check-subject';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { openingGroups } from '../checks/opening-groups.ts';
import type { JsonReading } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import type { IssuedCertificate } from '../state/issued-certificate.ts';
import { checkHolder } from './check-holder.ts';
import type { CertificateReading, CertificateRequest } from './read-certificate-request.ts';

/** Groups 2 to 9 of a certificate request. */
export function checkCertificateRequest(
  state: AuthorityState,
  request: AuthorityRequest,
  { json, read }: { json: JsonReading; read: CertificateReading },
): Finding[] {
  const kind = request.headers.APPRLINIT?.toUpperCase() === 'SRV' ? 'server' : 'device';
  const { csr } = read;
  return runGroups([
    ...openingGroups(state, request, json),
    () => [...json.repeated, ...read.structure],
    () => read.formats,
    () => target(state, request, read.content),
    () => (csr ? checkSubject(csr, kind) : []),
    () => (csr ? checkHolder(state, { kind, at: request.at }, csr.subject) : []),
  ]);
}

/** The live certificate a replacement or deletion names. */
export function findTarget(state: AuthorityState, content: CertificateRequest | null): IssuedCertificate | null {
  const serial = content?.noSerie?.toUpperCase();
  if (serial === undefined) return null;
  return [...state.certificates.values()].find((one) => one.serial === serial && one.status === 'live') ?? null;
}

/**
 * A device may replace or delete its own certificate. A server may do so for the devices it relays for as well: the guides do not
 * say how else a terminal that only reaches its server could renew.
 */
function target(
  state: AuthorityState,
  { caller, headers, door }: AuthorityRequest,
  content: CertificateRequest | null,
): Finding[] {
  if (door === 'enrolment') return [];
  const named = findTarget(state, content);
  if (!named || (caller?.kind !== 'server' && named.serial !== caller?.serial)) {
    return [finding('436', 'reqCertif.noSerie')];
  }
  return (headers.IDAPPRL ?? null) === named.deviceNumber ? [] : [finding('047', 'IDAPPRL')];
}
