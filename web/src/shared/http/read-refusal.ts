import { isErrorCode, type ErrorReply } from '@comptoir/contract/errors';
import { ApiError } from './api-error.ts';

/** Reads a reply that is not a success; one that does not come from our server (a proxy's page) is named by its status. */
export async function readRefusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorReply;
    if (isErrorCode(error.code)) {
      return new ApiError(error.code, response.status, { ...error, retryAt: readRetryAfter(response) });
    }
  } catch {
    // not our error format: checked by its status below
  }
  return new ApiError(response.status >= 500 ? 'internal-error' : 'unreadable-reply', response.status);
}

/** Seconds, as our server writes them; a date, which only others write, is left aside. */
function readRetryAfter({ headers }: Response): Date | null {
  const text = headers.get('retry-after');
  return text !== null && /^\d{1,6}$/.test(text) ? new Date(Date.now() + Number(text) * 1000) : null;
}
