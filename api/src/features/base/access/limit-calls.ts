import type { Endpoint } from '@comptoir/contract/endpoint';
import { callCost, MOST_CALLS, MOST_STREAMS } from '@comptoir/domain/base/access/call-limits';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallCounts } from '../../../platform/limits/call-counts.ts';

const MINUTE_MS = 60_000;

/** Counts a call of a user, whatever address it comes from and whichever server. @throws AppError too-many-requests */
export function limitCalls(counts: CallCounts, userId: string, { method, path }: Endpoint): void {
  const cost = callCost(method, path);
  const { calls, leftMs } = counts.count(`user ${userId}`, { windowMs: MINUTE_MS, cost });
  if (calls > MOST_CALLS) throw new AppError('too-many-requests', undefined, Math.ceil(leftMs / 1000));
}

/** Opens a stream of a user on this server. Returns how to note its end. @throws AppError too-many-requests */
export type OpenStream = (userId: string) => () => void;

const TRY_STREAM_AGAIN_SECONDS = 30;

export function limitStreams(): OpenStream {
  const open = new Map<string, number>();
  return (userId) => {
    const count = open.get(userId) ?? 0;
    if (count >= MOST_STREAMS) throw new AppError('too-many-requests', undefined, TRY_STREAM_AGAIN_SECONDS);
    open.set(userId, count + 1);
    return () => {
      const left = (open.get(userId) ?? 1) - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    };
  };
}
