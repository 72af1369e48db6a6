import type { cancelExport, getExportFile } from '@comptoir/contract/base/exports';
import { isUnderWay } from '@comptoir/domain/base/exports/export-state';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { call } from '../../../shared/http/call.ts';
import { fetchRows } from '../../../shared/http/fetch-rows.ts';
import { exportsQuery } from '../../../shared/queries/base.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

const LOOK_EVERY_MS = 2000;

/** The person's exports, read again while one is under way. */
export const useExports = () =>
  useQuery({
    ...exportsQuery(),
    refetchInterval: ({ state }) => (state.data?.items.some((one) => isUnderWay(one.state)) ? LOOK_EVERY_MS : false),
  });

/** Ends an export that is under way, or removes its file. */
export const useCancelExport = () =>
  useChange((id: string) => call<typeof cancelExport>('DELETE', '/exports/:id', { params: { id } }), 'exports');

/** Saves the file of an export. */
export const useFetchExport = () =>
  useCallOnce({
    mutationFn: async (id: string) => {
      const file = await fetchRows<typeof getExportFile>('/exports/:id/file', { params: { id } }, () => {});
      saveBlob(file.name, file.content);
    },
  });
