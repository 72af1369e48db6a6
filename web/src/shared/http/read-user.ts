import type { getMerchant, MerchantView } from '@comptoir/contract/base/merchants';
import type { getSession, SessionView } from '@comptoir/contract/base/sessions';
import { sendRequest } from './send-request.ts';

const SESSION = '/session' satisfies (typeof getSession)['path'];
const MERCHANT = '/merchant/:id' satisfies (typeof getMerchant)['path'];

/** Reads the user of a token; null when the server does not answer. */
export const readUser = (webToken: string): Promise<SessionView | null> => readAs(webToken, SESSION);

/** Reads a merchant as the user of a token; null when the server does not answer. */
export const readMerchant = (webToken: string, id: string): Promise<MerchantView | null> =>
  readAs(webToken, MERCHANT.replace(':id', encodeURIComponent(id)));

async function readAs<Reply>(webToken: string, path: string): Promise<Reply | null> {
  try {
    const response = await sendRequest({ method: 'GET', path, headers: { Authorization: `Bearer ${webToken}` } });
    return response.ok ? ((await response.json()) as Reply) : null;
  } catch {
    return null;
  }
}
