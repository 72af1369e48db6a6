/**
 * Files read before their turn. A hash waits behind the signatures that are being verified, on a thread that browsers have one of: with one
 * file ahead it would come as the last of them, and that thread would have nothing to do until the next file was unpacked.
 */
const AHEAD = 2;

/** Hands out what `read` makes of each item, in order, with the next ones being read meanwhile. `read` never rejects. */
export async function* readAhead<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Promise<Found>,
): AsyncGenerator<Found> {
  const reading: Promise<Found>[] = items.slice(0, AHEAD).map(read);
  for (const next of items.slice(AHEAD)) {
    reading.push(read(next));
    const first = reading.shift();
    if (first) yield await first;
  }
  for (const last of reading) yield await last;
}
