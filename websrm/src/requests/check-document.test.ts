import { describe, expect, it } from 'vitest';
import { checkDocument, readSignature, type SentDocument } from './check-document.ts';

const HAB =
  'TQ=1234567890TQ0001;NM=Hot-dogs du port;AD=;CP=;TE=;PO=;NE=;RA=1;DC=2026-01-15;DV=;DE=;BS=Hot-dogs;FR=;MO=2-3;SI=AA==;EM=abcd';
const RUT =
  'RT=1;TQ=2;UT=3;NO=;MT=;DF=;AN=7;SN=8;SV=9;SS=10;SF=11;SP=12;ST=13;SA=14;SD=15;TS=A;SR=17;CM=18;IA=19;IS=20;VR=21;DC=22;DR=23;SI=AA==;EM=ab;AD=';

const found = (typDoc: SentDocument['typDoc'], doc: string) => {
  const { structure, formats } = checkDocument({ typDoc, doc });
  const say = (findings: typeof structure) => findings.map(({ errorId, path }) => `${errorId.slice(8, 11)} ${path}`);
  return { structure: say(structure), formats: say(formats) };
};

describe('the parameters of a document', () => {
  it.each([
    ['HAB', HAB],
    ['RUT', RUT],
  ] as const)('of a whole %s are right', (typDoc, doc) => {
    expect(found(typDoc, doc)).toEqual({ structure: [], formats: [] });
  });

  it.each([
    ['304 MO', 'HAB', HAB.replace('MO=2-3;', '')],
    ['304 AD', 'RUT', RUT.replace(';AD=', '')],
    ['306 TQ', 'HAB', `${HAB};TQ=1234567890TQ0001`],
    ['300 XX', 'HAB', `${HAB};XX=1`],
    ['300 XX', 'RUT', `${RUT};XX=1`],
  ] as const)('are refused with %s (%s)', (error, typDoc, doc) => {
    expect(found(typDoc, doc).structure).toEqual([error]);
  });

  it('are refused out of their order, and so is one kind that says it is the other', () => {
    expect(found('HAB', HAB.replace('AD=;CP=', 'CP=;AD=')).structure).toEqual(['300 CP', '300 AD']);
    expect(found('HAB', RUT).structure).toContain('304 NM');
  });

  it.each([
    ['468 NM', HAB.replace('Hot-dogs du port', ' Hot-dogs')],
    ['300 RA', HAB.replace('RA=1', 'RA=4')],
    ['300 DC', HAB.replace('2026-01-15', '2026-02-30')],
    ['300 MO', HAB.replace('2-3', '4')],
  ])('are refused with %s for a value in no form', (error, doc) => {
    expect(found('HAB', doc)).toEqual({ structure: [], formats: [error] });
  });

  it('are signed as values alone, in their order, up to the signature or as the report says', () => {
    expect(readSignature({ typDoc: 'HAB', doc: HAB })).toEqual({
      text: '1234567890TQ0001Hot-dogs du port12026-01-15Hot-dogs2-3',
      signature: 'AA==',
      thumbprint: 'ABCD',
    });
    expect(readSignature({ typDoc: 'RUT', doc: RUT }).text).toBe('123789101112131920212223');
  });
});
