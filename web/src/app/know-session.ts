import type { QueryClient } from '@tanstack/react-query';
import { closeAskedAhead, isAskedAhead } from '../shared/http/asked-ahead.ts';
import { merchantQuery, sessionQuery } from '../shared/queries/base.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

/** Longest wait before the first frame; later answers are awaited in the portal's own frame. */
const PATIENCE_MS = 1000;

/**
 * Loads the signed-in user and their merchant before anything is drawn, if the page has asked ahead: a screen's own data is then
 * asked for with its code, and not after these answers. On a later visit the portal opens with what is kept instead.
 */
export async function knowSession(queries: QueryClient): Promise<void> {
  closeAskedAhead();
  const session = sessionStore.current();
  if (!session) return;
  const kept = queries.getQueryData(sessionQuery(session).queryKey);
  if (kept) return sessionStore.keepUser(kept);
  const token = sessionStore.token();
  if (!isAskedAhead('/session', token)) return;
  const merchantId = session.role === 'merchant' ? session.merchantId : null;
  const [user, merchant] = await Promise.all([
    inTime(queries.fetchQuery(sessionQuery(session))),
    merchantId && isAskedAhead(`/merchant/${merchantId}`, token)
      ? inTime(queries.fetchQuery(merchantQuery(merchantId)))
      : null,
  ]);
  // another tab may have put someone else in the place
  if (sessionStore.token() !== token) return;
  if (user) sessionStore.keepUser(user);
  if (merchant) sessionStore.keepMerchant(merchant);
}

/** A failure is the screen's to say: it asks again. */
const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
