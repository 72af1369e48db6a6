import { type CertificateSubject, encodeSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { X509Certificate } from '@peculiar/x509';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../../../test/bills.ts';
import { type Answer, call } from '../../../test/call.ts';
import { currentErrors, otherErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import {
  DEVICE_SUBJECT,
  enrol,
  type Holder,
  openTerminal,
  postEnrolment,
  send,
  SERVER_SUBJECT,
} from '../../../test/terminal.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.remove());

async function csrOf(subject: CertificateSubject, kind: 'device' | 'server' = 'device'): Promise<string> {
  return createCsr({ keys: await generateSigningKeys({ extractable: false }), subject, kind });
}

async function enrolmentErrors(changes: Partial<CertificateSubject>, kind: 'device' | 'server' = 'device') {
  const subject = { ...(kind === 'device' ? DEVICE_SUBJECT : SERVER_SUBJECT), ...changes };
  const answer = await postEnrolment(authority.running, kind, { modif: 'AJO', csr: await csrOf(subject, kind) });
  expect(answer.status).toBe(400);
  return otherErrors('certificats', answer);
}

/** `REM` and `SUP`, at the api door. */
function postCertificates(caller: Holder, reqCertif: object): Promise<Answer> {
  const headers = requestHeaders('certificats', {
    environment: 'DEV',
    origin: caller.kind === 'device' ? 'SEV' : 'SRV',
    product: PRODUCT,
    ...(caller.kind === 'device' ? { deviceNumber: caller.deviceNumber } : {}),
  });
  const { urls, caPem: ca } = authority.running;
  const body = JSON.stringify({ reqCertif });
  return call(`${urls.apiUrl}/certificats`, { ca, headers, body, identity: caller.identity });
}

describe('enrolment', () => {
  it('gives a device its number and a certificate as the authority issues them', async () => {
    const device = await enrol(authority.running, 'device');
    expect(device.deviceNumber).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    const info = await readCertificate(device.identity.cert);
    expect(info.serial).toMatch(/^[4-7][0-9A-F]{39}$/);
    expect(info.notAfter.getTime() - info.notBefore.getTime()).toBe(1826 * 86_400_000);
    const certificate = new X509Certificate(device.identity.cert);
    expect(certificate.subjectName.toString()).toBe(encodeSubject(DEVICE_SUBJECT).toString());
    expect(await certificate.verify({ publicKey: new X509Certificate(authority.running.caPem) })).toBe(true);
    const psi = new X509Certificate(device.certifPsi);
    expect(psi.publicKey.algorithm).toMatchObject({ modulusLength: 3072 });
    expect(await psi.isSelfSigned()).toBe(true);
  });

  it('gives a server a certificate and no device number', async () => {
    expect(await enrol(authority.running, 'server')).toMatchObject({ kind: 'server', deviceNumber: '' });
  });

  it('061: a server that names a device', async () => {
    const csr = await csrOf(SERVER_SUBJECT, 'server');
    const headers = {
      ...requestHeaders('certificats', { environment: 'DEV', origin: 'SRV', product: PRODUCT }),
      IDAPPRL: '0000-0000-0000',
    };
    const { urls, caPem: ca } = authority.running;
    const body = JSON.stringify({ reqCertif: { modif: 'AJO', csr } });
    const answer = await call(`${urls.enrolUrl}/enrolement`, { ca, headers, body });
    expect(otherErrors('certificats', answer)).toEqual(['061', '999']);
  });

  it('keeps the number of a device that has one already', async () => {
    const { deviceNumber } = await enrol(authority.running, 'device');
    const headers = requestHeaders('certificats', {
      environment: 'DEV',
      origin: 'SEV',
      product: PRODUCT,
      deviceNumber,
    });
    const body = JSON.stringify({ reqCertif: { modif: 'AJO', csr: await csrOf(DEVICE_SUBJECT) } });
    const { urls, caPem: ca } = authority.running;
    const answer = await call(`${urls.enrolUrl}/enrolement`, { ca, headers, body });
    expect(answer).toMatchObject({ status: 201, json: { retourCertif: { certif: expect.stringContaining('BEGIN') } } });
    expect(answer.json).not.toHaveProperty('retourCertif.idApprl');
  });

  it.each<[string, Partial<CertificateSubject>]>([
    ['429', { O: 'RBC-Z9Z9-Z9Z9' }],
    ['429', { O: 'RBC-K4M7R2T9' }],
    ['430', { OU: '4070000000TQ0001', CN: '4070000000' }],
    ['614', { GN: 'ER0043' }],
    ['420', { SN: 'court' }],
    ['616', { CN: '4071234560' }],
  ])('answers the merchant’s mistake with error %s and code 16', async (code, changes) => {
    expect(await enrolmentErrors(changes)).toEqual([code]);
  });

  it('437, with the companion: a place that is not in Québec', async () => {
    expect(await enrolmentErrors({ L: '+01:00' })).toEqual(['437', '999']);
  });

  it.each<[string, Partial<CertificateSubject>]>([
    ['429', { O: 'FOB-Z9Z9-Z9Z9' }],
    ['514', { CN: '1234567891' }],
  ])('answers a server it does not know with error %s', async (code, changes) => {
    expect(await enrolmentErrors(changes, 'server')).toEqual([code]);
  });

  it('421: a certificate request whose base64 is cut in lines', async () => {
    const csr = (await csrOf(DEVICE_SUBJECT)).replace(/^(?<begin>MII.{61})/m, '$<begin>\n');
    expect(otherErrors('certificats', await postEnrolment(authority.running, 'device', { modif: 'AJO', csr }))).toEqual(
      ['421', '999'],
    );
    const garbage = { modif: 'AJO', csr: 'bonjour' };
    expect(otherErrors('certificats', await postEnrolment(authority.running, 'device', garbage))).toEqual([
      '421',
      '999',
    ]);
  });

  it.each([
    ['320', { modif: 'AJO' }],
    ['304', { csr: 'x' }],
    ['300', { modif: 'AJO', csr: 'x', autre: 'y' }],
  ])('%s: %o', async (code, body) => {
    expect(otherErrors('certificats', await postEnrolment(authority.running, 'device', body))).toEqual([code, '999']);
  });

  it('309 and 321: what belongs at the other door', async () => {
    const body = { modif: 'REM', csr: await csrOf(DEVICE_SUBJECT), noSerie: '0'.repeat(40) };
    expect(otherErrors('certificats', await postEnrolment(authority.running, 'device', body))).toEqual([
      '309',
      '321',
      '999',
    ]);
  });
});

describe('a certificate’s end', () => {
  it('REM: the new one works, the old one is shut out, and what it signed stays good', async () => {
    const old = await enrol(authority.running, 'device');
    const server = await enrol(authority.running, 'server');
    const bill = await openTerminal(old).sign();
    const answer = await postCertificates(old, { modif: 'REM', csr: await csrOf(DEVICE_SUBJECT), noSerie: old.serial });
    expect(answer).toMatchObject({ status: 201, json: { retourCertif: { certif: expect.stringContaining('BEGIN') } } });
    const { deviceNumber } = old;
    expect(currentErrors(await send(authority.running, { caller: old, deviceNumber, current: bill }))).toEqual(['011']);
    const relayed = await send(authority.running, { caller: server, deviceNumber, current: bill });
    expect(readTransactionAnswer(relayed).current?.listErr).toEqual([]);
  });

  it('SUP: the certificate is shut out', async () => {
    const device = await enrol(authority.running, 'device');
    const answer = await postCertificates(device, { modif: 'SUP', noSerie: device.serial });
    expect(answer.json).toMatchObject({ retourCertif: { certif: 'SUP' } });
    const again = await postCertificates(device, { modif: 'SUP', noSerie: device.serial });
    expect(otherErrors('certificats', again)).toEqual(['011']);
  });

  it('436: no device ends the certificate of another', async () => {
    const [device, victim] = [await enrol(authority.running, 'device'), await enrol(authority.running, 'device')];
    const answer = await postCertificates(device, { modif: 'SUP', noSerie: victim.serial });
    expect(otherErrors('certificats', answer)).toEqual(['436', '999']);
  });

  it.each([
    ['310', { modif: 'REM', noSerie: '0'.repeat(40) }],
    ['311', { modif: 'SUP', noSerie: '0'.repeat(40), csr: 'x' }],
    ['322', { modif: 'SUP' }],
    ['323', { modif: 'AJO', noSerie: '0'.repeat(40) }],
    ['436', { modif: 'SUP', noSerie: '12' }],
  ])('%s: %o', async (code, body) => {
    const device = await enrol(authority.running, 'device');
    expect(otherErrors('certificats', await postCertificates(device, body))).toEqual([code, '999']);
  });
});
