import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ChainLink, type ChainReport, verifyChain } from './chain.ts';
import { importPublicKey } from './keys.ts';
import { FIRST_LINK } from './signing.ts';
import { entry, generateKeys, type Keys, signChain, signLink, THUMBPRINTS } from '../../test/generate-chain.ts';
import { LINKS, PUBLIC_KEY, SIGNATURES, THUMBPRINT } from '../../test/vectors.ts';

let keys: Keys;

beforeAll(async () => {
  keys = await generateKeys();
});

const RUNS = { numRuns: 60 };
const entries = (minLength: number): fc.Arbitrary<Parameters<typeof signChain>[1]> =>
  fc.array(entry, { minLength, maxLength: 9 });

describe('a sound chain', () => {
  it('verifies the known links', async () => {
    const key = await importPublicKey(PUBLIC_KEY);
    const publicKeyOf = (thumbprint: string): typeof key | null => (thumbprint === THUMBPRINT ? key : null);
    expect(await verifyChain({ publicKeyOf, links: LINKS })).toEqual({ ok: true, head: SIGNATURES[2], count: 3 });
  });

  it('verifies whatever its links are, through a renewed certificate, whole or in two parts', async () => {
    await fc.assert(
      fc.asyncProperty(entries(0), fc.nat(), fc.nat(), async (list, renewal, cut) => {
        const links = await signChain(keys, list, renewal % (list.length + 1));
        const head = links.at(-1)?.signa.actu ?? FIRST_LINK;
        expect(await verify(links)).toEqual({ ok: true, head, count: links.length });
        const middle = cut % (list.length + 1);
        const before = await verify(links.slice(0, middle));
        const previous = before.ok ? before.head : '';
        expect(await verify(links.slice(middle), previous)).toEqual({ ok: true, head, count: links.length - middle });
      }),
      RUNS,
    );
  });

  it('asks once for each certificate, in capitals, however long the chain', async () => {
    const requests: string[] = [];
    const list = Array.from({ length: 150 }, () => ({ cents: 575, modImpr: 'FAC', modTrans: 'OPE' }));
    const links = await signChain(keys, list, 75);
    const report = await verifyChain({
      publicKeyOf: (thumbprint) => {
        requests.push(thumbprint);
        return Promise.resolve(keys.publicKeyOf(thumbprint));
      },
      links: links.map((link) => ({ ...link, emprCertifSEV: link.emprCertifSEV.toLowerCase() })),
    });
    expect(report).toMatchObject({ ok: true, count: 150 });
    expect(requests).toEqual([...THUMBPRINTS]);
  });

  it('cannot be verified when the certificates cannot be read', async () => {
    const report = verifyChain({ publicKeyOf: () => Promise.reject(new Error('no certificates')), links: LINKS });
    await expect(report).rejects.toThrow('no certificates');
  });
});

