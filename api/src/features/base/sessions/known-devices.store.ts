import type { Transaction } from '../../../platform/database/database.ts';

/** Whether a user has signed in with a browser since an instant. */
export const isKnownDevice = async (
  tx: Transaction,
  device: { tokenHash: Buffer; email: string; since: Date },
): Promise<boolean> =>
  (await tx.first({
    name: 'is-known-device',
    text: `select 1 from known_devices d join users u on u.id = d.user_id
      where d.token_hash = $1 and u.email = $2 and d.seen_at > $3`,
    values: [device.tokenHash, device.email, device.since],
  })) !== null;

export const isDeviceOfAnybody = async (tx: Transaction, tokenHash: Buffer): Promise<boolean> =>
  (await tx.first({ text: 'select 1 from known_devices where token_hash = $1 limit 1', values: [tokenHash] })) !== null;

export function saveKnownDevice(tx: Transaction, device: { tokenHash: Buffer; userId: string; now: Date }): void {
  tx.write({
    text: `insert into known_devices (token_hash, user_id, seen_at) values ($1, $2, $3)
      on conflict (token_hash, user_id) do update set seen_at = $3`,
    values: [device.tokenHash, device.userId, device.now],
  });
}

export function forgetDevicesBefore(tx: Transaction, instant: Date): void {
  tx.write({ text: 'delete from known_devices where seen_at < $1', values: [instant] });
}
