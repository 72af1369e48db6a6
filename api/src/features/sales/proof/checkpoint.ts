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
}

/** A few lines that can be kept elsewhere: the hash of the list, and where each till's chain ends. */
export function checkpointOf(
  { format, bills, devices }: { format: string; bills: number; devices: readonly ListedDevice[] },
  listHash: string,
): Buffer {
  const heads = devices.map(({ number, firstPosition, lastPosition, last }) => [
    number,
    `${firstPosition}-${lastPosition}`,
    last,
  ]);
  const lines = [[format], ['manifest', listHash], ['bills', String(bills)], ...heads];
  return Buffer.from(lines.map((words) => `${words.join(' ')}\n`).join(''));
}
