import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { exportPublicKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';

let gateway: GatewayAuthority;
beforeAll(async () => {
  gateway = await startGatewayAuthority();
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

/** A certified till: its number and the serial number of its certificate. */
async function aCertifiedTill() {
  const { outcome } = await gateway.enrolDevice();
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
  const { serial } = await readCertificate(outcome.answer.certificate);
  return { serial, deviceNumber: outcome.answer.deviceNumber ?? '' };
}

async function aRequest(authorizationCode = OPERATOR.authorizationCode) {
  const keys = await generateSigningKeys({ extractable: false });
  const { qst: qstNumber, fileNumber } = OPERATOR;
  const subject = deviceSubject({
    authorizationCode,
    qstNumber,
    fileNumber,
    nickname: 'Caisse un',
    utcOffset: '-05:00',
  });
  return { csr: await createCsr({ keys, subject, kind: 'device' }), publicKey: await exportPublicKey(keys.publicKey) };
}

const fault = (name: string) => gateway.simulator.control('POST', 'faults', { fault: name, times: 'once' });

describe('a replacement', () => {
  it('brings a certificate for the new key, and the old one is no longer in force', async () => {
    const till = await aCertifiedTill();
    const { csr, publicKey } = await aRequest();
    const outcome = await gateway.authority.replaceCertificate({ ...till, csr });
    if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
    const certificate = await readCertificate(outcome.answer.certificate);
    expect(await exportPublicKey(certificate.publicKey)).toBe(publicKey);
    expect(outcome.answer.deviceNumber).toBeNull();
    expect(await gateway.authority.revokeCertificate(till)).toMatchObject({
      answer: { kind: 'refused', errors: [{ id: 'JW00B999436E' }, { id: 'JW00B999999E' }] },
    });
  });

  it('says why the authority refuses', async () => {
    const till = await aCertifiedTill();
    const { csr } = await aRequest('Q9Q9-Q9Q9');
    expect(await gateway.authority.replaceCertificate({ ...till, csr })).toMatchObject({
      kind: 'answer',
      answer: { kind: 'refused', errors: [{ id: 'JW00B999429E', codRetour: '16' }] },
    });
  });

  it('is unknown when the reply is lost: the authority has replaced the certificate', async () => {
    const till = await aCertifiedTill();
    const { csr } = await aRequest();
    await fault('drop');
    expect(await gateway.authority.replaceCertificate({ ...till, csr })).toMatchObject({ kind: 'unknown' });
    expect(await gateway.authority.replaceCertificate({ ...till, csr })).toMatchObject({
      answer: { kind: 'refused', errors: [{ id: 'JW00B999436E' }, {}] },
    });
    expect(await gateway.authority.enrol({ kind: 'device', csr, deviceNumber: till.deviceNumber })).toMatchObject({
      answer: { kind: 'issued' },
    });
  });
});

describe('a revocation', () => {
  it('ends the certificate, once', async () => {
    const till = await aCertifiedTill();
    expect(await gateway.authority.revokeCertificate(till)).toMatchObject({
      kind: 'answer',
      answer: { kind: 'revoked' },
    });
    expect(await gateway.authority.revokeCertificate(till)).toMatchObject({ answer: { kind: 'refused' } });
  });
});

describe.each(['replaceCertificate', 'revokeCertificate'] as const)('%s', (name) => {
  it.each(['drop', 'html503'])('is unknown on %s', async (misfortune) => {
    const { csr } = await aRequest();
    const till = await aCertifiedTill();
    await fault(misfortune);
    expect(await gateway.authority[name]({ ...till, csr })).toMatchObject({ kind: 'unknown' });
  });

  it('is unknown when no answer comes in time', async () => {
    const { csr } = await aRequest();
    const till = await aCertifiedTill();
    const hasty = gateway.open({ replyTimeoutMs: 300 });
    await fault('timeout');
    expect(await hasty[name]({ ...till, csr })).toMatchObject({ kind: 'unknown' });
    await hasty.close();
  });

  it('is unavailable while the authority refuses connections, or we have no certificate', async () => {
    const { csr } = await aRequest();
    const till = await aCertifiedTill();
    const bare = gateway.open({ hasCredentials: () => false });
    expect(await bare[name]({ ...till, csr })).toEqual({ kind: 'unavailable', detail: 'no server certificate yet' });
    await bare.close();
    await gateway.simulator.control('POST', 'mode', { mode: 'down' });
    const fresh = gateway.open();
    expect(await fresh[name]({ ...till, csr })).toMatchObject({ kind: 'unavailable' });
    await fresh.close();
  });
});
