import { Agent, request } from 'node:https';
import { TLSSocket } from 'node:tls';
import { createCsr } from '@comptoir/websrm/certificates/certificates';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, CUT, type Identity } from '../../test/call.ts';
import { startTestAuthority, type TestAuthority } from '../../test/test-authority.ts';
import { DEVICE_SUBJECT, enrol } from '../../test/terminal.ts';
import { loadAuthorityKeys } from './keys/authority-keys.ts';
import { issueCertificate } from './keys/issue-certificate.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.remove());

function callApi(identity?: Identity) {
  const { urls, caPem } = authority.running;
  return call(`${urls.apiUrl}/transaction`, { ca: caPem, body: '{}', ...(identity ? { identity } : {}) });
}

/** A certificate from the keys in a folder, of which no authority keeps a record. */
async function issueUnrecorded(dataDir: string, issuedAt: Date): Promise<Identity> {
  const keys = await generateSigningKeys({ extractable: true });
  const csr = await createCsr({ keys, subject: DEVICE_SUBJECT, kind: 'device' });
  const { pem } = await issueCertificate(await loadAuthorityKeys(join(dataDir, 'authority')), csr, issuedAt);
  return { cert: pem, key: await exportPrivateKey(keys.privateKey) };
}

describe('the api door', () => {
  it('lets the holder of one of its certificates in', async () => {
    const { identity } = await enrol(authority.running, 'device');
    expect((await callApi(identity)).json).not.toBeNull();
  });

  it('shuts out who shows no certificate', async () => {
    await expect(callApi()).rejects.toThrow(CUT);
  });

  it('shuts out a certificate of another authority', async () => {
    const other = await startTestAuthority({ ownKeys: true });
    const { identity } = await enrol(other.running, 'device');
    await other.remove();
    await expect(callApi(identity)).rejects.toThrow(CUT);
  });

  it('shuts out an expired certificate', async () => {
    const sixYearsAgo = new Date(Date.now() - 6 * 365 * 86_400_000);
    await expect(callApi(await issueUnrecorded(authority.dataDir, sixYearsAgo))).rejects.toThrow(CUT);
  });

  it('shuts out a certificate it has no record of, though its root signed it', async () => {
    await expect(callApi(await issueUnrecorded(authority.dataDir, new Date()))).rejects.toThrow(CUT);
  });

  it('has no enrolment, answers only POST, and takes at most 256 kB: all else gets a web page', async () => {
    const { identity } = await enrol(authority.running, 'device');
    const { urls, caPem: ca } = authority.running;
    const options = { ca, identity, body: '' };
    expect(await call(`${urls.apiUrl}/enrolement`, options)).toMatchObject({ status: 404, json: null });
    expect(await call(`${urls.apiUrl}/transaction`, { ...options, method: 'GET' })).toMatchObject({
      status: 405,
      json: null,
    });
    const large = { ...options, body: 'x'.repeat(262_145) };
    expect(await call(`${urls.apiUrl}/transaction`, large)).toMatchObject({ status: 413, json: null });
  });
});

describe('the enrolment door', () => {
  it('asks for no certificate and offers nothing but enrolment', async () => {
    const { urls, caPem: ca } = authority.running;
    expect((await call(`${urls.enrolUrl}/enrolement`, { ca, body: '{}' })).json).not.toBeNull();
    expect(await call(`${urls.enrolUrl}/transaction`, { ca, body: '{}' })).toMatchObject({ status: 404, json: null });
  });

  it('proves itself with a certificate of the root that callers are asked to trust', async () => {
    const other = await startTestAuthority({ ownKeys: true });
    const { urls } = authority.running;
    const wrongRoot = call(`${urls.enrolUrl}/enrolement`, { ca: other.running.caPem, body: '{}' });
    await expect(wrongRoot).rejects.toThrow(/certificate/);
    await other.remove();
  });
});

describe('a caller that comes back', () => {
  it('is known again on a resumed TLS session', async () => {
    const { identity } = await enrol(authority.running, 'device');
    const { urls, caPem: ca } = authority.running;
    const agent = new Agent({ ca, ...identity, keepAlive: false });
    const post = () =>
      new Promise<{ isResumed: boolean; status: number | undefined }>((resolve, reject) => {
        const outgoing = request(`${urls.apiUrl}/transaction`, { method: 'POST', agent }, (reply) => {
          const { socket } = reply;
          const isResumed = socket instanceof TLSSocket && socket.isSessionReused();
          reply.resume().on('end', () => resolve({ isResumed, status: reply.statusCode }));
        });
        outgoing.on('error', reject).end('{}');
      });
    expect(await post()).toEqual({ isResumed: false, status: 400 });
    expect(await post()).toEqual({ isResumed: true, status: 400 });
    agent.destroy();
  });
});
