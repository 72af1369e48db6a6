import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RequestKind } from './error-catalogue.ts';
import { readCertificateReply, readDocumentReply, readTransactionReply, readUserReply } from './read-reply.ts';
import { decodeReply, encodeReply } from './replies.ts';

const pem = '-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----\n';
const jsonVersi = '01.00';
const error = { id: 'JW00B999429E', mess: 'CSR Organization refusee', codRetour: '16' };
const companion = { id: 'JW00B999999E', mess: 'Communiquez avec votre fournisseur' };
const received = { noTrans: 'A-1001', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC', psiDatTrans: '20260115120502' };
const lot = { noLot: '0000417733', datLot: '20260115121546' };
const NOTHING = { kind: 'no-usable-answer' };
const refused = { kind: 'refused', errors: [error, companion] };
const listErr = [error, companion];

const text = <K extends RequestKind>(kind: K, body: Parameters<typeof encodeReply<K>>[1]) => encodeReply(kind, body);

describe('no usable answer is', () => {
  it.each([
    '',
    'OK',
    '<html><body>403 Forbidden</body></html>',
    '{"retourTrans":',
    'null',
    '[]',
    '{}',
    '{"retourTrans":{}}',
    '{"retourTrans":{"jsonVersi":"01.00"}}',
    '{"retourTrans":{"retourTransActu":"A-1001"}}',
    '{"retourTrans":{"retourTransActu":{"listErr":[{"id":1}]}}}',
    '{"retourTrans":{"retourTransActu":{"psiNoTrans":null}}}',
    '{"retourTrans":{"retourTransActu":{"psiNoTrans":""}}}',
    '{"retourCertif":{"certif":"nothing","certifPSI":"-----BEGIN CERTIFICATE-----"}}',
    '{"retourCertif":{"certif":"-----BEGIN CERTIFICATE-----\\nMIIC"}}',
    '{"retourCertif":{"listErr":[]}}',
    '{"retourUtil":{"noTax":{"noTPS":"VAL"}}}',
    '{"retourDoc":{"noDoc":1}}',
  ])('the body %j', (body) => {
    expect(readTransactionReply(body)).toEqual(NOTHING);
    expect(readCertificateReply(body)).toEqual(NOTHING);
    expect(readUserReply(body)).toEqual(NOTHING);
    expect(readDocumentReply(body)).toEqual(NOTHING);
  });
});

describe('the reply to a transaction', () => {
  it('gives the authority’s number and time', () => {
    expect(
      readTransactionReply(text('transaction', { retourTrans: { jsonVersi, retourTransActu: received } })),
    ).toEqual({
      kind: 'answer',
      current: { ...received, errors: [] },
    });
  });

  it('gives the number of a lot, alone or beside the current transaction', () => {
    expect(readTransactionReply(text('transaction', { retourTrans: { jsonVersi, retourTransLot: lot } }))).toEqual({
      kind: 'answer',
      lot: { ...lot, errors: [] },
    });
    const both = { jsonVersi, retourTransActu: received, retourTransLot: lot };
    expect(readTransactionReply(text('transaction', { retourTrans: both }))).toEqual({
      kind: 'answer',
      current: { ...received, errors: [] },
      lot: { ...lot, errors: [] },
    });
  });

  it('may carry errors beside the number: it was received all the same', () => {
    const wrong = { ...error, noTrans: 'A-1001' };
    const reply = { jsonVersi, retourTransActu: { ...received, listErr: [wrong, companion] } };
    expect(readTransactionReply(text('transaction', { retourTrans: reply }))).toEqual({
      kind: 'answer',
      current: { ...received, errors: [wrong, companion] },
    });
  });

  it('may carry errors alone, even without the number of the transaction', () => {
    const reply = { jsonVersi, retourTransActu: { listErr } };
    expect(readTransactionReply(text('transaction', { retourTrans: reply }))).toEqual({
      kind: 'answer',
      current: { errors: listErr },
    });
  });

  it('is still understood when it says more than we know', () => {
    const body = JSON.stringify({ retourTrans: { retourTransActu: { ...received, nouveau: 1 }, autre: {} }, plus: [] });
    expect(readTransactionReply(body)).toEqual({ kind: 'answer', current: { ...received, errors: [] } });
  });
});

describe('the reply to a certificate request', () => {
  it('gives both certificates, and the device number of a first enrolment', () => {
    const issued = { jsonVersi, certif: pem, certifPSI: pem };
    expect(readCertificateReply(text('certificats', { retourCertif: issued }))).toEqual({
      kind: 'issued',
      certificate: pem,
      psiCertificate: pem,
    });
    const first = { ...issued, idApprl: '2468-1357-9024' };
    expect(readCertificateReply(text('certificats', { retourCertif: first }))).toMatchObject({
      deviceNumber: '2468-1357-9024',
    });
  });

  it('says when the certificate was deleted, or why it was refused', () => {
    expect(readCertificateReply(text('certificats', { retourCertif: { jsonVersi, certif: 'SUP' } }))).toEqual({
      kind: 'deleted',
    });
    expect(readCertificateReply(text('certificats', { retourCertif: { jsonVersi, listErr } }))).toEqual(refused);
  });
});

describe('the replies to users and documents', () => {
  it('say whether each tax number is valid', () => {
    const noTax = { noTPS: 'INV', noTVQ: 'VAL' } as const;
    expect(readUserReply(text('utilisateur', { retourUtil: { jsonVersi, noTax } }))).toEqual({
      kind: 'answer',
      isGstValid: false,
      isQstValid: true,
    });
    expect(readUserReply(text('utilisateur', { retourUtil: { jsonVersi, listErr } }))).toEqual(refused);
  });

  it('give the number of a document', () => {
    const accepted = text('document', { retourDoc: { jsonVersi, noDoc: '0000123456' } });
    expect(readDocumentReply(accepted)).toEqual({ kind: 'answer', noDoc: '0000123456' });
    expect(readDocumentReply(text('document', { retourDoc: { jsonVersi, listErr } }))).toEqual(refused);
  });
});

describe('a reply in its exact form', () => {
  it('survives its own text', () => {
    const body = { retourTrans: { jsonVersi, casEssai: '501.001', retourTransActu: received } };
    expect(decodeReply('transaction', text('transaction', body))).toEqual(body);
  });

  it.each<[RequestKind, unknown]>([
    ['transaction', { retourTrans: { jsonVersi } }],
    ['transaction', { retourTrans: { jsonVersi, retourTransActu: { ...received, more: 1 } } }],
    ['transaction', { retourTrans: { jsonVersi, retourTransActu: { ...received, psiNoTrans: '7KQ2' } } }],
    ['transaction', { retourTrans: { jsonVersi, retourTransActu: { ...received, listErr: [] } } }],
    ['transaction', { retourTrans: { retourTransActu: received } }],
    ['certificats', { retourCertif: { jsonVersi, certif: pem } }],
    ['certificats', { retourCertif: { jsonVersi, certif: pem, certifPSI: pem, listErr } }],
    ['certificats', { retourCertif: { jsonVersi, listErr: [{ ...error, id: 'E429' }] } }],
    ['certificats', { retourCertif: { jsonVersi, listErr: [{ ...error, mess: 'x'.repeat(129) }] } }],
    ['utilisateur', { retourUtil: { jsonVersi, noTax: { noTPS: 'VAL', noTVQ: 'OK' } } }],
    ['document', { retourDoc: { jsonVersi, noDoc: '123' } }],
  ])('is refused otherwise: %s %j', (kind, body) => {
    expect(() => decodeReply(kind, JSON.stringify(body))).toThrow(z.ZodError);
  });

  it('cannot be written otherwise', () => {
    expect(() => encodeReply('document', { retourDoc: { jsonVersi: '1', noDoc: '0000123456' } })).toThrow('format');
  });
});
