import { readDocumentReply } from '@comptoir/websrm/requests/read-reply';
import { encodeRequest } from '@comptoir/websrm/requests/requests';
import type { HttpClient } from '../http-client.ts';
import type { DocumentReply } from './answers.ts';
import { type RequestSettings, postRequest } from './post-request.ts';
import { readDocumentAnswer, readOutcome } from './read-answers.ts';
import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { DocumentRequest, Outcome } from './tax-authority.ts';

/**
 * Posts a document that a till has signed, under the server's certificate and in the name of the till, as a relayed bill is. Source: SRM-14,
 * SRM-46.
 */
export async function postDocument(
  settings: RequestSettings & { readonly apiUrl: string },
  client: HttpClient,
  { deviceNumber, gstNumber, qstNumber, kind, document }: DocumentRequest,
): Promise<Outcome<DocumentReply>> {
  const result = await postRequest(settings, client, {
    kind: 'document',
    url: `${settings.apiUrl}/document`,
    values: { origin: 'SEV', deviceNumber, taxNumbers: { noTPS: gstNumber, noTVQ: qstNumber } },
    body: encodeRequest('document', { reqDoc: { typDoc: TYPES[kind], doc: document } }),
  });
  return readOutcome(result, (text) => readDocumentAnswer(readDocumentReply(text)));
}

const TYPES: Readonly<Record<DocumentKind, 'RUT' | 'HAB'>> = { 'user-report': 'RUT', 'third-party-declaration': 'HAB' };
