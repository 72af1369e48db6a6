/** Place of a fault: the file of the bundle, and the bill where it is one. */
export interface FaultPlace {
  readonly file?: string;
  readonly device?: string;
  readonly noTrans?: string;
  readonly position?: number;
  /** The bill that it refers to. */
  readonly refersTo?: string;
}

/**
 * - `cut`: the seal at the end is missing;
 * - `seal`: some byte of the file is another one than when it was written;
 * - `missing-file`, `unlisted-file`, `changed-file`: a file is not there, not in the list, or not as the list says;
 * - `manifest`, `checkpoint`, `count`: the list cannot be read, or what it sums up is not what is there;
 * - `signature`: the checkpoint's signature does not fit it;
 * - `unreadable`: a line is none;
 * - `altered`: the signature is not the certificate's over these fields;
 * - `unknown-certificate`: the certificate of a bill is not there;
 * - `wrong-certificate`: it is there, and is another business's;
 * - `gap`, `fork`, `replay`: a bill does not follow the one before it, follows one that another follows already, or stands there twice;
 * - `sum-of-lines`, `sum-of-taxes`: its lines are not what it says before taxes, or that and the taxes not its total;
 * - `foreign-certificate`: the certificate of a bill is another device's;
 * - `joint`: the chain does not begin or end where the list says;
 * - `outside`: a bill that is given as one before or behind the period was made in it, so that bills between are left out;
 * - `left-out`: a certificate or a reply is of a device that the list does not name;
 * - `stray-reply`: a reply is about a bill that is not here;
 * - `merchant`: no bill bears the name that the list gives the business;
 * - `reference-missing`, `reference-order`, `reference-wrong`: a bill that another refers to is not there though it was made in the period,
 *   was made after it, or has another amount, other payments or another contract than the reference says;
 * - `reference-twice`: two payments follow the same one;
 * - `no-reply`: the replies to a bill give another number than the bill's line, or there is none and the list does not say so.
 */
export type FaultKind =
  | 'cut'
  | 'seal'
  | 'missing-file'
  | 'unlisted-file'
  | 'changed-file'
  | 'manifest'
  | 'checkpoint'
  | 'signature'
  | 'count'
  | 'unreadable'
  | 'altered'
  | 'unknown-certificate'
  | 'wrong-certificate'
  | 'gap'
  | 'fork'
  | 'replay'
  | 'sum-of-lines'
  | 'sum-of-taxes'
  | 'foreign-certificate'
  | 'joint'
  | 'outside'
  | 'left-out'
  | 'stray-reply'
  | 'merchant'
  | 'reference-missing'
  | 'reference-order'
  | 'reference-wrong'
  | 'reference-twice'
  | 'no-reply';

export interface Fault extends FaultPlace {
  readonly kind: FaultKind;
}

/** Till's chain in the period, and the bills on either side of it. */
export interface JoinedDevice {
  readonly name: string;
  readonly number: string;
  readonly bills: number;
  /** The bill that the first one follows; null when the first one opens the chain. */
  readonly before: string | null;
  /** The bill that follows the last one; null when there was none yet. */
  readonly after: string | null;
}

/** References that were followed, and those to bills that were made before the period. */
export interface References {
  readonly inside: number;
  readonly outside: number;
}

/** Findings. `faults` holds the first thousand of `faultCount`. */
export interface ProofReport {
  /** Of an archive every byte is sealed; of a folder the list's hashes say what each file was. */
  readonly form: 'archive' | 'folder';
  readonly merchant: string;
  readonly from: string;
  readonly to: string;
  readonly createdAt: string;
  readonly bills: number;
  readonly references: References;
  /** Bills whose replies are not in the proof, as its list says. */
  readonly unanswered: number;
  readonly devices: readonly JoinedDevice[];
  /** SHA-256 of the list: who kept it elsewhere can tell whether this is the same proof. */
  readonly fingerprint: string;
  /** Fingerprint of the key that the checkpoint is signed with; null where there is no signature, or none that fits. */
  readonly key: string | null;
  /** Days of the activity log that were sealed, as the list has them. */
  readonly logHeads: readonly { readonly day: string; readonly sha256: string }[];
  readonly faults: readonly Fault[];
  readonly faultCount: number;
}

/** Error for a choice that is no proof at all. */
export class NoBundle extends Error {}

const KEPT = 1000;

/** Gathers faults, and keeps no more of them than a person reads. */
export function gatherFaults() {
  const kept: Fault[] = [];
  let count = 0;
  return {
    add: (fault: Fault): void => {
      count += 1;
      if (kept.length < KEPT) kept.push(fault);
    },
    list: () => ({ faults: kept.toSorted(byPlace), faultCount: count }),
  };
}

/** As the bills stand, what concerns no bill first: signatures are verified side by side, and found wrong in any order. */
const byPlace = (one: Fault, other: Fault): number =>
  compare(one.device ?? '', other.device ?? '') ||
  (one.position ?? 0) - (other.position ?? 0) ||
  compare(one.kind, other.kind);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export type Faults = ReturnType<typeof gatherFaults>;
