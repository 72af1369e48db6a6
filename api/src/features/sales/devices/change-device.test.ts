import type { DeviceView } from '@comptoir/contract/sales/devices';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const test = useTestApp({ now: () => NOW });

async function aPerson() {
  const merchant = await aMerchant(test);
  return { merchant, ...(await aUser(test, { role: 'merchant', merchantId: merchant.id })) };
}

const call = (method: 'GET' | 'POST' | 'PUT', url: string, given: { token: string; payload?: object }) =>
  test.app.inject({
    method,
    url: `/api/${url}`,
    headers: bearer(given.token),
    ...(given.payload ? { payload: given.payload } : {}),
  });

const rename = (token: string, id: string, name: string) => call('PUT', `devices/${id}`, { token, payload: { name } });
const unlink = (token: string, id: string) => call('POST', `devices/${id}/unlink`, { token });
const makeCode = (token: string, payload: object) => call('POST', 'devices/activation-code', { token, payload });
const activate = (code: string) =>
  test.app.inject({ method: 'POST', url: '/api/device/v1/activation', payload: { code } });

/** A till linked by its code, as a person does. */
async function linked(token: string, name: string): Promise<{ id: string; deviceToken: string }> {
  const made = (await makeCode(token, { name })).json<{ deviceId: string; code: string }>();
  const { deviceToken } = (await activate(made.code)).json<{ deviceToken: string }>();
  return { id: made.deviceId, deviceToken };
}

const logOf = async (deviceId: string): Promise<unknown[]> =>
  asSystem(test, {
    text: 'select event, facts from activity_log where device_id = $1 order by id',
    values: [deviceId],
  });

const refused = (code: string) => ({ error: { code, requestId: expect.any(String) } });

