import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { isTestCode } from '../checks/check-version.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { findOperators } from '../state/find-operators.ts';
import type { IssuedCertificate } from '../state/issued-certificate.ts';
import { madeAt } from './made-at.ts';

/** The part of group 9 that needs the authority's registers: who signed, for whom, with which version of which product. */
export function checkRegistered(state: AuthorityState, transaction: Transaction): Finding[] {
  return [
    ...product(state, transaction.SEV),
    ...establishment(state, transaction),
    ...signer(state.certificates.get(transaction.emprCertifSEV.toUpperCase()), transaction),
  ];
}

function product(state: AuthorityState, sev: Transaction['SEV']): Finding[] {
  const versions = [...state.versions.values()];
  const idSev = sev.idSEV.toUpperCase();
  const idVersi = sev.idVersi.toUpperCase();
  const idPartn = sev.idPartn.toUpperCase();
  const unknown = [
    ...(versions.some((v) => v.idSev === idSev) ? [] : [finding('051', 'SEV.idSEV')]),
    ...(versions.some((v) => v.idVersi === idVersi) ? [] : [finding('052', 'SEV.idVersi')]),
    ...(versions.some((v) => v.idPartn === idPartn) ? [] : [finding('053', 'SEV.idPartn')]),
    ...(versions.some((v) => v.versi === sev.versi) ? [] : [finding('058', 'SEV.versi')]),
    ...(versions.some((v) => v.codCertif === sev.codCertif) || isTestCode(sev.codCertif)
      ? []
      : [finding('055', 'SEV.codCertif')]),
  ];
  if (unknown.length > 0) return unknown;
  const together = versions.some(
    (v) => v.idSev === idSev && v.idVersi === idVersi && v.idPartn === idPartn && v.versi === sev.versi,
  );
  return together ? [] : [finding('038', 'SEV.idVersi')];
}

function establishment(state: AuthorityState, transaction: Transaction): Finding[] {
  const isRegistered = findOperators(state, { fileNumber: transaction.noDossFO }).length > 0;
  return isRegistered ? [] : [finding('466', 'noDossFO')];
}

/** An unknown signer is a matter for the diagnostics: there is no error id for it. */
function signer(certificate: IssuedCertificate | undefined, transaction: Transaction): Finding[] {
  if (!certificate) return [];
  const qst = certificate.subject.OU?.toUpperCase();
  const fileNumber = certificate.subject.GN?.toUpperCase();
  return [
    ...(isOver(certificate, madeAt(transaction)) ? [finding('469', 'emprCertifSEV')] : []),
    ...(qst === transaction.noTax.noTVQ ? [] : [finding('540', 'emprCertifSEV')]),
    ...(fileNumber === transaction.noDossFO ? [] : [finding('556', 'noDossFO')]),
  ];
}

/**
 * Returns true when a certificate no longer counts at an instant: bills signed while it was live stay good, even when sent
 * later. Bills are dated in whole seconds.
 */
function isOver(certificate: IssuedCertificate, at: number): boolean {
  const end = certificate.status === 'live' ? null : certificate.endedAt;
  return at > Date.parse(certificate.notAfter) || (end !== null && at >= Math.floor(Date.parse(end) / 1000) * 1000);
}
