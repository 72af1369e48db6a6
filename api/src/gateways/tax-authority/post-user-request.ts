import { readUserReply } from '@comptoir/websrm/requests/read-reply';
import { encodeRequest } from '@comptoir/websrm/requests/requests';
import type { HttpClient } from '../http-client.ts';
import type { UserReply } from './answers.ts';
import { type RequestSettings, postRequest } from './post-request.ts';
import { readOutcome, readUserAnswer } from './read-answers.ts';
import type { Outcome, TaxNumbers, UserRequest } from './tax-authority.ts';

interface UserRequestSettings extends RequestSettings {
  readonly apiUrl: string;
}

/**
 * Posts a request about a user or tax numbers under the server's certificate. About a user it speaks in the name of a till (`SEV`
 * and its number), as a relayed bill does; tax numbers are the server's own question (`SRV`, no number). Source: SRM-14, SRM-28.
 */
export async function postUserRequest(
  settings: UserRequestSettings,
  client: HttpClient,
  { deviceNumber, body }: { deviceNumber: string | null; body: string },
): Promise<Outcome<UserReply>> {
  const result = await postRequest(settings, client, {
    kind: 'utilisateur',
    url: `${settings.apiUrl}/utilisateur`,
    values: deviceNumber === null ? { origin: 'SRV' } : { origin: 'SEV', deviceNumber },
    body,
  });
  return readOutcome(result, (text) => readUserAnswer(readUserReply(text)));
}

/** @throws ZodError when a value is not in the authority's form: it would be refused, so it is not asked */
export const declarationBody = ({ modif, name, ...numbers }: UserRequest): string =>
  encodeRequest('utilisateur', { reqUtil: { modif, nomUtil: name, noTax: noTax(numbers) } });

/** @throws ZodError as above */
export const validationBody = (numbers: TaxNumbers): string =>
  encodeRequest('utilisateur', { reqUtil: { modif: 'VAL', noTax: noTax(numbers) } });

const noTax = ({ gstNumber, qstNumber }: TaxNumbers) => ({ noTPS: gstNumber, noTVQ: qstNumber });
