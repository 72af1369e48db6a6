import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { Action } from '@comptoir/domain/base/access/access';

/** Entries of a till's menu. */
export type DeviceAction = 'link' | 'rename' | 'history' | 'reports' | 'renew' | 'unlink' | 'revoke';

/** Act that was asked for: something with a till, or to link a new one. */
export interface Asked {
  readonly action: DeviceAction;
  /** Null for a new till. */
  readonly deviceId: string | null;
}

/** Source: SRM-27 (renewal from half-life on; only a certificate that counts can be revoked). */
const RENEWABLE = new Set(['renewable', 'expiring']);
const REVOCABLE = new Set(['valid', ...RENEWABLE]);

/** Lists the actions on a till as it stands, for those who may; from the harmless to the final. */
export function actionsFor(device: DeviceView, may: (action: Action) => boolean): DeviceAction[] {
  const {
    linked,
    certificate: { state, isRenewalRequested },
  } = device;
  const canRenew = linked && RENEWABLE.has(state) && !isRenewalRequested;
  const offered: readonly (readonly [DeviceAction, boolean])[] = [
    ['link', !linked && may('link-device')],
    ['rename', may('edit-device')],
    ['history', state !== 'none'],
    // without a certificate nothing was ever signed
    ['reports', state !== 'none'],
    ['renew', canRenew && may('edit-certificate')],
    ['unlink', linked && may('link-device')],
    ['revoke', REVOCABLE.has(state) && may('edit-certificate')],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([action]) => action);
}
