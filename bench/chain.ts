import { verifyChain } from '@comptoir/websrm/signing/chain';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { FIRST_LINK, signText, transactionText } from '@comptoir/websrm/signing/signing';
import type { CryptoKey } from '@comptoir/websrm/signing/web-crypto';
import { median } from './lib/quantile.ts';

/**
 * Measures the verification of a chain: `npm run bench -- chain`. Links per second through `verifyChain`, as a share of bare
 * `crypto.subtle.verify` on the same key, texts and signatures with as many calls under way, in turn within one run.
 */
const LINKS = 10_000;
const ROUNDS = 9;
/** As many calls under way as `verifyChain` keeps. */
const IN_FLIGHT = 256;
const THUMBPRINT = 'A'.repeat(40);
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };

type Link = Parameters<typeof verifyChain>[0]['links'][number];

async function signLinks(privateKey: CryptoKey): Promise<Link[]> {
  const links: Link[] = [];
  let previous = FIRST_LINK;
  for (let number = 1; number <= LINKS; number += 1) {
    const draft = {
      noTrans: `B-${number}`,
      datTrans: '20260115120500',
      mont: { TPS: '+000000001.00', TVQ: '+000000002.00', apresTax: '+000000023.00' },
      noTax: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
      modImpr: 'FAC',
      modTrans: 'OPE',
      signa: { preced: previous },
    };
    previous = await signText(privateKey, transactionText(draft));
    links.push({ ...draft, emprCertifSEV: THUMBPRINT, signa: { ...draft.signa, actu: previous } });
  }
  return links;
}

async function timeChain(publicKey: CryptoKey, links: readonly Link[]): Promise<number> {
  const startedAt = performance.now();
  const report = await verifyChain({ publicKeyOf: () => publicKey, links });
  if (!report.ok) throw new Error('the chain does not verify');
  return perSecond(startedAt);
}

interface Signed {
  readonly text: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Text and signature as bytes already: what no verification can be without. */
function prepare(links: readonly Link[]): Signed[] {
  const encoder = new TextEncoder();
  return links.map((link) => ({
    text: encoder.encode(transactionText(link)),
    signature: Uint8Array.from(Buffer.from(link.signa.actu, 'base64')),
  }));
}

async function timeBare(publicKey: CryptoKey, signed: readonly Signed[]): Promise<number> {
  const startedAt = performance.now();
  const remaining = signed.values();
  const lane = async (): Promise<void> => {
    for (const { text, signature } of remaining)
      if (!(await crypto.subtle.verify(ALGORITHM, publicKey, signature, text))) throw new Error('not verified');
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return perSecond(startedAt);
}

const perSecond = (startedAt: number): number => LINKS / ((performance.now() - startedAt) / 1000);

const { privateKey, publicKey } = await generateSigningKeys({ extractable: false });
const links = await signLinks(privateKey);
const signed = prepare(links);
const rounds: { chain: number; bare: number }[] = [];
// The first round warms up and does not count.
for (let round = 0; round <= ROUNDS; round += 1)
  rounds.push({ chain: await timeChain(publicKey, links), bare: await timeBare(publicKey, signed) });
const counted = rounds.slice(1);
const shares = counted.map(({ chain, bare }) => chain / bare);
console.log(`${LINKS} links, ${ROUNDS} rounds, medians`);
console.log(`verifyChain        ${median(counted.map(({ chain }) => chain)).toFixed(0)} links/s`);
console.log(`bare verify        ${median(counted.map(({ bare }) => bare)).toFixed(0)} /s`);
console.log(
  `share (aim ≥ 0.90) ${median(shares).toFixed(3)}   ${Math.min(...shares).toFixed(3)} to ${Math.max(...shares).toFixed(3)}`,
);
