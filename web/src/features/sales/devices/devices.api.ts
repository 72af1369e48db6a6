import type {
  createActivationCode,
  DeviceView,
  listCertificates,
  listDevices,
  renameDevice,
  requestRenewal,
  revokeCertificate,
  testCertificateAgain,
  unlinkDevice,
} from '@comptoir/contract/sales/devices';
import type { streamLogs } from '@comptoir/contract/base/activity-log';
import type { listPosDevices } from '@comptoir/contract/provider/pos-connection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

const KEY = 'devices';
const CERTIFICATES = 'certificates';
const POS_DEVICES = 'pos-devices';

/** The tills of the merchant in view, kept up to date, with whatever is open about one of them. */
export function useDevices() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, () =>
    Promise.all([KEY, CERTIFICATES].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  );
  return useQuery({
    queryKey: [KEY, scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
}

/** What the point-of-sale provider knows and none of `tills` is; a help, done without when it cannot be had. */
export function usePosDevices(tills: readonly DeviceView[]) {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: [POS_DEVICES, scope],
    retry: false,
    queryFn: ({ signal }) => call<typeof listPosDevices>('GET', '/pos-devices', { query: scope, signal }),
    select: ({ items }) =>
      items.filter(
        ({ deviceId, serial }) => deviceId === null && tills.every(({ androidSerial }) => androidSerial !== serial),
      ),
  });
}

/** The certificates that a till has had. */
export const useCertificates = (id: string) =>
  useQuery({
    queryKey: [CERTIFICATES, id],
    queryFn: ({ signal }) =>
      call<typeof listCertificates>('GET', '/devices/:id/certificates', { params: { id }, signal }),
  });

/** A till to link: a new one, one that the provider knows, or one that is there. */
export type TillToLink =
  | { readonly name: string; readonly posDeviceId?: string | undefined }
  | { readonly deviceId: string };

/** A one-time code for a till. */
export function useCreateActivationCode() {
  const scope = useMerchantScope();
  return useChange((till: TillToLink) =>
    call<typeof createActivationCode>('POST', '/devices/activation-code', { query: scope, body: bodyOf(till) }),
  );
}

function bodyOf(till: TillToLink) {
  if ('deviceId' in till) return till;
  const { name, posDeviceId } = till;
  return posDeviceId === undefined ? { name } : { name, posDeviceId };
}

export const useRenameDevice = (id: string) =>
  useChange((name: string) => call<typeof renameDevice>('PUT', '/devices/:id', { params: { id }, body: { name } }));

/** The following say in words of the screen what was done, so that the automatic alerts stay out of it. */
export const useUnlinkDevice = (id: string) =>
  useChange(() => call<typeof unlinkDevice>('POST', '/devices/:id/unlink', { params: { id }, headers: QUIET }));

export const useTestCertificateAgain = (id: string) =>
  useChange(() =>
    call<typeof testCertificateAgain>('POST', '/devices/:id/certificate/test', { params: { id }, headers: QUIET }),
  );

export const useRequestRenewal = (id: string) =>
  useChange(() =>
    call<typeof requestRenewal>('POST', '/devices/:id/certificate/renewal', { params: { id }, headers: QUIET }),
  );

export const useRevokeCertificate = (id: string) =>
  useChange(() =>
    call<typeof revokeCertificate>('POST', '/devices/:id/certificate/revocation', { params: { id }, headers: QUIET }),
  );

/** A change of tills, after which they are read again; also after a refusal, which may mean that they have changed. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([KEY, CERTIFICATES, POS_DEVICES].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
