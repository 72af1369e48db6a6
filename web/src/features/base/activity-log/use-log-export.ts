import type { exportLogs } from '@comptoir/contract/base/activity-log';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { fetchRows, type RowProgress } from '../../../shared/http/fetch-rows.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;

/** What someone chose; `none` stands for what concerns no device. */
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
  const { mutate, isPending, data, error } = useMutation({
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
