import type { setTestCase } from '@comptoir/contract/sales/certification';
import { call } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Chooses the case of the next request; the automatic alert says so. */
export const useSetTestCase = () =>
  useChange(
    (testCase: string | null) => call<typeof setTestCase>('PUT', '/certification/case', { body: { testCase } }),
    'certification',
  );
