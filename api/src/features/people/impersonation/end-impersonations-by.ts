import type { Transaction } from '../../../platform/database/database.ts';
import { endImpersonationsOfPartner, type EndedImpersonation } from './impersonation.store.ts';
import { logEnded } from './tell-ended.ts';

/** Partner whose people's acting ends, for one merchant or for any. */
export interface ActingPartner {
  readonly partnerId: string;
  readonly merchantId?: string;
  readonly now: Date;
}

/** Ends what a partner's people act for, and has their merchants' logs say so. Who calls announces it once that is kept. */
export async function endImpersonationsBy(tx: Transaction, acting: ActingPartner): Promise<EndedImpersonation[]> {
  const ended = await endImpersonationsOfPartner(tx, { merchantId: null, ...acting });
  logEnded(tx, ended);
  return ended;
}
