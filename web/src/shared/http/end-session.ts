import type { logout } from '@comptoir/contract/base/sessions';
import { sendRequest } from './send-request.ts';

const PATH = '/logout' satisfies (typeof logout)['path'];

/** Ends the session of a token that no one will use any more; without a reply it ends by itself. */
export async function endSession(webToken: string): Promise<void> {
  const headers = { Authorization: `Bearer ${webToken}` };
  await sendRequest({ method: 'POST', path: PATH, headers }).catch(() => undefined);
}
