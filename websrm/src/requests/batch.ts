/**
 * Largest request that we send, in bytes of UTF-8. The authority's limit is 256 kB without saying which kilobyte; this one stays under
 * both. Source: SRM-20.
 */
export const MAX_REQUEST_BYTES = 250_000;

/** The exact JSON text of a signed transaction, never to be rewritten, and what of it a request needs. */
export type SignedText = { text: string; actu: string; noTrans: string };

/**
 * One request. `body`: what is sent. `signatures`, `noTransOldestFirst`: of every transaction in it, oldest first, the current one
 * last, as `transmissionText` wants them. `current` and `lot` (oldest first): the given objects themselves.
 */
export type TransmissionRequest<T extends SignedText = SignedText> = {
  body: string;
  signatures: string[];
  noTransOldestFirst: string[];
  current?: T;
  lot: T[];
};

/**
 * Lays out what waits into requests, in the order in which they must be sent: the first holds the current transaction and as many of
 * the oldest as fit, each further one the next oldest. Inside a request the lot stands newest first. Texts are put in byte by byte.
 *
 * `backlog`: oldest first. `limit`: bytes of UTF-8 per request. Returns no request when nothing is given. Throws `RangeError` when one
 * transaction alone exceeds the limit. A current transaction that leaves no room for the oldest one travels alone, first.
 *
 * Source: SRM-38.
 */
export function splitTransmission<T extends SignedText>(transmission: {
  current?: T | undefined;
  backlog: readonly T[];
  limit?: number;
}): TransmissionRequest<T>[] {
  const { current, backlog, limit = MAX_REQUEST_BYTES } = transmission;
  const requests: TransmissionRequest<T>[] = [];
  let taken = 0;
  if (current !== undefined) {
    const room = limit - byteLength(body(current.text, []));
    refuseWhen(room < 0, current);
    taken = countFitting(backlog, { from: 0, room: room - byteLength(',"transLot":[]') });
    requests.push(toRequest(backlog.slice(0, taken), current));
  }
  while (taken < backlog.length) {
    const count = countFitting(backlog, { from: taken, room: limit - byteLength('{"reqTrans":{"transLot":[]}}') });
    refuseWhen(count === 0, backlog[taken]);
    requests.push(toRequest(backlog.slice(taken, taken + count)));
    taken += count;
  }
  return requests;
}

function toRequest<T extends SignedText>(lot: T[], current?: T): TransmissionRequest<T> {
  const oldestFirst = current === undefined ? lot : [...lot, current];
  return {
    body: body(current?.text, lot.map((signed) => signed.text).reverse()),
    signatures: oldestFirst.map((signed) => signed.actu),
    noTransOldestFirst: oldestFirst.map((signed) => signed.noTrans),
    ...(current !== undefined && { current }),
    lot,
  };
}

function body(current: string | undefined, newestFirst: string[]): string {
  const fields: string[] = [];
  if (current !== undefined) fields.push(`"transActu":${current}`);
  // an empty list is refused by the authority: the field is left out
  if (newestFirst.length > 0) fields.push(`"transLot":[${newestFirst.join(',')}]`);
  return `{"reqTrans":{${fields.join(',')}}}`;
}

function countFitting(backlog: readonly SignedText[], lot: { from: number; room: number }): number {
  let used = -1; // the first text has no comma in front
  let count = 0;
  for (const signed of backlog.slice(lot.from)) {
    used += byteLength(signed.text) + 1;
    if (used > lot.room) break;
    count += 1;
  }
  return count;
}

function refuseWhen(tooLarge: boolean, signed: SignedText | undefined): void {
  if (tooLarge) throw new RangeError(`transaction ${signed?.noTrans ?? ''} is larger than a request may be`);
}

function byteLength(text: string): number {
  return ENCODER.encode(text).length;
}

const ENCODER = new TextEncoder();
