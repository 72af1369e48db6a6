import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  allow,
  BISTRO,
  BISTRO_OWNER,
  callClover,
  connect,
  ILES,
  MADO,
  refresh,
  startPortal,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { cloverId } from '../clover-id.ts';

let clover: TestClover;
let portal: Awaited<ReturnType<typeof startPortal>>;

beforeEach(async () => {
  clover = await startTestClover();
  portal = await openPortal();
});
afterEach(async () => {
  await portal.close();
  await clover.remove();
});

async function openPortal(...statuses: number[]) {
  const opened = await startPortal(...statuses);
  await control(clover.running, 'POST /__sim/config', { webhookUrl: opened.webhookUrl });
  return opened;
}

const fire = (body: object) => control(clover.running, 'POST /__sim/webhook/fire', body);
const EMPLOYEE = { merchant: BISTRO, object: `E:${BISTRO_OWNER}`, type: 'UPDATE', ts: 1_790_000_000_000 };
const ORDER = { merchant: ILES, object: `O:${cloverId('order')}`, type: 'CREATE', ts: 1_790_000_000_001 };
const asReceived = ({ object, type, ts }: typeof EMPLOYEE) => ({ objectId: object, type, ts });

describe('a webhook', () => {
  it('receives several updates of several merchants at once, with the app’s header', async () => {
    expect(await fire({ updates: [EMPLOYEE, ORDER] })).toMatchObject({
      status: 200,
      json: { deliveries: [{ auth: 'right', isDelivered: true, tries: [{ status: 200 }] }] },
    });
    expect(portal.calls).toMatchObject([
      {
        body: {
          appId: CLOVER_APP.clientId,
          merchants: { [BISTRO]: [asReceived(EMPLOYEE)], [ILES]: [asReceived(ORDER)] },
        },
        headers: { 'x-clover-auth': CLOVER_APP.webhookAuthCode, 'content-type': 'application/json' },
      },
    ]);
  });

  it('receives the time of Clover’s own clock, unless a time is given', async () => {
    await control(clover.running, 'POST /__sim/clock', { at: '2027-01-01T00:00:00Z', frozen: true });
    const { ts: _ts, ...update } = EMPLOYEE;
    await fire({ updates: [update] });
    const ts = Date.parse('2027-01-01T00:00:00Z');
    expect(portal.calls[0]?.body).toMatchObject({ merchants: { [BISTRO]: [{ ts }] } });
  });

  it('receives the same twice', async () => {
    await fire({ updates: [EMPLOYEE], mode: 'duplicate' });
    expect(portal.calls).toHaveLength(2);
    expect(portal.calls[0]?.body).toEqual(portal.calls[1]?.body);
  });

  it('receives the last update first', async () => {
    const later = { ...EMPLOYEE, type: 'DELETE', ts: EMPLOYEE.ts + 1 };
    await fire({ updates: [EMPLOYEE, later], mode: 'out-of-order' });
    const types = portal.calls.map(({ body }) => body);
    expect(types).toMatchObject([
      { merchants: { [BISTRO]: [{ type: 'DELETE' }] } },
      { merchants: { [BISTRO]: [{ type: 'UPDATE' }] } },
    ]);
  });

  it.each([
    ['wrong-header', expect.stringMatching(/^(?!7c3d8e51)[0-9a-f-]{36}$/)],
    ['no-header', undefined],
  ])('is called by someone else: %s', async (mode, header) => {
    await fire({ updates: [EMPLOYEE], mode });
    expect(portal.calls[0]?.headers['x-clover-auth']).toEqual(header);
  });

  it('is called again until it answers 2xx, three times in all', async () => {
    await portal.close();
    portal = await openPortal(500, 302, 204);
    expect(await fire({ updates: [EMPLOYEE] })).toMatchObject({
      json: { deliveries: [{ isDelivered: true, tries: [{ status: 500 }, { status: 302 }, { status: 204 }] }] },
    });
    expect(portal.calls).toHaveLength(3);
  });

  it('is given up after three answers that are not 2xx, or three without an answer', async () => {
    await portal.close();
    portal = await openPortal(401, 401, 401);
    const refused = { isDelivered: false, tries: [{ status: 401 }, { status: 401 }, { status: 401 }] };
    expect(await fire({ updates: [EMPLOYEE] })).toMatchObject({ json: { deliveries: [refused] } });
    await portal.close();
    const silent = { status: null, error: expect.stringContaining('ECONNREFUSED') };
    expect(await fire({ updates: [EMPLOYEE] })).toMatchObject({
      json: { deliveries: [{ isDelivered: false, tries: [silent, silent, silent] }] },
    });
    const { json } = await control(clover.running, 'GET /__sim/webhook/deliveries');
    expect(json).toMatchObject({ items: [{ isDelivered: false }, { isDelivered: false }] });
  });

  it('is not waited for any more when Clover ends', async () => {
    await portal.close();
    portal = await openPortal(500, 500, 500);
    await callClover(
      clover.running,
      `GET /oauth/v2/authorize?client_id=${CLOVER_APP.clientId}&merchant_id=${MADO}&__auto=1`,
    );
    await expect.poll(() => portal.calls.length).toBeGreaterThan(0);
    await clover.restart();
    const { json } = await control(clover.running, 'GET /__sim/webhook/deliveries');
    expect(json).toEqual({ items: [] });
  });
});

