import type { updateProfile } from '@comptoir/contract/people/profile';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { call, QUIET } from '../http/call.ts';
import { sessionStore } from '../sessions/session-store.ts';

/**
 * Remembers the language of the interface in the profile of the user, for other browsers and for mail. The
 * interface has switched already: a failure is not worth a word. The profile is closed to those who act for a merchant.
 */
export async function saveLanguage(language: Language): Promise<void> {
  const session = sessionStore.current();
  if (!session || session.impersonateMerchantId !== null) return;
  await call<typeof updateProfile>('PUT', '/profile', { body: { language }, headers: QUIET }).catch(() => undefined);
}