describe('one fault', () => {
  it.each(['noTrans', 'datTrans', 'TPS', 'TVQ', 'apresTax', 'noTPS', 'noTVQ', 'modImpr', 'modTrans', 'actu', 'preced'])(
    'is found when one byte of %s is altered, at that link and nowhere else',
    async (field) => {
      await fc.assert(
        fc.asyncProperty(entries(1), fc.nat(), fc.nat(), fc.nat(), async (list, at, byte, other) => {
          const links = await signChain(keys, list);
          const index = at % links.length;
          const altered = links.map((link, each) => (each === index ? alter(link, field, { byte, other }) : link));
          expect(await faultsOf(altered)).toEqual([{ kind: 'altered', index, noTrans: altered[index]?.noTrans }]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('is found when a link is dropped, at the link behind the gap', async () => {
    await fc.assert(
      fc.asyncProperty(entries(2), fc.nat(), fc.integer({ min: 1, max: 3 }), async (list, at, count) => {
        const links = await signChain(keys, list);
        const index = at % (links.length - 1);
        const dropped = Math.min(count, links.length - 1 - index);
        const rest = links.toSpliced(index, dropped);
        expect(await faultsOf(rest)).toEqual([{ kind: 'dropped', index, noTrans: rest[index]?.noTrans }]);
      }),
      RUNS,
    );
  });

  it('is not visible when the last link is dropped: the head shows it', async () => {
    const links = await signChain(keys, [FREE_COFFEE, FREE_COFFEE]);
    expect(await verify(links.slice(0, 1))).toEqual({ ok: true, head: links[0]?.signa.actu, count: 1 });
  });

  it('is found when two neighbours are swapped, at the first of the two places', async () => {
    await fc.assert(
      fc.asyncProperty(entries(2), fc.nat(), async (list, at) => {
        const links = await signChain(keys, list);
        const index = at % (links.length - 1);
        const swapped = links.toSpliced(index, 2, ...links.slice(index, index + 2).toReversed());
        expect(await faultsOf(swapped)).toEqual([{ kind: 'swapped', index, noTrans: swapped[index]?.noTrans }]);
      }),
      RUNS,
    );
  });

  it('is found in every other order, first where the order first differs', async () => {
    const orders = fc
      .integer({ min: 2, max: 7 })
      .chain((length) => {
        const positions = Array.from({ length }, (_, index) => index);
        return fc.shuffledSubarray(positions, { minLength: length });
      })
      .filter((order) => order.some((position, index) => position !== index));
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const links = await signChain(
          keys,
          order.map(() => FREE_COFFEE),
        );
        const faults = await faultsOf(order.flatMap((position) => links[position] ?? []));
        expect(new Set(faults.map((fault) => fault.kind))).toEqual(new Set(['swapped']));
        expect(faults[0]?.index).toBe(order.findIndex((position, index) => position !== index));
      }),
      RUNS,
    );
  });

  it('is found when a link is repeated, at its second place', async () => {
    await fc.assert(
      fc.asyncProperty(entries(1), fc.nat(), fc.nat(), async (list, from, to) => {
        const links = await signChain(keys, list);
        const source = from % links.length;
        const index = source + 1 + (to % (links.length - source));
        const copies = links.slice(source, source + 1);
        const repeated = links.toSpliced(index, 0, ...copies);
        expect(await faultsOf(repeated)).toEqual([{ kind: 'repeated', index, noTrans: `A-${source}` }]);
      }),
      RUNS,
    );
  });

  it('is found when a link that stood before is repeated at the start of a part', async () => {
    const links = await signChain(keys, [FREE_COFFEE, FREE_COFFEE]);
    const report = await verify(links, links[0]?.signa.actu);
    expect(report).toEqual({ ok: false, faults: [{ kind: 'repeated', index: 0, noTrans: 'A-0' }] });
  });

  it('is found when a second link follows the same predecessor, at the later of the two', async () => {
    await fc.assert(
      fc.asyncProperty(entries(2), fc.nat(), fc.nat(), entry, async (list, from, to, stranger) => {
        const links = await signChain(keys, list);
        const branch = from % (links.length - 1);
        const previous = branch === 0 ? FIRST_LINK : (links[branch - 1]?.signa.actu ?? '');
        const index = branch + 1 + (to % (links.length - branch));
        const fork = await signLink(keys, { entry: stranger, number: 99, previous, certificate: 0 });
        expect(await faultsOf(links.toSpliced(index, 0, fork))).toEqual([{ kind: 'forked', index, noTrans: 'A-99' }]);
      }),
      RUNS,
    );
  });

  it('is found when a chain that goes on begins again', async () => {
    const links = await signChain(keys, [FREE_COFFEE]);
    const report = await verify(links, SIGNATURES[0]);
    expect(report).toEqual({ ok: false, faults: [{ kind: 'forked', index: 0, noTrans: 'A-0' }] });
  });

  it('is found when a part does not follow what came before', async () => {
    const links = await signChain(keys, [FREE_COFFEE, FREE_COFFEE]);
    const report = await verify(links.slice(1), SIGNATURES[0]);
    expect(report).toEqual({ ok: false, faults: [{ kind: 'dropped', index: 0, noTrans: 'A-1' }] });
  });

  it('is found when a certificate is unknown, or is another one of the device', async () => {
    const links = await signChain(keys, [FREE_COFFEE, FREE_COFFEE, FREE_COFFEE]);
    const under = (thumbprint: string): ChainLink[] =>
      links.map((link, index) => (index === 1 ? { ...link, emprCertifSEV: thumbprint } : link));
    expect(await faultsOf(under('C'.repeat(40)))).toEqual([{ kind: 'unknown-certificate', index: 1, noTrans: 'A-1' }]);
    expect(await faultsOf(under(THUMBPRINTS[1]))).toEqual([{ kind: 'altered', index: 1, noTrans: 'A-1' }]);
  });
});

describe('several faults', () => {
  it('are all named, in the order of the links', async () => {
    const links = await signChain(
      keys,
      Array.from({ length: 8 }, () => FREE_COFFEE),
    );
    const [a, b, , d, e, f, g, h] = links as [
      ChainLink,
      ChainLink,
      ChainLink,
      ChainLink,
      ChainLink,
      ChainLink,
      ChainLink,
      ChainLink,
    ];
    const altered = alter(e, 'apresTax', { byte: 12, other: 0 });
    const unknown = { ...h, emprCertifSEV: 'C'.repeat(40) };
    expect(await faultsOf([a, b, d, altered, g, f, b, unknown])).toEqual([
      { kind: 'dropped', index: 2, noTrans: 'A-3' },
      { kind: 'altered', index: 3, noTrans: 'A-4' },
      { kind: 'swapped', index: 4, noTrans: 'A-6' },
      { kind: 'repeated', index: 6, noTrans: 'A-1' },
      { kind: 'unknown-certificate', index: 7, noTrans: 'A-7' },
    ]);
  });
});

const FREE_COFFEE = { cents: 0, modImpr: 'FAC', modTrans: 'OPE' };

function verify(links: readonly ChainLink[], previous?: string): Promise<ChainReport> {
  return verifyChain({ publicKeyOf: keys.publicKeyOf, links, previous });
}

async function faultsOf(links: readonly ChainLink[]): Promise<Extract<ChainReport, { ok: false }>['faults']> {
  const report = await verify(links);
  return report.ok ? [] : report.faults;
}

/** Puts another printable character at one place of one field, wherever in the link the field stands. */
function alter(link: ChainLink, field: string, change: { byte: number; other: number }): ChainLink {
  const replace = (text: string): string => {
    const at = change.byte % text.length;
    const code = 33 + ((text.charCodeAt(at) - 33 + 1 + (change.other % 93)) % 94);
    return `${text.slice(0, at)}${String.fromCharCode(code)}${text.slice(at + 1)}`;
  };
  return JSON.parse(JSON.stringify(link), (name, value: unknown) =>
    name === field && typeof value === 'string' ? replace(value) : value,
  ) as ChainLink;
}
