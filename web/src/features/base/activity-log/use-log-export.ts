import type { exportLogs, orderLogExport } from '@comptoir/contract/base/activity-log';
import { checkLogExport } from '@comptoir/domain/base/activity-log/check-log-export';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { useDeferredValue, useRef, useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { call } from '../../../shared/http/call.ts';
import { fetchRows, type RowProgress } from '../../../shared/http/fetch-rows.ts';
import { logExportSizeQuery } from '../../../shared/queries/base.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;

/** Choice for an export; `none` stands for events that concern no device. */
export interface ExportChoice {
  readonly from: string;
  readonly to: string;
  readonly events: readonly LogEvent[];
  readonly deviceIds: readonly string[];
  readonly format: (typeof EXPORT_FORMATS)[number];
}

export const ALL_EVENTS: readonly LogEvent[] = LOG_EVENTS;
export const allDevices = (devices: readonly { readonly value: string }[]): readonly string[] => [
  ...devices.map(({ value }) => value),
  'none',
];

/** An export under way or done: how far it is, the file it became, and how to begin and end it. */
export interface LogExport {
  readonly isRunning: boolean;
  readonly progress: RowProgress | null;
  readonly saved: { readonly name: string; readonly count: number } | undefined;
  readonly error: Error | null;
  readonly start: (choice: ExportChoice) => void;
  readonly stop: () => void;
}

export function useLogExport(): LogExport {
  const scope = useMerchantScope();
  const [progress, setProgress] = useState<RowProgress | null>(null);
  const ending = useRef<AbortController | null>(null);
  const { mutate, isPending, data, error } = useCallOnce({
    mutationFn: async ({ events, deviceIds, ...choice }: ExportChoice) => {
      const { signal } = (ending.current = new AbortController());
      setProgress(null);
      const query = { ...scope, ...choice, events: [...events], deviceIds: [...deviceIds] };
      try {
        const file = await fetchRows<typeof exportLogs>('/logs/export', { query, signal }, setProgress);
        saveBlob(file.name, file.content);
        return { name: file.name, count: file.count };
      } catch (failure) {
        // stopped by the user, who knows
        if (signal.aborted) return undefined;
        throw failure;
      }
    },
  });
  return {
    isRunning: isPending,
    progress,
    saved: isPending ? undefined : data,
    error: isPending ? null : error,
    start: mutate,
    stop: () => ending.current?.abort(),
  };
}

/** Checks that a choice can be exported; the server asks the same. */
export const checkChoice = ({ from, to, deviceIds, events }: ExportChoice, today: string) =>
  checkLogExport(
    { from: from || undefined, to: to || undefined, devices: deviceIds.length, events: events.length },
    today,
  );

/** Counts the lines of a choice; undefined while that is not known, or the choice is none. */
export function useExportSize(choice: ExportChoice, today: string) {
  const scope = useMerchantScope();
  const chosen = useDeferredValue(choice);
  const { from, to, events, deviceIds } = chosen;
  const wanted = { from, to, events: [...events], deviceIds: [...deviceIds] };
  return useQuery(logExportSizeQuery(scope, checkChoice(chosen, today).ok ? wanted : null)).data;
}

/** Has the file made by a job. */
export function useOrderExport() {
  const query = useMerchantScope();
  return useChange(
    ({ events, deviceIds, ...choice }: ExportChoice) =>
      call<typeof orderLogExport>('POST', '/logs/exports', {
        query,
        body: { ...choice, events: [...events], deviceIds: [...deviceIds] },
      }),
    'exports',
    'logs',
  );
}
