import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, send } from '../../../test/terminal.ts';

let authority: TestAuthority;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
});
afterAll(() => authority.remove());

describe('the control plane', () => {
  it('changes the mode and reports it', async () => {
    expect(await control(authority.running, 'POST /control/mode', { mode: 'down' })).toMatchObject({ status: 200 });
    expect(await control(authority.running, 'GET /control/status')).toMatchObject({ json: { mode: 'down' } });
    await control(authority.running, 'POST /control/mode', { mode: 'up' });
  });

  it('changes the strictness', async () => {
    const lenient = await control(authority.running, 'POST /control/strict', { strict: false });
    expect(lenient).toMatchObject({ status: 200, json: { strict: false } });
    await control(authority.running, 'POST /control/strict', { strict: true });
  });

  it('scripts faults and clears them', async () => {
    const slow = { fault: 'slow', value: 3000, times: 2, request: 'transaction', deviceNumber: '1234-5678-9012' };
    const added = await control(authority.running, 'POST /control/faults', slow);
    expect(added).toMatchObject({ status: 200, json: { fault: 'slow', value: 3000, remaining: 2 } });
    await control(authority.running, 'POST /control/faults', { fault: 'drop' });
    expect(authority.running.status().faults).toMatchObject([{ fault: 'slow' }, { fault: 'drop', remaining: 1 }]);
    const cleared = await control(authority.running, 'DELETE /control/faults');
    expect(cleared).toMatchObject({ status: 200, json: { faults: [] } });
  });

  it('registers operators, servers and versions, twice without doubling them', async () => {
    const operator = {
      qst: '4070000001TQ0001',
      gst: '810000001RT0001',
      fileNumber: 'ER1000',
      authorizationCode: 'B1B1-B1B1',
      cn: '4070000001',
      zone: 'America/Halifax',
    };
    const server2 = { code: 'C1C1-C1C1', cn: '1111111111' };
    const version = {
      idPartn: 'A'.repeat(16),
      idSev: 'B'.repeat(16),
      idVersi: 'C'.repeat(16),
      codCertif: 'FOB201999999',
      versi: '2',
    };
    for (const [path, body] of [
      ['operators', [operator]],
      ['operators', [operator]],
      ['servers', [server2]],
      ['versions', [version]],
    ] as const) {
      expect((await control(authority.running, `POST /control/${path}`, body)).status).toBe(200);
    }
  });

  it('revokes by device, by serial number, and the servers; what is not there is 404', async () => {
    const device = await enrol(authority.running, 'device');
    const relay = await enrol(authority.running, 'server');
    const revoke = (body: unknown) => control(authority.running, 'POST /control/certificates/revoke', body);
    expect((await revoke({ deviceNumber: device.deviceNumber })).json).toEqual({ revoked: [device.serial] });
    expect((await revoke({ serial: relay.serial })).json).toEqual({ revoked: [relay.serial] });
    expect(await revoke({ serial: relay.serial })).toMatchObject({ status: 404, json: { error: expect.any(String) } });
    expect((await revoke({ server: true })).json).toEqual({ revoked: [server.serial] });
    server = await enrol(authority.running, 'server');
  });

  it('lists bills in the order they came, by device and number, page by page', async () => {
    const device = await enrol(authority.running, 'device');
    const terminal = openTerminal(device);
    const { deviceNumber } = device;
    for (const current of [await terminal.sign(), await terminal.sign(), await terminal.sign()]) {
      await send(authority.running, { caller: server, deviceNumber, current });
    }
    const list = async (query: string) => (await control(authority.running, `GET /control/transactions?${query}`)).json;
    expect(await list(`deviceNumber=${deviceNumber}`)).toMatchObject({
      items: [
        { noTrans: 'T-1', deviceNumber, verified: true, transaction: { nomMandt: 'Bistro du Quai' } },
        { noTrans: 'T-2' },
        { noTrans: 'T-3' },
      ],
      next: null,
    });
    expect(await list(`deviceNumber=${deviceNumber}&noTrans=T-2`)).toMatchObject({ items: [{ noTrans: 'T-2' }] });
    const total = authority.running.status().counters.transactions;
    const firstPage = await list('limit=1');
    expect(firstPage).toMatchObject({ items: [{ sequence: 1 }], next: 1 });
    expect(await list(`after=${total - 1}`)).toMatchObject({
      items: [{ noTrans: 'T-3', sequence: total }],
      next: null,
    });
  });

  it('lists diagnostics', async () => {
    const device = await enrol(authority.running, 'device');
    const { deviceNumber } = device;
    const current = { ...(await openTerminal(device).sign()), noTrans: 'ALTERED' };
    await send(authority.running, { caller: server, deviceNumber, current });
    const { json } = await control(authority.running, 'GET /control/diagnostics');
    expect(json).toMatchObject({ items: [{ kind: 'altered', deviceNumber, noTrans: 'ALTERED', resolvedAt: null }] });
  });
});

