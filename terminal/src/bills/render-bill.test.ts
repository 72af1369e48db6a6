import { createPrivateKey } from 'node:crypto';
import jsqrModule from 'jsqr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, sell } from '../../test/link-terminal.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import type { MadeBill } from '../selling/make-bill.ts';
import type { Result } from '../journal/journal-entry.ts';
import { withTerminal } from '../terminal/with-terminal.ts';
import { renderBill, type Paper } from './render-bill.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const WIDE: Paper = { columns: 120, inColour: false, qr: 'when-it-fits' };

const render = ({ bill }: MadeBill, result: Result | null, paper = WIDE) =>
  withTerminal(context, 'caisse', (terminal) => renderBill(terminal, { bill, result, earlier: [] }, paper));

const accepted = (made: MadeBill, more: object = {}): Result => ({
  noTrans: made.bill.noTrans,
  actu: made.bill.signa.actu,
  state: 'accepted',
  psiNoTrans: '7KQ2-M4XD-19TB-Z0RC',
  psiDatTrans: '20260115120502',
  noLot: null,
  errors: [],
  ...more,
});

/** Draws half blocks as a reader's camera sees them and reads what they say. */
function readQr(lines: readonly string[]): string | undefined {
  const scale = 4;
  const width = (lines[0]?.length ?? 0) * scale;
  const height = lines.length * 2 * scale;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const block = lines[Math.floor(y / scale / 2)]?.[Math.floor(x / scale)] ?? ' ';
      const isLight = Math.floor(y / scale) % 2 === 0 ? '█▀'.includes(block) : '█▄'.includes(block);
      if (!isLight) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQr(pixels, width, height)?.data;
}
// the library is CommonJS: its function is the default export of the default export
const jsQr = 'default' in jsqrModule ? (jsqrModule.default as typeof jsqrModule) : jsqrModule;

const isQr = (line: string): boolean => /^[█▀▄ ]{40,}$/.test(line);

describe('renderBill', () => {
  it('prints what the law prescribes, in its order, on 48 columns', async () => {
    const made = await sell(context, 500);
    const { lines } = await render(made, accepted(made), { ...WIDE, qr: 'never' });
    const { noTrans } = made.bill;
    expect(lines.join('\n')).toBe(
      `                 Bistro du Quai
               200-45 rue du Quai
            Québec (Québec) G1K 3Z4
                  418 555-0142

2026-01-15 12:05:00
TRANSACTION #${noTrans}

   1 Poutine                            5,00 FP

SOUS-TOTAL                              5,00 $
TPS 812345678 RT 0001
TVQ 4071234567 TQ 0001

                 CARTE DE DÉBIT
================================================
TPS :                                   0,25 $
TVQ :                                   0,50 $
TOTAL :                                 5,75 $
                 PAIEMENT REÇU
              2026-01-15 12:05:02
              7KQ2-M4XD-19TB-Z0RC
                 2468-1357-9024
================================================`,
    );
  });

  it('prints the communication mention without an answer, and for a bill that went in a batch', async () => {
    const made = await sell(context, 500);
    const inBatch = accepted(made, { psiNoTrans: null, psiDatTrans: null, noLot: '0000417733' });
    for (const result of [null, inBatch]) {
      const { lines } = await render(made, result);
      expect(lines).toContain('           PROBLÈME DE COMMUNICATION');
      expect(lines.join('\n')).not.toContain('7KQ2');
    }
  });

  it.each([
    ['was revoked', 'JW00B999011E', '12'],
    ['is of another operator', 'JW00B999522E', '14'],
  ])('prints both literal mentions and no number when the certificate %s', async (_what, id, codRetour) => {
    const made = await sell(context, 500);
    const error = { id, codRetour, message: 'x', explanation: null, merchantField: null };
    const { lines } = await render(made, accepted(made, { errors: [error] }));
    const text = lines.join('\n');
    expect(text).toContain('*** CERTIFICAT INVALIDE ***');
    expect(text).toContain('NE PAS REMETTRE AU CLIENT');
    expect(text).not.toContain('7KQ2');
  });

  it('says that a training document is none for a customer', async () => {
    const made = await sell(context, 500, { training: true });
    const text = (await render(made, accepted(made))).lines.join('\n');
    expect(text).toContain('*** DOCUMENT DE FORMATION ***');
    expect(text).toContain('NE PAS REMETTRE AU CLIENT');
  });

  it('draws a QR code that a camera reads as the exact address, which the authority can decrypt', async () => {
    const made = await sell(context, 500);
    const { lines, url, qrColumns } = await render(made, null);
    expect(qrColumns).toBeNull();
    expect(readQr(lines.filter(isQr))).toBe(url);
    const encrypted = decodeURIComponent(url.replace('https://cnfr.qr.mev-web.ca?f=', ''));
    expect(decrypt(encrypted)).toContain(made.bill.signa.actu);
  });

  it.each([
    [{ columns: 80, inColour: false, qr: 'when-it-fits' }, false],
    [{ columns: null, inColour: false, qr: 'when-it-fits' }, false],
    [{ columns: 120, inColour: false, qr: 'never' }, false],
    [{ columns: 48, inColour: false, qr: 'always' }, true],
  ] satisfies [Paper, boolean][])('draws it on %o: %s', async (paper, isDrawn) => {
    const made = await sell(context, 500);
    const { lines, qrColumns } = await render(made, null, paper);
    expect(lines.some(isQr)).toBe(isDrawn);
    expect(qrColumns === null).toBe(isDrawn);
    for (const line of lines.filter((one) => !isQr(one))) expect(line.length).toBeLessThanOrEqual(48);
  });
});

/** Undoes PKCS#1 v1.5 by hand: Node refuses to. */
function decrypt(encrypted: string): string {
  const jwk = createPrivateKey(standIn.psiPrivateKeyPem).export({ format: 'jwk' });
  const number = (text = ''): bigint => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  const modulus = number(jwk.n);
  let base = BigInt(`0x${Buffer.from(encrypted, 'base64').toString('hex')}`);
  let result = 1n;
  for (let exponent = number(jwk.d); exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return Buffer.from(result.toString(16).padStart(768, '0'), 'hex').toString('latin1');
}