describe('renaming a till', () => {
  it('changes its name and shows who did', async () => {
    const { token } = await aPerson();
    const { id } = await linked(token, 'Caisse 1');
    expect((await rename(token, id, ' Comptoir ')).json<DeviceView>()).toMatchObject({ id, name: 'Comptoir' });
    expect(await logOf(id)).toContainEqual({ event: 'device-renamed', facts: { from: 'Caisse 1', to: 'Comptoir' } });
  });

  it('to the name it has says nothing', async () => {
    const { token } = await aPerson();
    const { id } = await linked(token, 'Caisse 1');
    expect((await rename(token, id, 'Caisse 1')).statusCode).toBe(200);
    expect(JSON.stringify(await logOf(id))).not.toContain('device-renamed');
  });

  it('takes no name that another linked till of the merchant bears, in any case', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await linked(one.token, 'Bar');
    const { id } = await linked(one.token, 'Salle');
    expect((await rename(one.token, id, 'BAR')).json()).toEqual(refused('device-name-taken'));
    expect((await rename(one.token, id, 'SALLE')).statusCode).toBe(200);
    const elsewhere = await linked(other.token, 'Terrasse');
    expect((await rename(other.token, elsewhere.id, 'Bar')).statusCode).toBe(200);
  });

  it('lets one of two that want one name at once have it', async () => {
    const { token } = await aPerson();
    const tills = [await linked(token, 'Un'), await linked(token, 'Deux')];
    const replies = await Promise.all(tills.map(({ id }) => rename(token, id, 'Trois')));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('unlinking a till', () => {
  it('takes its token away, and leaves number, certificate, chain and waiting bills', async () => {
    const { merchant, token } = await aPerson();
    const till = await aTerminal(test, { merchant });
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    await till.submitBills([(await till.bill()).text]);
    const view = (await unlink(token, till.id)).json<DeviceView>();
    expect(view).toMatchObject({
      linked: false,
      deviceNumber: till.deviceNumber,
      certificate: { state: 'valid' },
      waiting: 1,
    });
    expect((await till.submitBills([(await till.bill()).text])).statusCode).toBe(401);
    const lanes = await asSystem(test, {
      text: 'select next_attempt_at is not null as due from lanes where device_id = $1',
      values: [till.id],
    });
    expect(lanes).toEqual([{ due: true }]);
    expect(await logOf(till.id)).toContainEqual({ event: 'device-unlinked', facts: {} });
  });

  it('is refused for one that is not linked', async () => {
    const { token } = await aPerson();
    const { deviceId } = (await makeCode(token, { name: 'Bar' })).json<{ deviceId: string }>();
    expect((await unlink(token, deviceId)).json()).toEqual(refused('device-not-linked'));
  });

  it('lets a new code link it again, and the old code never', async () => {
    const { token } = await aPerson();
    const made = (await makeCode(token, { name: 'Bar' })).json<{ deviceId: string; code: string }>();
    await activate(made.code);
    await unlink(token, made.deviceId);
    expect((await activate(made.code)).json()).toEqual(refused('activation-code-used'));
    const again = (await makeCode(token, { deviceId: made.deviceId })).json<{ code: string }>();
    expect((await activate(again.code)).json()).toMatchObject({ deviceId: made.deviceId });
  });

  it('frees its name; the till that takes it keeps it', async () => {
    const { token } = await aPerson();
    const first = await linked(token, 'Bar');
    expect((await makeCode(token, { name: 'bar' })).json()).toEqual(refused('device-name-taken'));
    const waiting = (await makeCode(token, { name: 'Salle' })).json<{ deviceId: string; code: string }>();
    await unlink(token, first.id);
    const second = await linked(token, 'Bar');
    expect((await makeCode(token, { deviceId: first.id })).json()).toEqual(refused('device-name-taken'));
    expect((await rename(token, waiting.deviceId, 'BAR')).json()).toEqual(refused('device-name-taken'));
    expect((await rename(token, first.id, 'Terrasse')).statusCode).toBe(200);
    expect((await makeCode(token, { deviceId: first.id })).statusCode).toBe(200);
    expect((await unlink(token, second.id)).statusCode).toBe(200);
  });

  it('and linking look at the name once more, when the code is typed', async () => {
    const { token } = await aPerson();
    const codes = [await makeCode(token, { name: 'Bar' }), await makeCode(token, { name: 'BAR' })];
    const [one, other] = codes.map((reply) => reply.json<{ code: string; deviceId: string }>());
    expect((await activate(one?.code ?? '')).statusCode).toBe(200);
    expect((await activate(other?.code ?? '')).json()).toEqual(refused('device-name-taken'));
    await rename(token, other?.deviceId ?? '', 'Salle');
    expect((await activate(other?.code ?? '')).statusCode).toBe(200);
  });
});

describe('a code for a device that the provider knows', () => {
  async function providerKnows(merchant: MadeMerchant, posDeviceId: string = uuid().slice(0, 13)): Promise<string> {
    await asSystem(test, {
      text: `insert into pos_devices (merchant_id, pos_device_id, name, model, serial, read_at)
        values ($1, $2, 'C030UQ', 'Clover Flex', 'C030UQ71234567', now())`,
      values: [merchant.id, posDeviceId],
    });
    return posDeviceId;
  }

  it('brings serial number and model along, and means one till however often it is linked', async () => {
    const { merchant, token } = await aPerson();
    const posDeviceId = await providerKnows(merchant);
    const made = (await makeCode(token, { name: 'Bar', posDeviceId })).json<{ deviceId: string; code: string }>();
    await activate(made.code);
    const { items } = (await call('GET', 'devices', { token })).json<{ items: DeviceView[] }>();
    expect(items).toMatchObject([{ name: 'Bar', model: 'Clover Flex', androidSerial: 'C030UQ71234567', linked: true }]);
    expect((await makeCode(token, { name: 'Bar 2', posDeviceId })).json()).toEqual(refused('device-already-linked'));
    await unlink(token, made.deviceId);
    const again = (await makeCode(token, { name: 'Bar 2', posDeviceId })).json<{ deviceId: string }>();
    expect(again.deviceId).toBe(made.deviceId);
  });

  it('is not made for one that it does not know, or knows of another merchant', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const posDeviceId = await providerKnows(other.merchant);
    for (const id of [posDeviceId, 'nothing'])
      expect((await makeCode(one.token, { name: 'Bar', posDeviceId: id })).json()).toEqual(refused('not-found'));
  });
});
