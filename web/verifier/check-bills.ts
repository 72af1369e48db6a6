import { checkSums } from './check-sums.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { Faults, FaultKind } from './proof-report.ts';
import type { ListedCertificate, VerifyingKey } from './read-certificate.ts';
import { readBillLine, type BillLine, type SignedBill } from './read-lines.ts';

/** Text in the place of a previous signature where a chain begins. */
const OPENING = '='.repeat(88);
/** Enough to keep every core busy, few enough that memory does not grow with the bundle. */
const IN_FLIGHT = 512;
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };
/** 64 bytes in base64, in the one spelling that counts: another of the same bytes would be another signature to the chain. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;
const ENCODER = new TextEncoder();

/** State of a till's chain. */
export interface Chain {
  /** The number of its first bill. */
  readonly firstNoTrans: string;
  bills: number;
  firstPosition: number;
  /** The signature that its first bill follows. */
  readonly previous: string;
  readonly first: string;
  readonly firstBill: SignedBill;
  lastPosition: number;
  last: string;
  lastBill: SignedBill;
}

export interface BillChecks {
  /** Certificates by thumbprint. */
  readonly certificates: ReadonlyMap<string, ListedCertificate>;
  readonly faults: Faults;
  readonly onBill: (line: BillLine) => Promise<void>;
}

/**
 * Checks bills in the order of the bundle: by till, oldest first. Every signature is verified, and every bill must follow the one
 * before it.
 */
export function checkBills({ certificates, faults, onBill }: BillChecks) {
  const walk: Walk = { chains: new Map(), seen: new Set() };
  const signatures = checkSignatures(certificates, faults);
  const misplaced: { readonly kind: FaultKind; readonly bill: SignedBill; readonly previous: string }[] = [];
  return {
    take: async (line: string, file: string): Promise<void> => {
      const read = readBillLine(line);
      if (!read) return faults.add({ kind: 'unreadable', file });
      await onBill(read);
      const { bill } = read;
      const kind = place(bill, walk);
      if (kind) misplaced.push({ kind, bill, previous: walk.chains.get(bill.device)?.last ?? '' });
      if (kind !== 'replay') follow(bill, walk);
      // the authority refuses what does not add up, and says so
      if (!read.isRefused) for (const sum of checkSums(read.amounts)) faults.add(faultOf(sum, bill));
      await signatures.take(bill);
    },
    finish: async (): Promise<ReadonlyMap<string, Chain>> => {
      const altered = await signatures.finish();
      // the bill behind an altered one may name the signature that stood there before
      for (const { kind, bill, previous } of misplaced)
        if (kind !== 'gap' || !altered.has(previous)) faults.add(faultOf(kind, bill));
      return walk.chains;
    },
  };
}

/** Verifies signatures, some hundred at a time; in the end it says which ones were none. */
function checkSignatures(certificates: BillChecks['certificates'], faults: Faults) {
  const altered = new Set<string>();
  const verify = async (bill: SignedBill, key: VerifyingKey): Promise<void> => {
    if (SIGNATURE.test(bill.actu) && (await verifySignature(bill, key))) return;
    altered.add(bill.actu);
    faults.add(faultOf('altered', bill));
  };
  const lanes = limitInFlight();
  return {
    take: async (bill: SignedBill): Promise<void> => {
      const certificate = certificates.get(bill.thumbprint);
      if (!certificate) return faults.add(faultOf('unknown-certificate', bill));
      const { qstNumber, key } = certificate;
      if (qstNumber !== null && qstNumber !== bill.qstNumber) faults.add(faultOf('wrong-certificate', bill));
      if (!certificate.devices.has(bill.device)) faults.add(faultOf('foreign-certificate', bill));
      await lanes.start(verify(bill, key));
    },
    finish: async (): Promise<ReadonlySet<string>> => {
      await lanes.end();
      return altered;
    },
  };
}

/**
 * Lets so many run at once, and no more. A race of all of them for each new one would cost more than what is raced. What rejects is
 * thrown at the end.
 */
function limitInFlight() {
  const lanes: { running: number; notify: (() => void) | null; failures: unknown[] } = {
    running: 0,
    notify: null,
    failures: [],
  };
  const untilNotified = (): Promise<void> => new Promise((resolve) => (lanes.notify = resolve));
  const end = (): void => {
    lanes.running -= 1;
    lanes.notify?.();
  };
  return {
    start: async (work: Promise<void>): Promise<void> => {
      lanes.running += 1;
      void work.catch((failure: unknown) => lanes.failures.push(failure)).finally(end);
      if (lanes.running >= IN_FLIGHT) await untilNotified();
    },
    end: async (): Promise<void> => {
      while (lanes.running > 0) await untilNotified();
      if (lanes.failures.length > 0) throw lanes.failures[0];
    },
  };
}

interface Walk {
  readonly chains: Map<string, Chain>;
  readonly seen: Set<string>;
}

/** Returns the fault in the place of a bill; null when it follows the one before it. */
function place(bill: SignedBill, { chains, seen }: Walk): 'gap' | 'fork' | 'replay' | null {
  if (seen.has(bill.actu)) return 'replay';
  const chain = chains.get(bill.device);
  if (!chain) return null;
  if (bill.preced === chain.last) return bill.position === chain.lastPosition + 1 ? null : 'gap';
  return seen.has(bill.preced) || bill.preced === OPENING || bill.preced === chain.previous ? 'fork' : 'gap';
}

function follow(bill: SignedBill, { chains, seen }: Walk): void {
  seen.add(bill.actu);
  const chain = chains.get(bill.device);
  if (chain) {
    chain.bills += 1;
    chain.last = bill.actu;
    chain.lastPosition = bill.position;
    chain.lastBill = bill;
    return;
  }
  const { actu, preced, position, noTrans } = bill;
  const start = {
    firstNoTrans: noTrans,
    bills: 1,
    firstPosition: position,
    previous: preced,
    first: actu,
    firstBill: bill,
  };
  chains.set(bill.device, { ...start, last: actu, lastPosition: position, lastBill: bill });
}

export const opensChain = (signature: string): boolean => signature === OPENING;

export async function verifySignature(bill: SignedBill, key: VerifyingKey): Promise<boolean> {
  return crypto.subtle.verify(ALGORITHM, key, decodeBase64(bill.actu), ENCODER.encode(bill.signedText));
}

export const faultOf = (kind: FaultKind, { device, noTrans, position }: SignedBill) => ({
  kind,
  device,
  noTrans,
  position,
});
