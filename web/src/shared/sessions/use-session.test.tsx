import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { sessionStore } from './session-store.ts';
import { useSession } from './use-session.ts';

it('a screen follows who is signed in', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toBeNull();
  act(() => sessionStore.signIn(aToken({ email: 'eve@comptoir.test' })));
  expect(result.current?.email).toBe('eve@comptoir.test');
  act(() => sessionStore.end('signed-out'));
  expect(result.current).toBeNull();
});
