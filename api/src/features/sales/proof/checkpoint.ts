/** A till's part of the chain, as the list has it. `before` and `after`: the signed texts of the bills on either side of it. */
export interface ListedDevice {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly bills: number;
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly first: string;
  readonly last: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Places of bills that the authority answered and whose replies are not here, as `1-118,120`. */
  readonly unanswered: string;
}

/** A day of the activity log that was sealed: how many lines, the last of them, and the hash over all of them and the day before. */
export interface LogHead {
  readonly day: string;
  readonly lines: number;
  readonly lastId: string | null;
  readonly sha256: string;
}

interface Checkpoint {
  readonly format: string;
  readonly bills: number;
  readonly devices: readonly ListedDevice[];
  readonly logHeads: readonly LogHead[];
}

/** A few lines that can be kept elsewhere: the hash of the list, where each till's chain ends, and what the log's days were sealed with. */
export function checkpointOf({ format, bills, devices, logHeads }: Checkpoint, listHash: string): string {
  const heads = devices.map(({ number, firstPosition, lastPosition, last }) => [
    number,
    `${firstPosition}-${lastPosition}`,
    last,
  ]);
  const days = logHeads.map(({ day, lines, sha256 }) => ['log', day, String(lines), sha256]);
  const lines = [[format], ['manifest', listHash], ['bills', String(bills)], ...heads, ...days];
  return lines.map((words) => `${words.join(' ')}\n`).join('');
}
