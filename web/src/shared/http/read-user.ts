import type { getSession, SessionView } from '@comptoir/contract/base/sessions';
import { sendRequest } from './send-request.ts';

const PATH = '/session' satisfies (typeof getSession)['path'];

/** Reads the user of a token; null when the server does not answer. */
export async function readUser(webToken: string): Promise<SessionView | null> {
  try {
    const response = await sendRequest({
      method: 'GET',
      path: PATH,
      headers: { Authorization: `Bearer ${webToken}` },
    });
    return response.ok ? ((await response.json()) as SessionView) : null;
  } catch {
    return null;
  }
}
