import { createCsr } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { anEmployee } from '../../../../test/factories/employees.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-06-01T12:00:00Z');
const test = useTestApp({ now: () => clock });

async function aSignedInMerchant() {
  clock = new Date('2026-06-01T12:00:00Z');
  const merchant = await aMerchant(test);
  return { merchant, user: await aUser(test, { role: 'merchant', merchantId: merchant.id }) };
}

const makeCode = (token: string, payload: object, query = '') =>
  test.app.inject({ method: 'POST', url: `/api/devices/activation-code${query}`, headers: bearer(token), payload });

const activate = (code: string, more: { deviceToken?: string; deviceNumber?: string; thumbprint?: string } = {}) =>
  test.app.inject({ method: 'POST', url: '/api/device/v1/activation', payload: { code, ...more } });

const list = (token: string, query = '') =>
  test.app.inject({ method: 'GET', url: `/api/devices${query}`, headers: bearer(token) });

describe('linking a till', () => {
  it('takes a code made in the portal, once, and shows the token only then', async () => {
    const { user } = await aSignedInMerchant();
    const made = (await makeCode(user.token, { name: 'Caisse 1' })).json<{
      code: string;
      deviceId: string;
      expiresAt: string;
    }>();
    expect(made.expiresAt).toBe('2026-06-01T12:15:00.000Z');
    const activated = await activate(` ${made.code.toLowerCase().replace('-', ' ')} `);
    expect(activated.json()).toMatchObject({ deviceId: made.deviceId, name: 'Caisse 1' });
    const { deviceToken } = activated.json<{ deviceToken: string }>();
    const stored = await asSystem<{ hash: Buffer }>(test, {
      text: 'select token_hash as hash from devices where id = $1',
      values: [made.deviceId],
    });
    expect(stored[0]?.hash.toString()).not.toContain(deviceToken);
    expect((await activate(made.code)).json()).toMatchObject({ error: { code: 'activation-code-used' } });
    expect((await list(user.token)).json()).toMatchObject({
      items: [{ name: 'Caisse 1', linked: true }],
      nextCursor: null,
    });
  });

  it('answers a till that repeats its call the same again, and no other till', async () => {
    const { user } = await aSignedInMerchant();
    const { code, deviceId } = (await makeCode(user.token, { name: 'Caisse 5' })).json<{
      code: string;
      deviceId: string;
    }>();
    const [own, other] = ['a'.repeat(43), 'b'.repeat(43)];
    const first = await activate(code, { deviceToken: own });
    expect(first.json()).toEqual({ deviceToken: own, deviceId, name: 'Caisse 5' });
    clock = new Date('2026-06-02T12:00:00Z');
    expect((await activate(code, { deviceToken: own })).json()).toEqual(first.json());
    expect((await activate(code, { deviceToken: other })).json()).toMatchObject({
      error: { code: 'activation-code-used' },
    });
  });

  it.each(['', 'short', 'a'.repeat(44), '*'.repeat(43)])('refuses the token %j that is none', async (deviceToken) => {
    expect((await activate('7K2Q-9M4T', { deviceToken })).json()).toMatchObject({
      error: { code: 'validation-failed' },
    });
  });

  it('refuses a code that is 15 minutes old', async () => {
    const { user } = await aSignedInMerchant();
    const { code } = (await makeCode(user.token, { name: 'Caisse 2' })).json<{ code: string }>();
    clock = new Date('2026-06-01T12:15:00Z');
    expect((await activate(code)).json()).toMatchObject({ error: { code: 'activation-code-expired' } });
  });

  it.each(['ABCD-EFGH', 'nonsense', '0000'])('refuses the code %s that was never made', async (code) => {
    const reply = await activate(code);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'activation-code-unknown' } });
  });

  it('gives one of two tills that type a code at once the device', async () => {
    const { user } = await aSignedInMerchant();
    const { code } = (await makeCode(user.token, { name: 'Caisse 3' })).json<{ code: string }>();
    const replies = await Promise.all([activate(code), activate(code)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('replaces an unused code by the next one', async () => {
    const { user } = await aSignedInMerchant();
    const first = (await makeCode(user.token, { name: 'Caisse 4' })).json<{ code: string; deviceId: string }>();
    const second = (await makeCode(user.token, { deviceId: first.deviceId })).json<{ code: string }>();
    expect((await activate(first.code)).json()).toMatchObject({ error: { code: 'activation-code-expired' } });
    expect((await activate(second.code)).statusCode).toBe(200);
    const again = await makeCode(user.token, { deviceId: first.deviceId });
    expect(again.json()).toMatchObject({ error: { code: 'device-already-linked' } });
  });

  it('is refused to a till that has the books of another merchant, and leaves the code for a new one', async () => {
    const { user } = await aSignedInMerchant();
    const sold = await aTerminal(test);
    const { code } = (await makeCode(user.token, { name: 'Caisse vendue' })).json<{ code: string }>();
    const refused = await activate(code, { deviceNumber: sold.deviceNumber });
    expect(refused.json()).toMatchObject({ error: { code: 'device-of-another-merchant' } });
    expect((await activate(code)).statusCode).toBe(200);
  });

  it('knows whose books a till has by its certificate, where a sold device has one number under both merchants', async () => {
    const { user, merchant } = await aSignedInMerchant();
    const [sold, bought] = [await aTerminal(test), await aTerminal(test, { merchant })];
    await asSystem(test, {
      text: 'update devices set device_number = $2, token_hash = null, linked_at = null where id = $1',
      values: [bought.id, sold.deviceNumber],
    });
    const { code } = (await makeCode(user.token, { deviceId: bought.id })).json<{ code: string }>();
    const books = (till: typeof sold) => ({ deviceNumber: sold.deviceNumber, thumbprint: till.thumbprint });
    expect((await activate(code, books(sold))).json()).toMatchObject({ error: { code: 'device-of-another-merchant' } });
    expect((await activate(code, books(bought))).statusCode).toBe(200);
  });

  it('is not possible on another merchant’s till', async () => {
    const { user } = await aSignedInMerchant();
    const foreign = await aTerminal(test);
    expect((await makeCode(user.token, { deviceId: foreign.id })).statusCode).toBe(404);
    expect((await makeCode(user.token, { name: 'x' }, `?merchantId=${foreign.merchant.id}`)).statusCode).toBe(403);
  });

  it.each([
    {},
    { name: '' },
    { name: 'x'.repeat(65) },
    { name: 'a\u0000b' },
    { deviceId: '1' },
    { name: 'x', deviceId: '1' },
  ])('refuses %o', async (payload) => {
    const { user } = await aSignedInMerchant();
    expect((await makeCode(user.token, payload)).json()).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

describe('the list of devices', () => {
  it('is empty for a merchant without any', async () => {
    const { user } = await aSignedInMerchant();
    expect((await list(user.token)).json()).toEqual({ items: [], nextCursor: null });
  });

  it('shows number, certificate and nothing waiting', async () => {
    const { merchant, user } = await aSignedInMerchant();
    const till = await aTerminal(test, { merchant });
    expect((await list(user.token)).json()).toMatchObject({
      items: [
        {
          id: till.id,
          deviceNumber: till.deviceNumber,
          certificate: { state: 'valid', notAfter: '2031-01-01T00:00:00.000Z' },
          waiting: 0,
          oldestWaitingAt: null,
        },
      ],
    });
  });

  it('needs a merchant from an administrator and shows a partner only its own', async () => {
    const partnerId = await aPartner(test);
    const [own, foreign] = [await aMerchant(test, { partnerId }), await aMerchant(test)];
    const [admin, partner] = [await aUser(test, { role: 'admin' }), await aUser(test, { role: 'partner', partnerId })];
    expect((await list(admin.token)).json()).toMatchObject({ error: { code: 'merchant-required' } });
    expect((await list(admin.token, `?merchantId=${foreign.id}`)).statusCode).toBe(200);
    expect((await list(partner.token, `?merchantId=${own.id}`)).statusCode).toBe(200);
    expect((await list(partner.token, `?merchantId=${foreign.id}`)).statusCode).toBe(404);
  });
});

describe('configuration of a till', () => {
  const configuration = (token: string) =>
    test.app.inject({ method: 'GET', url: '/api/device/v1/configuration', headers: bearer(token) });

  it('carries what signing and printing need', async () => {
    const till = await aTerminal(test);
    expect((await configuration(till.token)).json()).toMatchObject({
      device: { id: till.id, deviceNumber: till.deviceNumber },
      merchant: { fileNumber: till.merchant.file, authorizationCode: 'K4M7-R2T9', activity: 'RES' },
      chain: { head: null, lastNoTrans: null },
    });
  });

  it.each([true, false])('says whether bills are to name their user: %s', async (requireShift) => {
    const till = await aTerminal(test);
    await asSystem(test, {
      text: 'update merchants set require_shift = $2 where id = $1',
      values: [till.merchant.id, requireShift],
    });
    expect((await configuration(till.token)).json()).toMatchObject({ requireShift });
  });

  it('comes with Comptoir’s time, as every reply does', async () => {
    const { headers } = await configuration('unknown');
    expect(Math.abs(Date.parse(String(headers.date)) - Date.now())).toBeLessThan(60_000);
  });

  it('names those who may make bills: declared, and still there, by name', async () => {
    const till = await aTerminal(test);
    const hire = (declaredName: string, given: Parameters<typeof anEmployee>[2] = {}) =>
      anEmployee(test, till.merchant.id, { state: 'declared', name: declaredName, declaredName, ...given });
    await hire('Émile Roy');
    await hire('Alex Caron', { role: 'owner' });
    await hire('Zoé Parti', { hasLeft: true });
    await hire('Nouveau', { state: 'waiting' });
    await anEmployee(test, (await aMerchant(test)).id, { state: 'declared', declaredName: 'Voisin' });
    expect((await configuration(till.token)).json()).toMatchObject({
      employees: [
        { name: 'Alex Caron', opensAllTabs: true },
        { name: 'Émile Roy', opensAllTabs: false },
      ],
    });
  });

  it('names what is missing on file', async () => {
    const till = await aTerminal(test, { merchant: await aMerchant(test, { incomplete: true }) });
    expect((await configuration(till.token)).json()).toMatchObject({
      error: { code: 'merchant-information-incomplete', fields: [{ path: 'file_number', rule: 'required' }] },
    });
  });
});

describe('a certificate request', () => {
  const ask = (token: string, csr: string) =>
    test.app.inject({ method: 'POST', url: '/api/device/v1/certificate', headers: bearer(token), payload: { csr } });

  it('that the authority refuses comes back with our explanation and the field that fixes it, and is logged', async () => {
    const till = await aTerminal(test);
    const subject = deviceSubject({
      authorizationCode: 'Z9Z9-Z9Z9',
      qstNumber: till.merchant.qst,
      fileNumber: till.merchant.file,
      nickname: 'Caisse un',
      utcOffset: '-05:00',
    });
    const csr = await createCsr({ keys: await generateSigningKeys({ extractable: false }), subject, kind: 'device' });
    const reply = await ask(till.token, csr);
    expect(reply.json()).toMatchObject({
      state: 'refused',
      errors: [{ id: 'JW00B999429E', codRetour: '16', merchantField: 'authorization_code' }],
    });
    expect(test.authority.enrolments.at(-1)).toEqual({ kind: 'device', csr, deviceNumber: till.deviceNumber });
    const [line] = await asSystem<{ event: string }>(test, {
      text: 'select event from activity_log where device_id = $1',
      values: [till.id],
    });
    expect(line).toEqual({ event: 'certificate-refused' });
  });

  it('that is none is refused', async () => {
    const till = await aTerminal(test);
    expect((await ask(till.token, 'x'.repeat(200))).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'csr', rule: 'invalid' }] },
    });
  });
});

describe('events of a till', () => {
  it('are written once, however often they come', async () => {
    const till = await aTerminal(test);
    const event = {
      id: '019741f0-0000-7000-8000-000000000001',
      occurredAt: '2026-06-01T12:00:00Z',
      event: 'till-went-offline',
    };
    const report = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/device/v1/events',
        headers: bearer(till.token),
        payload: { events: [event] },
      });
    expect((await report()).json()).toMatchObject({ stored: 1 });
    await report();
    const lines = await asSystem(test, {
      text: 'select event from activity_log where device_id = $1',
      values: [till.id],
    });
    expect(lines).toEqual([{ event: 'till-went-offline' }]);
  });
});
