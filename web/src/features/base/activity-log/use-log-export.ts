import type { exportLogs, orderLogExport } from '@comptoir/contract/base/activity-log';
import { checkLogExport } from '@comptoir/domain/base/activity-log/check-log-export';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { useStoppableCall, type StoppableCall } from '../../../lib/use-stoppable-call.ts';
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

/** An export under way or done, and the file it became. */
export type LogExport = StoppableCall<ExportChoice, RowProgress, { readonly name: string; readonly count: number }>;

export function useLogExport(): LogExport {
  const scope = useMerchantScope();
  return useStoppableCall(async ({ events, deviceIds, ...choice }, { signal, onProgress }) => {
    const query = { ...scope, ...choice, events: [...events], deviceIds: [...deviceIds] };
    const { name, content, count } = await fetchRows<typeof exportLogs>('/logs/export', { query, signal }, onProgress);
    saveBlob(name, content);
    return { name, count };
  });
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
