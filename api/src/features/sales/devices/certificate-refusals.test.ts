import type { DeviceView } from '@comptoir/contract/sales/devices';
import { createCsr } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { beforeEach, describe, expect, it } from 'vitest';
import { lost, refusedAs, unavailable, type CertificateBehaviour } from '../../../../test/fake-authority.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const test = useTestApp({ now: () => NOW });
beforeEach(() => test.authority.certify({}));

async function begin() {
  const merchant = await aMerchant(test);
  const till = await aTerminal(test, { merchant });
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const portal = (path: string) =>
    test.app.inject({ method: 'POST', url: `/api/devices/${till.id}/${path}`, headers: bearer(token) });
  const device = (path: string, payload?: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/device/v1/certificate${path}`,
      headers: bearer(till.token),
      ...(payload ? { payload } : {}),
    });
  return { till, portal, device };
}

async function aCsr(till: MadeTerminal): Promise<string> {
  const { qst: qstNumber, file: fileNumber } = till.merchant;
  const nickname = 'Caisse un';
  const subject = deviceSubject({
    authorizationCode: 'K4M7-R2T9',
    qstNumber,
    fileNumber,
    nickname,
    utcOffset: '-05:00',
  });
  return createCsr({ keys: await generateSigningKeys({ extractable: false }), subject, kind: 'device' });
}

/** A certificate of the till's that is so many days from its end. */
const daysLeft = (till: MadeTerminal, days: number) =>
  asSystem(test, {
    text: `update certificates set not_after = $2::timestamptz + make_interval(days => $3),
      not_before = $2::timestamptz + make_interval(days => $3 - 1826) where device_id = $1`,
    values: [till.id, NOW, days],
  });
const revoke = (till: MadeTerminal) =>
  asSystem(test, { text: 'update certificates set revoked_at = $2 where device_id = $1', values: [till.id, NOW] });
const forget = (till: MadeTerminal) =>
  asSystem(test, {
    text: `with gone as (update certificates set device_id = (select id from devices where merchant_id = $2 and id <> $1 limit 1)
      where device_id = $1) select`,
    values: [till.id, till.merchant.id],
  });

const revocations = (behaviour: CertificateBehaviour['revokeCertificate']) =>
  test.authority.certify({ revokeCertificate: behaviour });
const revoked = async () => ({ kind: 'answer', httpStatus: 200, body: '', answer: { kind: 'revoked' } }) as const;

const refused = (code: string) => ({ error: { code, requestId: expect.any(String) } });

const eventsOf = (till: MadeTerminal) =>
  asSystem<{ event: string; facts: unknown }>(test, {
    text: 'select event, facts from activity_log where device_id = $1 order by id',
    values: [till.id],
  });

describe('asking a till to renew', () => {
  it.each([
    ['young', (till: MadeTerminal) => daysLeft(till, 1000), 'certificate-not-renewable'],
    ['expired', (till: MadeTerminal) => daysLeft(till, 0), 'device-has-no-certificate'],
    ['revoked', revoke, 'device-has-no-certificate'],
  ] as const)('is refused when its certificate is %s', async (_, make, code) => {
    const { till, portal, device } = await begin();
    await make(till);
    expect((await portal('certificate/renewal')).json()).toEqual(refused(code));
    expect((await device('/renewal', { csr: await aCsr(till) })).json()).toEqual(refused(code));
  });

  it('is refused when the till is not linked: it would never call', async () => {
    const { till, portal } = await begin();
    await daysLeft(till, 30);
    await portal('unlink');
    expect((await portal('certificate/renewal')).json()).toEqual(refused('device-not-linked'));
  });

  it('is forgotten when the till is unlinked', async () => {
    const { till, portal } = await begin();
    await daysLeft(till, 30);
    expect((await portal('certificate/renewal')).json<DeviceView>().certificate.isRenewalRequested).toBe(true);
    expect((await portal('unlink')).json<DeviceView>().certificate.isRenewalRequested).toBe(false);
  });
});

describe('a renewal', () => {
  it('that the authority refuses is reported to the till and stays in view; the old certificate stays', async () => {
    const { till, portal, device } = await begin();
    await daysLeft(till, 30);
    await portal('certificate/renewal');
    test.authority.certify({ replaceCertificate: async () => refusedAs('JW00B999614E') });
    expect((await device('/renewal', { csr: await aCsr(till) })).json()).toMatchObject({
      state: 'refused',
      errors: [
        { id: 'JW00B999614E', merchantField: 'file_number', explanation: { fr: expect.stringContaining('ER0001') } },
      ],
    });
    const view = (await portal('certificate/test')).json<DeviceView>();
    expect(view).toMatchObject({
      certificate: { state: 'expiring', isRenewalRequested: false },
      refusedRequest: { errors: [{ id: 'JW00B999614E' }], canTestAgain: true, activeBy: null },
    });
  });

  it.each(['unavailable', 'lost'] as const)(
    'is tried again by the till when the authority’s answer is %s',
    async (how) => {
      const { till, device } = await begin();
      await daysLeft(till, 30);
      const outcome = how === 'lost' ? lost() : unavailable();
      if (outcome.kind === 'answer') throw new Error('that is an answer');
      test.authority.certify({ replaceCertificate: async () => outcome });
      expect((await device('/renewal', { csr: await aCsr(till) })).json()).toEqual(refused('authority-unavailable'));
    },
  );

  it('with a request that is none is refused', async () => {
    const { device } = await begin();
    expect((await device('/renewal', { csr: 'x'.repeat(200) })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'csr', rule: 'invalid' }] },
    });
  });
});

describe('sending a request again', () => {
  it('is refused when none was refused', async () => {
    const { portal } = await begin();
    expect((await portal('certificate/test')).json()).toEqual(refused('certificate-request-outdated'));
  });

  it('is refused when the till is not linked any more', async () => {
    const { till, portal, device } = await begin();
    await device('', { csr: await aCsr(till) });
    const view = (await portal('unlink')).json<DeviceView>();
    expect(view.refusedRequest).toMatchObject({ canTestAgain: false });
    expect((await portal('certificate/test')).json()).toEqual(refused('certificate-request-outdated'));
  });

  it('is refused while the authority does not answer, and can be tried again', async () => {
    const { till, portal, device } = await begin();
    await device('', { csr: await aCsr(till) });
    test.authority.certify({ enrol: async () => ({ kind: 'unavailable', detail: 'ECONNREFUSED' }) });
    expect((await portal('certificate/test')).json()).toEqual(refused('authority-unavailable'));
    test.authority.certify({ enrol: async () => refusedAs('JW00B999430E') });
    expect((await portal('certificate/test')).json<DeviceView>().refusedRequest?.errors).toMatchObject([
      { id: 'JW00B999430E', merchantField: 'qst_number' },
    ]);
  });
});

describe('ending a certificate', () => {
  it.each([
    ['expired', (till: MadeTerminal) => daysLeft(till, 0)],
    ['revoked', revoke],
  ])('is refused when it is %s already', async (_, make) => {
    const { till, portal, device } = await begin();
    await make(till);
    expect((await portal('certificate/revocation')).json()).toEqual(refused('device-has-no-certificate'));
    expect((await device('/revocation')).json()).toEqual(refused('device-has-no-certificate'));
  });

  it('is refused when there never was one', async () => {
    const { till, portal, device } = await begin();
    await aTerminal(test, { merchant: till.merchant });
    await forget(till);
    expect((await portal('certificate/revocation')).json()).toEqual(refused('device-has-no-certificate'));
    expect((await portal('certificate/renewal')).json()).toEqual(refused('device-has-no-certificate'));
    expect((await device('/revocation')).json()).toEqual(refused('device-has-no-certificate'));
  });

  it('that the authority refuses changes nothing, and the log says why', async () => {
    const { till, portal, device } = await begin();
    expect((await portal('certificate/revocation')).json()).toEqual(refused('certificate-revocation-refused'));
    expect((await device('/revocation')).json()).toMatchObject({ state: 'refused', errors: [{ id: 'JW00B999436E' }] });
    expect(await eventsOf(till)).toEqual(
      Array.from({ length: 2 }, () => ({
        event: 'certificate-revocation-refused',
        facts: { errors: [{ id: 'JW00B999436E', codRetour: '16' }] },
      })),
    );
    revocations(revoked);
    expect((await device('/revocation')).json()).toEqual({ state: 'revoked' });
  });

  it('whose reply was lost is asked for again: that the authority knows no such certificate is its yes', async () => {
    const { till, portal } = await begin();
    revocations(async () => ({ kind: 'unknown', detail: 'UND_ERR_SOCKET', httpStatus: null, body: null }));
    expect((await portal('certificate/revocation')).json()).toEqual(refused('authority-unavailable'));
    revocations(async () => refusedAs('JW00B999436E'));
    expect((await portal('certificate/revocation')).json<DeviceView>().certificate.state).toBe('revoked');
    expect(await eventsOf(till)).toEqual([
      { event: 'certificate-revoked', facts: { deviceNumber: till.deviceNumber } },
    ]);
  });

  it('names it to the authority, in the name of the till', async () => {
    const { till, portal } = await begin();
    const asked: unknown[] = [];
    revocations(async (request) => (asked.push(request), revoked()));
    await portal('certificate/revocation');
    expect(asked).toEqual([{ serial: expect.stringMatching(/^[0-9a-f]{40}$/i), deviceNumber: till.deviceNumber }]);
  });
});
