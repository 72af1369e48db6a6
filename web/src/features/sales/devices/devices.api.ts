import type {
  createActivationCode,
  DeviceView,
  renameDevice,
  requestRenewal,
  revokeCertificate,
  testCertificateAgain,
  unlinkDevice,
} from '@comptoir/contract/sales/devices';
import type { getUserReportPdf } from '@comptoir/contract/sales/device-reports';
import type { streamLogs } from '@comptoir/contract/base/activity-log';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, fetchFile, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { posDevicesQuery } from '../../../shared/queries/provider.ts';
import { certificatesQuery, devicesQuery, userReportQuery, userReportsQuery } from '../../../shared/queries/sales.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** The tills of the merchant in view, kept up to date, with whatever is open about one of them. */
export function useDevices() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, 'devices', 'certificates'));
  return useQuery(devicesQuery(scope));
}

/** Devices of the point-of-sale provider that none of `tills` is; a help, done without when it cannot be had. */
export function usePosDevices(tills: readonly DeviceView[]) {
  const scope = useMerchantScope();
  return useQuery({
    ...posDevicesQuery(scope),
    retry: false,
    select: ({ items }) =>
      items.filter(
        ({ deviceId, serial }) => deviceId === null && tills.every(({ androidSerial }) => androidSerial !== serial),
      ),
  });
}

/** The reports that a till has shown. */
export const useUserReports = (id: string) => useQuery(userReportsQuery(id));

/** One of them, to be drawn. */
export const useUserReport = (id: string, reportId: string) => useQuery(userReportQuery(id, reportId));

/** Its document. */
export const useUserReportPdf = (id: string, reportId: string) => (): Promise<File> =>
  fetchFile<typeof getUserReportPdf>('/devices/:id/user-reports/:reportId/pdf', { params: { id, reportId } });

/** The certificates that a till has had. */
export const useCertificates = (id: string) => useQuery(certificatesQuery(id));

/** A till to link: a new one, one that the provider knows, or one that is there. */
export type TillToLink =
  | { readonly name: string; readonly posDeviceId?: string | undefined }
  | { readonly deviceId: string };

/** A one-time code for a till. */
export function useCreateActivationCode() {
  const scope = useMerchantScope();
  return useDeviceChange((till: TillToLink) =>
    call<typeof createActivationCode>('POST', '/devices/activation-code', { query: scope, body: bodyOf(till) }),
  );
}

function bodyOf(till: TillToLink) {
  if ('deviceId' in till) return till;
  const { name, posDeviceId } = till;
  return posDeviceId === undefined ? { name } : { name, posDeviceId };
}

export const useRenameDevice = (id: string) =>
  useDeviceChange((name: string) =>
    call<typeof renameDevice>('PUT', '/devices/:id', { params: { id }, body: { name } }),
  );

/** The following say in words of the screen what was done, so that the automatic alerts stay out of it. */
export const useUnlinkDevice = (id: string) =>
  useDeviceChange(() => call<typeof unlinkDevice>('POST', '/devices/:id/unlink', { params: { id }, headers: QUIET }));

export const useTestCertificateAgain = (id: string) =>
  useDeviceChange(() =>
    call<typeof testCertificateAgain>('POST', '/devices/:id/certificate/test', { params: { id }, headers: QUIET }),
  );

export const useRequestRenewal = (id: string) =>
  useDeviceChange(() =>
    call<typeof requestRenewal>('POST', '/devices/:id/certificate/renewal', { params: { id }, headers: QUIET }),
  );

export const useRevokeCertificate = (id: string) =>
  useDeviceChange(() =>
    call<typeof revokeCertificate>('POST', '/devices/:id/certificate/revocation', { params: { id }, headers: QUIET }),
  );

/** A change of devices, after which they are read again. */
const useDeviceChange = <Input, Reply>(change: (input: Input) => Promise<Reply>) =>
  useChange(change, 'devices', 'certificates', 'pos-devices');
