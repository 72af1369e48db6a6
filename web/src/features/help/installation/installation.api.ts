import type { streamLogs } from '@comptoir/contract/base/activity-log';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** What the guide shows. */
const SHOWN = ['registration-progress', 'pos-connection', 'tax-check'] as const;

/** Keeps the guide up to date: a step ticks itself while one looks on. */
export function useLiveGuide(): void {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, ...SHOWN));
}