describe('the handshake', () => {
  it('sends a code without the header, and returns it to the caller', async () => {
    const { json } = await control(clover.running, 'POST /__sim/webhook/verify', {});
    expect(json).toMatchObject({ verificationCode: expect.any(String), delivery: { isDelivered: true } });
    expect(portal.calls).toHaveLength(1);
    const { body, headers } = portal.calls[0] ?? {};
    expect(body).toEqual({ verificationCode: (json as { verificationCode: string }).verificationCode });
    expect(headers?.['x-clover-auth']).toBeUndefined();
  });
});

describe('an app', () => {
  const ofApp = (merchant: string, type: string) => ({
    body: { merchants: { [merchant]: [{ objectId: `A:${CLOVER_APP.clientId}`, type }] } },
  });

  it('that is uninstalled has dead tokens, and the portal is notified', async () => {
    const [bistro, iles] = [await connect(clover.running), await connect(clover.running, ILES)];
    const answer = await control(clover.running, 'POST /__sim/uninstall', { merchant: BISTRO });
    expect(answer).toMatchObject({ status: 200, json: { delivery: { isDelivered: true } } });
    expect(portal.calls).toMatchObject([ofApp(BISTRO, 'DELETE')]);
    const read = (merchant: string, token: string) =>
      callClover(clover.running, `GET /v3/merchants/${merchant}`, { token });
    expect(await read(BISTRO, bistro.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(clover.running, bistro.refresh_token)).toMatchObject({ status: 401 });
    expect(await read(ILES, iles.access_token)).toMatchObject({ status: 200 });
  });

  it('is installed by the first consent, of which the portal is notified, and not by the next ones', async () => {
    await allow(clover.running, { merchant_id: MADO });
    await expect.poll(() => portal.calls).toMatchObject([ofApp(MADO, 'CREATE')]);
    await allow(clover.running, { merchant_id: MADO });
    await control(clover.running, 'POST /__sim/uninstall', { merchant: MADO });
    expect(portal.calls).toMatchObject([ofApp(MADO, 'CREATE'), ofApp(MADO, 'DELETE')]);
  });

  it('is uninstalled without a word when no webhook is set', async () => {
    await control(clover.running, 'POST /__sim/config', { webhookUrl: null });
    const answer = await control(clover.running, 'POST /__sim/uninstall', { merchant: BISTRO });
    expect(answer).toMatchObject({ status: 200, json: { delivery: null } });
  });
});

describe('without a webhook', () => {
  it.each([
    ['POST /__sim/webhook/fire', { updates: [EMPLOYEE] }],
    ['POST /__sim/webhook/verify', {}],
  ])('%s is 409', async (route, body) => {
    await control(clover.running, 'POST /__sim/config', { webhookUrl: null });
    expect(await control(clover.running, route, body)).toMatchObject({
      status: 409,
      json: { error: expect.any(String) },
    });
  });
});
