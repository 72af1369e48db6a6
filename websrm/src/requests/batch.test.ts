import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_REQUEST_BYTES, type SignedText, splitTransmission, type TransmissionRequest } from './batch.ts';
import { FIRST, LINKS } from '../../test/vectors.ts';

const [A, B, C] = LINKS.map((link) => ({
  text: JSON.stringify(link),
  actu: link.signa.actu,
  noTrans: link.noTrans,
})) as [SignedText, SignedText, SignedText];

describe('a transmission that fits in one request', () => {
  it('is the current transaction alone, without an empty batch', () => {
    const [request, ...others] = splitTransmission({ current: A, backlog: [] });
    expect(others).toEqual([]);
    expect(request).toEqual({
      body: `{"reqTrans":{"transActu":${A.text}}}`,
      signatures: [A.actu],
      noTransOldestFirst: ['A-1001'],
      current: A,
      lot: [],
    });
  });

  it('puts the current one first and the batch newest first, and lists signatures the other way round', () => {
    expect(splitTransmission({ current: C, backlog: [A, B] })).toEqual([
      {
        body: `{"reqTrans":{"transActu":${C.text},"transLot":[${B.text},${A.text}]}}`,
        signatures: [A.actu, B.actu, C.actu],
        noTransOldestFirst: ['A-1001', 'A-1002', 'A-1003'],
        current: C,
        lot: [A, B],
      },
    ]);
  });

  it('is a batch without current field when only the backlog is sent', () => {
    const [request] = splitTransmission({ backlog: [A, B] });
    expect(request?.body).toBe(`{"reqTrans":{"transLot":[${B.text},${A.text}]}}`);
    expect(request).not.toHaveProperty('current');
  });

  it('is no request at all when nothing waits', () => {
    expect(splitTransmission({ backlog: [] })).toEqual([]);
  });
});

describe('a transmission over the limit', () => {
  it('sends a day of bills in requests of at most 250 000 bytes, the oldest with the current one', () => {
    const backlog = Array.from({ length: 500 }, (_, index) => numbered(index));
    const current = numbered(500);
    const requests = splitTransmission({ current, backlog });
    expect(requests.length).toBeGreaterThan(2);
    expect(requests[0]?.current).toBe(current);
    expect(requests[0]?.lot[0]).toBe(backlog[0]);
    expect(requests.flatMap((request) => request.lot)).toEqual(backlog);
    expect(Math.max(...requests.map(byteLength))).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
  });

  it('lets a current transaction that leaves no room for the oldest travel alone, first', () => {
    const limit = byteLength({ body: `{"reqTrans":{"transActu":${A.text}}}` });
    const requests = splitTransmission({ current: A, backlog: [B], limit });
    expect(requests.map((request) => request.noTransOldestFirst)).toEqual([['A-1001'], ['A-1002']]);
  });

  it('fills each request to the last byte, whatever the limit', () => {
    for (const current of [undefined, C]) {
      const whole = byteLength({ body: expectedBody({ lot: [A, B], ...(current && { current }) }) });
      const [fitting] = splitTransmission({ current, backlog: [A, B], limit: whole });
      expect(fitting?.lot).toEqual([A, B]);
      const split = splitTransmission({ current, backlog: [A, B], limit: whole - 1 });
      expect(split.map((request) => request.lot)).toEqual([[A], [B]]);
    }
  });

  it('refuses a transaction that no request can hold, current or waiting', () => {
    const limit = byteLength({ body: `{"reqTrans":{"transActu":${A.text}}}` }) - 1;
    expect(() => splitTransmission({ current: A, backlog: [], limit })).toThrow('transaction A-1001 is larger');
    expect(() => splitTransmission({ backlog: [A], limit: limit - 10 })).toThrow('transaction A-1001 is larger');
  });
});

describe('any transmission', () => {
  // texts of very different lengths, with characters of one to four bytes and spacing that a serializer would not write
  const signedText = fc
    .record({ filler: fc.string({ unit: 'grapheme', maxLength: 60 }), space: fc.constantFrom('', ' ', '\n') })
    .map(({ filler, space }) => `{${space}"descr":${space}${JSON.stringify(filler)}}`);
  const transmissions = fc.record({
    texts: fc.array(signedText, { maxLength: 30 }),
    hasCurrent: fc.boolean(),
    limit: fc.integer({ min: 700, max: 2000 }),
  });

  it('carries every text once, byte by byte, in the right order, in the fewest requests that oldest-first allows', () => {
    fc.assert(
      fc.property(transmissions, ({ texts, hasCurrent, limit }) => {
        const all = texts.map((text, index) => ({ text, actu: `s${index}`, noTrans: `A-${index}` }));
        const current = hasCurrent ? all.at(-1) : undefined;
        const backlog = current === undefined ? all : all.slice(0, -1);
        const requests = splitTransmission({ current, backlog, limit });
        expect(requests.flatMap((request) => request.lot)).toEqual(backlog);
        expect(requests.flatMap((request) => request.current ?? [])).toEqual(current === undefined ? [] : [current]);
        for (const [index, request] of requests.entries()) {
          expect(request.body).toBe(expectedBody(request));
          expect(byteLength(request)).toBeLessThanOrEqual(limit);
          expect(request.signatures).toEqual([...request.lot, ...currentOf(request)].map((signed) => signed.actu));
          const next = requests[index + 1]?.lot.slice(0, 1) ?? [];
          const fuller = { ...request, lot: [...request.lot, ...next] };
          expect(next.length === 0 || byteLength({ body: expectedBody(fuller) }) > limit).toBe(true);
        }
      }),
    );
  });
});

/** The body as the rule words it: the current one, then the batch newest first. */
function expectedBody(request: Pick<TransmissionRequest, 'current' | 'lot'>): string {
  const lot = [...request.lot].reverse().map((signed) => signed.text);
  const fields = [
    ...currentOf(request).map((signed) => `"transActu":${signed.text}`),
    ...(lot.length > 0 ? [`"transLot":[${lot.join(',')}]`] : []),
  ];
  return `{"reqTrans":{${fields.join(',')}}}`;
}

function currentOf(request: Pick<TransmissionRequest, 'current'>): SignedText[] {
  return request.current === undefined ? [] : [request.current];
}

function byteLength(request: { body: string }): number {
  return Buffer.byteLength(request.body, 'utf8');
}

function numbered(index: number): SignedText {
  const noTrans = `B-${index}`;
  return { text: JSON.stringify({ ...FIRST, noTrans }), actu: `s${index}`, noTrans };
}
