import fc from 'fast-check';
import type { ChainLink } from '../src/signing/chain.ts';
import { generateSigningKeys } from '../src/signing/keys.ts';
import { FIRST_LINK, signText, transactionText } from '../src/signing/signing.ts';
import type { CryptoKey, CryptoKeyPair } from '../src/signing/web-crypto.ts';

/** Two certificates of one device, the second a renewal of the first. */
export const THUMBPRINTS = ['A'.repeat(40), 'B'.repeat(40)] as const;

export type Keys = {
  pairs: readonly [CryptoKeyPair, CryptoKeyPair];
  publicKeyOf: (thumbprint: string) => CryptoKey | null;
};

export async function generateKeys(): Promise<Keys> {
  const first = await generateSigningKeys({ extractable: false });
  const second = await generateSigningKeys({ extractable: false });
  const publicKeys = new Map<string, CryptoKey>([
    [THUMBPRINTS[0], first.publicKey],
    [THUMBPRINTS[1], second.publicKey],
  ]);
  return {
    pairs: [first, second],
    publicKeyOf: (thumbprint) => publicKeys.get(thumbprint) ?? null,
  };
}

/** Fields that vary between links; the rest is signed over but constant. */
export type Entry = { cents: number; modImpr: string; modTrans: string };

export const entry: fc.Arbitrary<Entry> = fc.record({
  cents: fc.integer({ min: 0, max: 99_999 }),
  modImpr: fc.constantFrom('FAC', 'RPR', 'DUP', 'PSP', 'ANN'),
  modTrans: fc.constantFrom('OPE', 'FOR'),
});

/** Signs one link after `previous`. `certificate`: 0 before the renewal, 1 after it. */
export async function signLink(
  keys: Keys,
  link: { entry: Entry; number: number; previous: string; certificate: 0 | 1 },
): Promise<ChainLink> {
  const apresTax = `+${String(link.entry.cents).padStart(11, '0').replace(/(..)$/, '.$1')}`;
  const draft = {
    noTrans: `A-${link.number}`,
    datTrans: '20260115120500',
    mont: { TPS: '+000000000.00', TVQ: '+000000000.00', apresTax },
    noTax: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
    modImpr: link.entry.modImpr,
    modTrans: link.entry.modTrans,
    signa: { preced: link.previous },
  };
  const actu = await signText(keys.pairs[link.certificate].privateKey, transactionText(draft));
  return { ...draft, signa: { actu, preced: link.previous }, emprCertifSEV: THUMBPRINTS[link.certificate] };
}

/** A whole chain; links from `renewedAt` on are signed under the renewed certificate. */
export async function signChain(
  keys: Keys,
  entries: readonly Entry[],
  renewedAt = entries.length,
): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (const [index, each] of entries.entries()) {
    const previous = links.at(-1)?.signa.actu ?? FIRST_LINK;
    links.push(await signLink(keys, { entry: each, number: index, previous, certificate: index < renewedAt ? 0 : 1 }));
  }
  return links;
}