describe('history', () => {
  it('is taken with its dates, verified, numbered, and never twice', async () => {
    const device = await enrol(authority.running, 'device');
    const terminal = openTerminal(device, new Date('2026-01-15T17:00:00Z'));
    const bills = [await terminal.sign(), await terminal.sign()];
    const transactions = bills.map((bill) => ({ text: JSON.stringify(bill), receivedAt: '2026-01-15T17:05:00.000Z' }));
    const call = () =>
      control(authority.running, 'POST /control/history', { deviceNumber: device.deviceNumber, transactions });
    const first = await call();
    expect(first).toMatchObject({
      status: 200,
      json: { transactions: [{ noTrans: 'T-1', psiDatTrans: '20260115120500' }, { noTrans: 'T-2' }], diagnostics: [] },
    });
    const before = authority.running.status();
    expect(await call()).toEqual(first);
    expect(authority.running.status()).toEqual(before);
    const next = await terminal.sign();
    const { deviceNumber } = device;
    expect((await send(authority.running, { caller: server, deviceNumber, current: next })).status).toBe(200);
  });

  it('reports what does not verify', async () => {
    const device = await enrol(authority.running, 'device');
    const bill = { ...(await openTerminal(device).sign()), noTrans: 'ALTERED' };
    const { json } = await control(authority.running, 'POST /control/history', {
      deviceNumber: device.deviceNumber,
      transactions: [{ text: JSON.stringify(bill), receivedAt: '2026-01-15T17:05:00Z' }],
    });
    expect(json).toMatchObject({ diagnostics: [{ kind: 'altered', noTrans: 'ALTERED' }] });
  });

  it.each([
    [404, '1111-1111-1111', '{}'],
    [400, null, 'no JSON'],
    [400, null, '{"noTrans":"A"}'],
  ])('answers %i when the device or a bill makes no sense', async (status, unknownDevice, text) => {
    const deviceNumber = unknownDevice ?? (await enrol(authority.running, 'device')).deviceNumber;
    const transactions = [{ text, receivedAt: '2026-01-15T17:05:00Z' }];
    const answer = await control(authority.running, 'POST /control/history', { deviceNumber, transactions });
    expect(answer).toMatchObject({ status, json: { error: expect.any(String) } });
  });
});

describe('a bad call', () => {
  it.each([
    ['POST /control/mode', { mode: 'sideways' }],
    ['POST /control/mode', { mode: 'up', extra: 1 }],
    ['POST /control/strict', {}],
    ['POST /control/faults', { fault: 'slow' }],
    ['POST /control/faults', { fault: 'slow', value: '3000' }],
    ['POST /control/faults', { fault: 'drop', value: 1 }],
    ['POST /control/faults', { fault: 'error', value: 'JW1' }],
    ['POST /control/faults', { fault: 'drop', times: 0 }],
    ['POST /control/faults', { fault: 'drop', unknown: true }],
    ['POST /control/operators', [{ qst: '1' }]],
    ['POST /control/servers', []],
    ['POST /control/versions', [{ idPartn: 'x' }]],
    ['POST /control/history', { deviceNumber: '1-1-1', transactions: [] }],
    ['POST /control/certificates/revoke', { deviceNumber: '1111-1111-1111', server: true }],
    ['GET /control/transactions?limit=0', undefined],
    ['GET /control/transactions?unknown=1', undefined],
    ['GET /control/status?unknown=1', undefined],
    ['POST /control/mode', 'no JSON'],
  ])('%s %o is 400 and says why', async (route, body) => {
    const answer = await control(authority.running, route, body);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });

  it('to an unknown path is 404; with another type than JSON, as a foreign page would send, 415', async () => {
    expect((await control(authority.running, 'GET /control/nothing')).status).toBe(404);
    const plain = { 'content-type': 'text/plain' };
    expect((await control(authority.running, 'POST /control/mode', { mode: 'down' }, plain)).status).toBe(415);
    expect(authority.running.status().mode).toBe('up');
  });

  it('under a foreign host name is refused', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: 'evil.example' };
      request(authority.running.urls.pageUrl, { headers }, (reply) => resolve(reply.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
