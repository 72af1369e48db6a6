import type { CertificateSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { UNASSIGNED_DEVICE_NUMBER } from '@comptoir/websrm/requests/formats';
import type { Authority } from '../authority.ts';
import { issueCertificate } from '../keys/issue-certificate.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import type { IssuedCertificate } from '../state/issued-certificate.ts';
import { newDeviceNumber } from '../transactions/new-numbers.ts';
import { REPLY_VERSION } from '../requests/refuse.ts';

/** Issues what an accepted request asks for. `old`: the certificate it replaces. */
export async function issueFor(
  authority: Authority,
  request: AuthorityRequest,
  accepted: { csrPem: string; subject: CertificateSubject | undefined; old: IssuedCertificate | null },
): Promise<Reply> {
  const { csrPem, old } = accepted;
  const isNewDevice = old === null && request.headers.IDAPPRL === UNASSIGNED_DEVICE_NUMBER;
  const deviceNumber = old === null ? deviceFor(authority.state, request) : old.deviceNumber;
  const ageMs = deviceNumber === null ? 0 : authority.state.certificateAgeDays * 86_400_000;
  const from = new Date(request.at.getTime() - ageMs);
  const { notAfter, ...issued } = await issueCertificate(authority.keys, csrPem, from);
  const certificate: IssuedCertificate = {
    ...issued,
    kind: deviceNumber === null ? 'server' : 'device',
    deviceNumber,
    subject: accepted.subject ?? { CN: '', SN: '', L: '', ST: '', C: '' },
    issuedAt: request.at.toISOString(),
    notAfter: notAfter.toISOString(),
    status: 'live',
    endedAt: null,
  };
  authority.commit({ kind: 'issued', certificate, replaces: old?.thumbprint ?? null });
  return jsonReply(201, {
    retourCertif: {
      ...REPLY_VERSION,
      ...(isNewDevice && deviceNumber !== null ? { idApprl: deviceNumber } : {}),
      certifPSI: authority.keys.qrCertificatePem,
      certif: issued.pem,
    },
  });
}

/** A server has none; a device keeps the one it has for life. */
function deviceFor(state: AuthorityState, { headers }: AuthorityRequest): string | null {
  if (headers.IDAPPRL === undefined) return null;
  return headers.IDAPPRL === UNASSIGNED_DEVICE_NUMBER ? newDeviceNumber(state) : headers.IDAPPRL;
}
