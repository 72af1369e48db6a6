import { can, type Action, type Actor } from '@comptoir/domain/base/access/access';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { findOwnedDevice } from './devices.store.ts';

/** Dependencies of most calls about a till. */
export type DeviceDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** A till that a user names, its merchant, and the scope in which it is read. */
export interface OwnedDevice extends MerchantScope {
  readonly id: string;
  readonly deviceNumber: string | null;
}

/** The till of an id, for a user who may change it. @throws AppError not-found, also for another merchant's */
export async function resolveDevice(
  database: Database,
  actor: Actor,
  wanted: { id: string; action: Action },
): Promise<OwnedDevice> {
  const device = await database.transaction(scopeOfActor(actor), (tx) => findOwnedDevice(tx, wanted.id));
  if (!device || !can(actor, wanted.action, device)) throw new AppError('not-found');
  return { id: device.id, deviceNumber: device.deviceNumber, merchantId: device.merchantId, asked: actor };
}
