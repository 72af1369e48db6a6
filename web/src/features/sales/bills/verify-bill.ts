import type { BillView } from '@comptoir/contract/sales/bills';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { verifyChain, type ChainFault } from '@comptoir/websrm/signing/chain';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import type { CryptoKey } from '@comptoir/websrm/signing/web-crypto';

/** `unknown`: what it would be checked against is not here. */
export type Verdict = 'ok' | 'wrong' | 'unknown';

export const CHECKS = ['certificate', 'signature', 'previous', 'next'] as const;
export type Verification = Readonly<Record<(typeof CHECKS)[number], Verdict>>;

type Proof = Pick<BillView, 'document' | 'previous' | 'next' | 'certificates'>;

/**
 * Verifies a bill from its exact text, and its joints with the bills beside it. Thumbprints are computed from the certificates
 * themselves: what the server says of them is not trusted.
 */
export async function verifyBill({ document, previous, next, certificates }: Proof): Promise<Verification> {
  const [before, bill, after] = [previous && read(previous.document), read(document), next && read(next.document)];
  const links = [before, bill, after].filter((link) => link !== null);
  const keys = await readKeys(certificates.map(({ certificate }) => certificate));
  const report = await verifyChain({
    publicKeyOf: (thumbprint) => keys.get(thumbprint) ?? null,
    links,
    previous: links[0]?.signa.preced,
  });
  const faults = report.ok ? [] : report.faults;
  const own = links.indexOf(bill);
  const isKnown = keys.has(bill.emprCertifSEV.toUpperCase());
  return {
    certificate: isKnown ? 'ok' : 'unknown',
    signature: isKnown ? verdictOf(faults, own, SIGNATURE) : 'unknown',
    previous: before ? joint(faults, [own - 1, own]) : opening(bill),
    next: after ? joint(faults, [own + 1]) : 'unknown',
  };
}

/** The first bill of a chain has none before it. */
const opening = ({ signa }: Transaction): Verdict => (signa.preced === FIRST_LINK ? 'ok' : 'unknown');

const SIGNATURE: readonly ChainFault['kind'][] = ['altered'];
const JOINT: readonly ChainFault['kind'][] = ['dropped', 'swapped', 'repeated', 'forked'];

const verdictOf = (faults: readonly ChainFault[], index: number, kinds: readonly ChainFault['kind'][]): Verdict =>
  faults.some((fault) => fault.index === index && kinds.includes(fault.kind)) ? 'wrong' : 'ok';

const joint = (faults: readonly ChainFault[], indexes: readonly number[]): Verdict =>
  indexes.some((index) => verdictOf(faults, index, JOINT) === 'wrong') ? 'wrong' : 'ok';

/** A document that was stored was read by its schema before; what is wrong with its content the checks show. */
const read = (text: string): Transaction => JSON.parse(text) as Transaction;

/** The keys of certificates that can be read, by the thumbprints of their own bytes. */
async function readKeys(certificates: readonly string[]): Promise<ReadonlyMap<string, CryptoKey>> {
  const found = await Promise.all(
    certificates.map((pem) =>
      readCertificate(pem).then(
        (info) => [[info.thumbprint, info.publicKey] as const],
        () => [],
      ),
    ),
  );
  return new Map(found.flat());
}
