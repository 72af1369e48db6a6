/** Event of a lane: a device could no longer reach the authority, or could again. */
export interface LaneEvent {
  readonly deviceId: string | null;
  readonly at: Date;
  readonly isReachable: boolean;
}

/** A time during which at least one device could not reach the authority. */
export interface Outage {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The outages between two instants, cut at both. Events are in the order of time, and begin with the last one of each device before
 * `start`, by which it is known how the period begins. Devices that are cut off at once, or one after the other, make one outage.
 */
export function outagesOf(
  events: readonly LaneEvent[],
  { start, end }: { readonly start: Date; readonly end: Date },
): Outage[] {
  const cutOff = new Set<string | null>();
  const outages: Outage[] = [];
  let since: Date | null = null;
  for (const { deviceId, at, isReachable } of events) {
    if (isReachable) cutOff.delete(deviceId);
    else cutOff.add(deviceId);
    if (cutOff.size > 0) since ??= at;
    else if (since) {
      outages.push({ from: since, to: at });
      since = null;
    }
  }
  if (since) outages.push({ from: since, to: end });
  return outages
    .map(({ from, to }) => ({ from: from < start ? start : from, to: to > end ? end : to }))
    .filter(({ from, to }) => from < to);
}
