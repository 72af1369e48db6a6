import type { declareEmployee, withdrawEmployee } from '@comptoir/contract/sales/employees';
import type { streamLogs } from '@comptoir/contract/base/activity-log';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { devicesQuery, employeesQuery } from '../../../shared/queries/sales.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** The people who work at the merchant in view, kept up to date together with when they were read. */
export function useEmployees() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, 'employees', 'pos-connection'));
  return useQuery(employeesQuery(scope));
}

/** Finds the first thing missing for a request to the authority; null when all is there, or as long as that is not known. */
export function useHindrance(): 'noNumbers' | 'noCertificate' | null {
  const { data: merchant } = useMerchant();
  const hasCertificate = useHasCertificate();
  if (merchant && !(merchant.qst_number && merchant.gst_number)) return 'noNumbers';
  return hasCertificate === false ? 'noCertificate' : null;
}

/** True when a till is linked whose certificate is in force; undefined while that is not known. */
function useHasCertificate(): boolean | undefined {
  const scope = useMerchantScope();
  const { data } = useQuery(devicesQuery(scope));
  return data?.items.some(({ linked, certificate: { state } }) => linked && IN_FORCE.has(state));
}

const IN_FORCE: ReadonlySet<string> = new Set(['valid', 'renewable', 'expiring']);

export const useDeclareEmployee = () =>
  useChange(
    (id: string) =>
      call<typeof declareEmployee>('POST', '/employees/:id/declaration', { params: { id }, headers: QUIET }),
    'employees',
  );

export const useWithdrawEmployee = () =>
  useChange(
    (id: string) =>
      call<typeof withdrawEmployee>('DELETE', '/employees/:id/declaration', { params: { id }, headers: QUIET }),
    'employees',
  );
