import { FIRST_LINK, type SignedFields, transactionText, verifyText } from './signing.ts';
import type { CryptoKey } from './web-crypto.ts';

/** Fields of a link needed to verify its place in the chain; every `Transaction` has them. */
export type ChainLink = SignedFields & { signa: { actu: string; preced: string }; emprCertifSEV: string };

/**
 * - `altered`: the signature is not the certificate's over these fields;
 * - `unknown-certificate`: no key for the thumbprint, so nothing can be said of the signature;
 * - `repeated`: the link already stands earlier;
 * - `forked`: another link already follows the same predecessor; the later of the two is named;
 * - `swapped`: the link stands before its own predecessor;
 * - `dropped`: its predecessor is nowhere: one or more links are missing in front of it.
 */
export type ChainFaultKind = 'altered' | 'dropped' | 'swapped' | 'repeated' | 'forked' | 'unknown-certificate';

/** One fault, at the `index` in the given links where it shows. */
export type ChainFault = { kind: ChainFaultKind; index: number; noTrans: string };

/** `head`: `signa.actu` of the last link (what came before, for no links). Faults stand in the order of the links. */
export type ChainReport = { ok: true; head: string; count: number } | { ok: false; faults: ChainFault[] };

/**
 * Verifies every signature and every joint of one chain, which belongs to one device of one operator. Reproductions, duplicates,
 * training and abandoned entries are links like any other, and a renewed certificate goes on with the same chain.
 *
 * `publicKeyOf`: asked once for each thumbprint (upper case); null when the certificate is not known. `links`: in chain order.
 * `previous`: `signa.actu` before the first of them; without it the first link must open the chain.
 *
 * Links missing at the very end cannot show: compare `head` with the one kept elsewhere. Rejects only when `publicKeyOf` does.
 *
 * Source: SRM-23.
 */
export async function verifyChain(chain: {
  publicKeyOf: (thumbprint: string) => CryptoKey | null | Promise<CryptoKey | null>;
  links: readonly ChainLink[];
  previous?: string | undefined;
}): Promise<ChainReport> {
  const { links, previous: start = FIRST_LINK } = chain;
  const verifying = verifySignatures(chain);
  // the joints need no verdict: they are walked while the first verifications are under way
  const joints = walkJoints(links, start);
  const faults = nameFaults(links, { joints, verdicts: await verifying });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, head: links.at(-1)?.signa.actu ?? start, count: links.length };
}

type Verdict = 'valid' | 'altered' | 'unknown-certificate';

// enough to keep every core busy, few enough that memory does not grow with the chain
const IN_FLIGHT = 256;

async function verifySignatures(chain: Parameters<typeof verifyChain>[0]): Promise<Verdict[]> {
  const { links, publicKeyOf } = chain;
  const keys = new Map<string, CryptoKey | null | Promise<CryptoKey | null>>();
  const verdicts: Verdict[] = Array.from({ length: links.length }, () => 'altered');
  const remaining = links.entries();
  const lane = async (): Promise<void> => {
    for (const [index, link] of remaining) {
      let key = keys.get(link.emprCertifSEV);
      if (key === undefined) {
        key = publicKeyOf(link.emprCertifSEV.toUpperCase());
        keys.set(link.emprCertifSEV, key);
      }
      if (key instanceof Promise) key = await key;
      if (key === null) verdicts[index] = 'unknown-certificate';
      else if (await verifyText(key, transactionText(link), link.signa.actu)) verdicts[index] = 'valid';
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return verdicts;
}

/** Faults of the place of each link. */
type Joints = readonly (ChainFaultKind | null)[];

function walkJoints(links: readonly ChainLink[], start: string): Joints {
  const walk = beginWalk(links, start);
  return links.map((link, index) => placeFault(walk, { index, link }));
}

function nameFaults(
  links: readonly ChainLink[],
  context: { joints: Joints; verdicts: readonly Verdict[] },
): ChainFault[] {
  const faults: ChainFault[] = [];
  for (const [index, link] of links.entries()) {
    const verdict = context.verdicts[index] ?? 'altered';
    const name = (kind: ChainFaultKind): number => faults.push({ kind, index, noTrans: link.noTrans });
    if (verdict !== 'valid') name(verdict);
    const misplaced = context.joints[index] ?? null;
    if (misplaced === null || verdict === 'altered') continue;
    // the link behind an altered one may name the signature that stood there before
    if (misplaced === 'dropped' && context.verdicts[index - 1] === 'altered') continue;
    name(misplaced);
  }
  return faults;
}

/** `positions`: where each signature first stands, −1 for what precedes the links. `followed`: signatures that a link already follows. */
type Walk = { positions: Map<string, number>; followed: Set<string> };

function beginWalk(links: readonly ChainLink[], start: string): Walk {
  const positions = new Map([
    [FIRST_LINK, -1],
    [start, -1],
  ]);
  for (const [index, link] of links.entries()) {
    if (!positions.has(link.signa.actu)) positions.set(link.signa.actu, index);
  }
  // a chain that goes on from elsewhere has its opening link there: another one is a fork
  return { positions, followed: new Set(start === FIRST_LINK ? [] : [FIRST_LINK]) };
}

/**
 * Links that each follow an earlier, not yet followed one can only stand in the one right order, so these four faults are all there
 * are: without any, the first link follows the start, the second the first, and so on.
 */
function placeFault(walk: Walk, at: { index: number; link: ChainLink }): ChainFaultKind | null {
  const { actu, preced } = at.link.signa;
  const first = walk.positions.get(actu);
  if (first !== undefined && first < at.index) return 'repeated';
  const predecessor = walk.positions.get(preced);
  if (predecessor === undefined) return 'dropped';
  if (walk.followed.has(preced)) return 'forked';
  walk.followed.add(preced);
  return predecessor < at.index ? null : 'swapped';
}
