import type { Page } from 'playwright-core';

/** A signature and what it covers, both in base64. */
export type SignedText = readonly [signature: string, text: string];

/** Leaves keys and texts in the page as bytes, so that what is timed is WebCrypto alone. */
export const prepareBare = (page: Page, spki: string, signed: readonly SignedText[]): Promise<void> =>
  page.evaluate(
    async ([keyText, texts]) => {
      const read = [[keyText, ''], ...texts].map((pair) =>
        pair.map((base64) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))),
      );
      const spkiBytes = read[0]?.[0] ?? new Uint8Array();
      const curve = { name: 'ECDSA', namedCurve: 'P-256' };
      const key = await crypto.subtle.importKey('spki', spkiBytes, curve, false, ['verify']);
      Reflect.set(globalThis, 'bare', { key, texts: read.slice(1) });
    },
    [spki, signed] as const,
  );

/** Milliseconds of `crypto.subtle.verify` alone, with as many under way as the verifier has. */
export const timeBare = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { key, texts } = Reflect.get(globalThis, 'bare') as {
      key: CryptoKey;
      texts: [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>][];
    };
    const startedAt = performance.now();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (;;) {
        const pair = texts[next++];
        if (!pair) return;
        const isValid = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, pair[0], pair[1]);
        if (!isValid) throw new Error('a signature does not verify');
      }
    };
    await Promise.all(Array.from({ length: 512 }, lane));
    return performance.now() - startedAt;
  });
