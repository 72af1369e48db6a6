import type { login } from '@comptoir/contract/session';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { sessionStore } from '../../lib/session/session-store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; the session that starts moves the screens on by itself. */
export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call<typeof login>('POST', '/login', { body: credentials }),
    onSuccess: ({ webToken }) => sessionStore.signIn(webToken),
  });
}
