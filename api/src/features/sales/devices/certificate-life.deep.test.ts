import type { CertificateEntryView, DeviceView } from '@comptoir/contract/sales/devices';
import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aKnownMerchant,
  anEnrolledTerminal,
  relayTo,
  type EnrolledTerminal,
} from '../../../../test/factories/enrolled-terminals.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { startGatewayAuthority, type GatewayAuthority } from '../../../../test/gateway-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let gateway: GatewayAuthority;
beforeAll(async () => {
  gateway = await startGatewayAuthority();
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

const newKeys = () => generateSigningKeys({ extractable: true });

/** A user of a merchant that the authority knows, and a linked till without a certificate. */
async function begin() {
  relayTo(gateway, test);
  const merchant = await aKnownMerchant(test, gateway);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const till = await anEnrolledTerminal(test, user.token, merchant);
  const portal = async (method: 'GET' | 'POST', path: string) =>
    test.app.inject({ method, url: `/api/devices${path}`, headers: bearer(user.token) });
  const view = async () => {
    const { items } = (await portal('GET', '')).json<{ items: DeviceView[] }>();
    const found = items.find(({ id }) => id === till.id);
    if (!found) throw new Error('the till is not listed');
    return found;
  };
  return { merchant, till, portal, view };
}

/** Gets a till its first certificate. */
async function certified(till: EnrolledTerminal) {
  const keys = await newKeys();
  const { reply } = await till.ask('certificate', await till.csrOf(keys));
  if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
  return { keys, ...reply };
}

/** Makes the certificate in use older: half of its life has passed. */
const age = (till: EnrolledTerminal, years = 3) =>
  asSystem(test, {
    text: `update certificates set not_before = not_before - make_interval(years => $2),
      not_after = not_after - make_interval(years => $2) where device_id = $1`,
    values: [till.id, years],
  });

const configurationOf = async (till: EnrolledTerminal) =>
  (
    await test.app.inject({ method: 'GET', url: '/api/device/v1/configuration', headers: bearer(till.token) })
  ).json<DeviceConfiguration>().certificate;

const numberOfCertificates = async (till: EnrolledTerminal): Promise<number> =>
  (await asSystem(test, { text: 'select from certificates where device_id = $1', values: [till.id] })).length;

const eventsOf = async (till: EnrolledTerminal): Promise<string[]> => {
  const rows = await asSystem<{ event: string }>(test, {
    text: `select event from activity_log where device_id = $1 and event like 'certificate%' order by id`,
    values: [till.id],
  });
  return rows.map(({ event }) => event);
};

const accepted = { results: [{ state: 'accepted', errors: [] }] };

describe('the life of a certificate', () => {
  it('goes from its request to its revocation and the next one, on one unbroken chain', async () => {
    const { till, portal, view } = await begin();
    const first = await certified(till);
    expect(await till.sell(first)).toMatchObject(accepted);
    expect((await portal('POST', `/${till.id}/certificate/renewal`)).json()).toMatchObject({
      error: { code: 'certificate-not-renewable' },
    });

    await age(till);
    expect(await configurationOf(till)).toMatchObject({ renewal: 'possible', isRevoked: false });
    const asked = await portal('POST', `/${till.id}/certificate/renewal`);
    expect(asked.json<DeviceView>().certificate).toMatchObject({ state: 'renewable', isRenewalRequested: true });
    expect((await portal('POST', `/${till.id}/certificate/renewal`)).statusCode).toBe(200);
    expect(await till.sell(first)).toMatchObject({ ...accepted, isRenewalRequested: true });
    expect(await configurationOf(till)).toMatchObject({ renewal: 'requested' });

    const keys = await newKeys();
    const csr = await till.csrOf(keys);
    const { reply } = await till.ask('certificate/renewal', csr);
    if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
    expect(reply.deviceNumber).toBe(first.deviceNumber);
    expect((await view()).certificate).toMatchObject({ state: 'valid', isRenewalRequested: false });
    expect(await configurationOf(till)).toMatchObject({ renewal: 'none' });
    expect(await till.sell({ ...reply, keys })).toMatchObject({ ...accepted, isRenewalRequested: false });

    expect((await portal('POST', `/${till.id}/certificate/revocation`)).json<DeviceView>()).toMatchObject({
      certificate: { state: 'revoked' },
    });
    expect(await configurationOf(till)).toMatchObject({ isRevoked: true, renewal: 'none' });
    // The authority takes the bill and says that it was signed with a certificate that no longer counts.
    expect(await till.sell({ ...reply, keys })).toMatchObject({
      results: [{ state: 'accepted', errors: [{ id: 'JW00B999469E', codRetour: '16' }] }],
    });

    const renewed = await certified(till);
    expect(renewed.deviceNumber).toBe(first.deviceNumber);
    expect(await till.sell(renewed)).toMatchObject(accepted);
    const { items } = (await portal('GET', `/${till.id}/certificates`)).json<{ items: CertificateEntryView[] }>();
    expect(items.map(({ isInUse, revokedAt }) => [isInUse, revokedAt !== null])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(await eventsOf(till)).toEqual([
      'certificate-issued',
      'certificate-renewal-requested',
      'certificate-renewed',
      'certificate-revoked',
      'certificate-issued',
    ]);
  });

  it('lets the old key and the new one sign until the till has switched', async () => {
    const { till } = await begin();
    const first = await certified(till);
    await age(till);
    const keys = await newKeys();
    const { reply } = await till.ask('certificate/renewal', await till.csrOf(keys));
    if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
    for (const signer of [first, { ...reply, keys }])
      expect(await till.sell(signer)).toMatchObject({ results: [{ state: 'accepted' }] });
  });
});

describe('a certificate that the merchant revoked on the authority’s own site', () => {
  it('is known as revoked once a bill shows it, and the till gets another', async () => {
    const { till, view } = await begin();
    const first = await certified(till);
    await gateway.simulator.control('POST', 'certificates/revoke', { deviceNumber: first.deviceNumber });
    expect((await view()).certificate.state).toBe('valid');
    expect(await till.sell(first)).toMatchObject({ results: [{ errors: [{ id: 'JW00B999469E' }] }] });
    expect((await view()).certificate.state).toBe('revoked');
    const renewed = await certified(till);
    expect((await view()).certificate.state).toBe('valid');
    expect(await till.sell(renewed)).toMatchObject(accepted);
  });
});

describe('a till that asks again', () => {
  it('for the same key is given the certificate that it has, and there is no second one', async () => {
    const { till } = await begin();
    const keys = await newKeys();
    const csr = await till.csrOf(keys);
    const [one, two] = [await till.ask('certificate', csr), await till.ask('certificate', await till.csrOf(keys))];
    expect(two).toEqual(one);
    expect(await numberOfCertificates(till)).toBe(1);
  });

  it('while the first call is under way is asked to try again', async () => {
    const { till } = await begin();
    const csr = await till.csrOf(await newKeys());
    await gateway.simulator.control('POST', 'faults', { fault: 'slow', value: 1500, times: 'once' });
    const replies = await Promise.all([till.ask('certificate', csr), till.ask('certificate', csr)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 503]);
    expect((await till.ask('certificate', csr)).status).toBe(200);
    expect(await numberOfCertificates(till)).toBe(1);
  });

  it.each(['drop', 'html503'])('after a renewal that ended in %s gets it', async (fault) => {
    const { till } = await begin();
    const first = await certified(till);
    await age(till);
    const keys = await newKeys();
    const csr = await till.csrOf(keys);
    await gateway.simulator.control('POST', 'faults', { fault, times: 'once' });
    expect((await till.ask('certificate/renewal', csr)).reply).toMatchObject({
      error: { code: 'authority-unavailable' },
    });
    const { reply } = await till.ask('certificate/renewal', csr);
    if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
    expect(await till.ask('certificate/renewal', csr)).toEqual({ status: 200, reply });
    expect(reply.deviceNumber).toBe(first.deviceNumber);
    expect(await till.sell({ ...reply, keys })).toMatchObject(accepted);
    expect(await numberOfCertificates(till)).toBe(2);
  });
});

describe('a refused request', () => {
  it('stays in view with its remedy, is sent again once the code is active, and the till finds its certificate', async () => {
    const { merchant, till, portal, view } = await begin();
    await asSystem(test, {
      text: 'update merchants set authorization_code_set_at = now() where id = $1',
      values: [merchant.id],
    });
    const delay = { authorizationCode: merchant.code, minutes: 90 };
    await gateway.simulator.control('POST', 'activations', delay);
    const csr = await till.csrOf(await newKeys());
    expect((await till.ask('certificate', csr)).reply).toMatchObject({ state: 'refused' });
    const { refusedRequest } = await view();
    expect(refusedRequest).toMatchObject({
      errors: [{ id: 'JW00B999429E', codRetour: '16', merchantField: 'authorization_code' }],
      canTestAgain: true,
    });
    expect(new Date(refusedRequest?.activeBy ?? 0).getTime()).toBeGreaterThan(Date.now() + 80 * 60_000);
    const test1 = await portal('POST', `/${till.id}/certificate/test`);
    expect(test1.json<DeviceView>().refusedRequest).toMatchObject({ errors: [{ id: 'JW00B999429E' }] });

    await gateway.simulator.control('POST', 'activations', { ...delay, minutes: 0 });
    const test2 = (await portal('POST', `/${till.id}/certificate/test`)).json<DeviceView>();
    expect(test2).toMatchObject({ refusedRequest: null, certificate: { state: 'valid' } });
    expect((await till.ask('certificate', csr)).reply).toMatchObject({ state: 'issued' });
    expect(await numberOfCertificates(till)).toBe(1);
    const kept = await asSystem(test, {
      text: 'select csr_sealed as csr from certificate_requests where device_id = $1',
      values: [till.id],
    });
    expect(kept).toEqual([{ csr: null }]);
  });

  it('is outdated once the merchant information has changed: the till has to make another', async () => {
    const { merchant, till, portal, view } = await begin();
    await till.ask('certificate', await till.csrOf(await newKeys(), 'Q9Q9-Q9Q9'));
    await asSystem(test, { text: 'update merchants set version = version + 1 where id = $1', values: [merchant.id] });
    expect((await view()).refusedRequest).toMatchObject({ canTestAgain: false });
    expect((await portal('POST', `/${till.id}/certificate/test`)).json()).toMatchObject({
      error: { code: 'certificate-request-outdated' },
    });
    await certified(till);
    expect((await view()).refusedRequest).toBeNull();
  });

  it('is kept sealed: its code is nowhere in clear', async () => {
    const { till } = await begin();
    const csr = await till.csrOf(await newKeys(), 'Q9Q9-Q9Q9');
    await till.ask('certificate', csr);
    const rows = await asSystem(test, { text: 'select * from certificate_requests' });
    const kept = JSON.stringify(rows) + test.logLines.join('');
    for (const secret of ['Q9Q9-Q9Q9', csr.split('\n')[1] ?? '']) expect(kept).not.toContain(secret);
  });
});
