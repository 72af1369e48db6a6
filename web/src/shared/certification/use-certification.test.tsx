import { getCertification } from '@comptoir/contract/sales/certification';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { answer } from '../../../test/mock-api.ts';
import { within } from '../../../test/within.tsx';
import { sessionStore } from '../sessions/session-store.ts';
import { useCertification } from './use-certification.ts';

const VIEW = { environment: 'DEV', isRun: true, testCase: null, replies: [] } as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('how the certification stands is read once, and again and again while it is watched', async () => {
  sessionStore.signIn(aToken({ role: 'admin', merchantId: null }));
  const asked = answer(getCertification, { ...VIEW, replies: [] });
  const once = renderHook(() => useCertification(), { wrapper: within() });
  await waitFor(() => expect(once.result.current.data).toEqual(VIEW));
  await pause(30);
  expect(asked).toHaveLength(1);
  once.unmount();
  renderHook(() => useCertification(5), { wrapper: within() });
  await waitFor(() => expect(asked.length).toBeGreaterThan(2));
});
