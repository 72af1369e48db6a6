import { readCertificateReply } from '@comptoir/websrm/requests/read-reply';
import { encodeRequest } from '@comptoir/websrm/requests/requests';
import type { HttpClient, HttpOutcome } from '../http-client.ts';
import type { CertificateReply, RevocationReply } from './answers.ts';
import { type RequestSettings, postRequest } from './post-request.ts';
import { readCertificateAnswer, readOutcome, readRevocationAnswer } from './read-answers.ts';
import type { Outcome, ReplacementRequest, RevocationRequest } from './tax-authority.ts';

interface CertificateRequestSettings extends RequestSettings {
  readonly apiUrl: string;
}

/** Replaces a till's certificate (`REM`) under the server's own, in the name of the till. Source: SRM-14, SRM-26. */
export async function postReplacement(
  settings: CertificateRequestSettings,
  client: HttpClient,
  { csr, serial: noSerie, deviceNumber }: ReplacementRequest,
): Promise<Outcome<CertificateReply>> {
  const body = encodeRequest('certificats', { reqCertif: { modif: 'REM', csr, noSerie } });
  const result = await post(settings, client, { body, deviceNumber });
  return readOutcome(result, (text) => readCertificateAnswer(readCertificateReply(text)));
}

/** Deletes a certificate (`SUP`): a till's in the till's name, the server's own in its own. Source: SRM-14, SRM-26. */
export async function postRevocation(
  settings: CertificateRequestSettings,
  client: HttpClient,
  { serial: noSerie, deviceNumber }: RevocationRequest,
): Promise<Outcome<RevocationReply>> {
  const body = encodeRequest('certificats', { reqCertif: { modif: 'SUP', noSerie } });
  const result = await post(settings, client, { body, deviceNumber });
  return readOutcome(result, (text) => readRevocationAnswer(readCertificateReply(text)));
}

function post(
  settings: CertificateRequestSettings,
  client: HttpClient,
  { body, deviceNumber }: { body: string; deviceNumber: string | null },
): Promise<HttpOutcome> {
  return postRequest(settings, client, {
    kind: 'certificats',
    url: `${settings.apiUrl}/certificats`,
    values: deviceNumber === null ? { origin: 'SRV' } : { origin: 'SEV', deviceNumber },
    body,
  });
}
