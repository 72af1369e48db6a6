import { CATALOGUE } from '@comptoir/websrm/requests/error-catalogue';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { otherErrors } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { DEVICE_SUBJECT, enrol, postEnrolment } from '../../../test/terminal.ts';

const CODE = 'K4M7-R2T9';
const DAY_MS = 86_400_000;

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterEach(() => {
  authority.running.clearFaults();
  authority.running.delayActivation({ authorizationCode: CODE, minutes: 0 });
  authority.running.setCertificateAge(0);
});
afterAll(() => authority.remove());

async function errorsOfEnrolment(): Promise<string[]> {
  const keys = await generateSigningKeys({ extractable: false });
  const csr = await createCsr({ keys, subject: DEVICE_SUBJECT, kind: 'device' });
  return otherErrors('certificats', await postEnrolment(authority.running, 'device', { modif: 'AJO', csr }));
}

describe('an error that certificate requests can meet', () => {
  const codes = CATALOGUE.filter(({ requests, codRetour }) => requests.includes('certificats') && codRetour !== null);

  it.each(codes.map(({ id, companion }) => [id, companion] as const))(
    '%s comes when asked for',
    async (id, companion) => {
      authority.running.addFault({ fault: 'error', value: id, times: 'once', request: 'certificats' });
      expect(await errorsOfEnrolment()).toEqual([id.slice(8, 11), ...(companion ? ['999'] : [])]);
    },
  );
});

describe('a code that was given out lately', () => {
  it('is unknown until its time has come, across a restart too', async () => {
    const delay = { authorizationCode: CODE, minutes: 90 };
    const { json } = await control(authority.running, 'POST /control/activations', delay);
    expect(new Date((json as { activeAt: string }).activeAt).getTime()).toBeGreaterThan(Date.now() + 80 * 60_000);
    expect(await errorsOfEnrolment()).toEqual(['429']);
    await authority.restart();
    expect(await errorsOfEnrolment()).toEqual(['429']);
    await control(authority.running, 'POST /control/activations', { ...delay, minutes: 0 });
    expect(await enrol(authority.running, 'device')).toMatchObject({ kind: 'device' });
  });

  it.each([
    { authorizationCode: CODE },
    { authorizationCode: 'x', minutes: 1 },
    { authorizationCode: CODE, minutes: -1 },
  ])('%o is 400', async (body) => {
    expect((await control(authority.running, 'POST /control/activations', body)).status).toBe(400);
  });
});

describe('certificates that are old when they are issued', () => {
  it('began that many days ago; a server’s never', async () => {
    await control(authority.running, 'POST /control/certificates/age', { days: 1000 });
    const [device, server] = [await enrol(authority.running, 'device'), await enrol(authority.running, 'server')];
    const ageOf = async (cert: string) => (Date.now() - (await readCertificate(cert)).notBefore.getTime()) / DAY_MS;
    expect(Math.round(await ageOf(device.identity.cert))).toBe(1000);
    expect(Math.round(await ageOf(server.identity.cert))).toBe(0);
  });

  it.each([{ days: -1 }, { days: 1826 }, {}])('%o is 400', async (body) => {
    expect((await control(authority.running, 'POST /control/certificates/age', body)).status).toBe(400);
  });
});
