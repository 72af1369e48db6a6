import type { setTestCase } from '@comptoir/contract/sales/certification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { CERTIFICATION_KEY } from '../../../shared/certification/use-certification.ts';

/** Chooses the case of the next request; the automatic alert says so. */
export function useSetTestCase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (testCase: string | null) =>
      call<typeof setTestCase>('PUT', '/certification/case', { body: { testCase } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: CERTIFICATION_KEY }),
  });
}
