import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityState } from '../state/authority-state.ts';
import type { ProductVersion } from '../state/registry.ts';

type SentVersion = { [K in keyof ProductVersion]: string | undefined };

/** The vendor, product and version of the headers are registered, and together. */
export function checkVersion(state: AuthorityState, sent: SentVersion): Finding[] {
  const versions = [...state.versions.values()];
  const knows = (key: keyof ProductVersion) => versions.some((version) => version[key] === sent[key]);
  // Published without a new certification, which takes an earlier one.
  if (sent.idVersi === UNREGISTERED_VERSION) {
    return versions.some((v) => !isTestCode(v.codCertif)) ? [] : [finding('041', 'IDVERSI')];
  }
  const unknown = [
    ...(knows('idSev') ? [] : [finding('001', 'IDSEV')]),
    ...(knows('idPartn') ? [] : [finding('003', 'IDPARTN')]),
    ...(knows('idVersi') ? [] : [finding('329', 'IDVERSI')]),
    ...(knows('codCertif') || isTestCode(sent.codCertif) ? [] : [finding('025', 'CODCERTIF')]),
    ...(knows('versi') ? [] : [finding('442', 'VERSI')]),
  ];
  if (unknown.length > 0) return unknown;
  return inconsistency(versions, sent);
}

function inconsistency(versions: readonly ProductVersion[], sent: SentVersion): Finding[] {
  const sameProduct = versions.filter(
    (v) => v.idPartn === sent.idPartn && v.idSev === sent.idSev && v.idVersi === sent.idVersi,
  );
  if (sameProduct.length === 0) return [finding('002', 'IDVERSI')];
  const consistent = sameProduct.some(
    (v) => v.versi === sent.versi && (v.codCertif === sent.codCertif || isTestCode(sent.codCertif)),
  );
  return consistent ? [] : [finding('042', 'IDVERSI')];
}

const UNREGISTERED_VERSION = '0000000000000000';

/** Codes that the development environment takes before a product is certified. */
export function isTestCode(codCertif: string | undefined): boolean {
  return /^(?:FOB|RBC)(?:201999999|000000000)$/.test(codCertif ?? '');
}
