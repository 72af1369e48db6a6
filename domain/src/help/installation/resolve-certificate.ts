import { certificateState, type CertificateState } from '../../base/certificates/certificate-state.ts';
import { earliestOf } from './earliest-of.ts';
import { DONE, type Decision, type LinkedTerminal, type Missing, type ProgressFacts } from './progress-facts.ts';

/** Done once one linked till can sign: the others are the business of the devices screen. Source: spec §4 "device steps". */
export function resolveCertificate(facts: ProgressFacts, now: Date): Decision {
  const certifiedAt = findCertifiedAt(facts.devices, now);
  if (certifiedAt) return { ...DONE, doneAt: certifiedAt };
  const missing = new Set(facts.devices.map((till) => whatIsMissing(till, facts, now)));
  const first = ORDER.find((one) => missing.has(one)) ?? 'device-first';
  return { state: STATES[first] ?? 'open', missing: [first], doneAt: null };
}

/** Returns the time at which the first of the certificates that bills are signed with today was issued; null while there is none. */
export const findCertifiedAt = (devices: readonly LinkedTerminal[], now: Date): Date | null =>
  earliestOf(
    devices.flatMap(({ certificate }) =>
      certificate && SIGNING.has(certificateState(certificate, now)) ? [certificate.issuedAt] : [],
    ),
  );

const SIGNING: ReadonlySet<CertificateState> = new Set(['valid', 'renewable', 'expiring']);

/** Of several tills, the one that is nearest to a certificate decides what to do. */
const ORDER: readonly Missing[] = [
  'code-activation',
  'certificate-refused',
  'certificate-request',
  'certificate-expired',
  'certificate-revoked',
  'information-first',
];

const STATES: Readonly<Partial<Record<Missing, Decision['state']>>> = {
  'code-activation': 'waiting',
  'device-first': 'blocked',
  'information-first': 'blocked',
};

function whatIsMissing({ certificate, isRefused }: LinkedTerminal, facts: ProgressFacts, now: Date): Missing {
  if (facts.missingInformation.length > 0) return 'information-first';
  if (isRefused) return facts.codeActiveBy && facts.codeActiveBy > now ? 'code-activation' : 'certificate-refused';
  if (!certificate) return 'certificate-request';
  return certificate.revokedAt ? 'certificate-revoked' : 'certificate-expired';
}
