import { expect, it } from 'vitest';
import { aSessionView, aToken, id } from '../../test/factories.ts';
import { sessionQuery } from '../shared/queries/base.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { recallUser } from './follow-session.ts';
import { createQueryClient } from './providers.tsx';

it('a visit begins with the user whom the last one knew, and with none where it left nothing', () => {
  sessionStore.signIn(aToken({ merchantId: id(1) }));
  const queries = createQueryClient();
  recallUser(queries);
  expect(sessionStore.current()?.user).toBeNull();
  queries.setQueryData(sessionQuery(sessionStore.current()).queryKey, aSessionView({ name: 'Camille' }));
  recallUser(queries);
  expect(sessionStore.current()).toMatchObject({ user: { name: 'Camille' }, merchant: null });
});
