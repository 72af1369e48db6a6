import type { SupportSettingsView } from '@comptoir/contract/base/support-settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { freeHours } from '../../../../test/factories/appointments.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-06-01T15:00:00Z');
const test = useTestApp({ now: () => NOW });

let admin: string;
let merchant: { token: string };
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
  const { id: merchantId } = await aMerchant(test);
  merchant = await aUser(test, { role: 'merchant', merchantId });
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, token = admin) =>
  test.app.inject({ method, url: `/api/${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const settings = async () => (await call('GET', 'support-settings')).json<SupportSettingsView>();
const contact = async () => (await test.app.inject({ method: 'GET', url: '/api/support-contact' })).json<object>();
const free = (day: string) => freeHours(test)(merchant.token, day);
const EARLY = { opens: '07:00', closes: '10:00', telephone: '1 800 555-0100', email: 'aide@comptoir.test' };
const DAY = { on: '2026-06-03', nameFr: 'Inventaire', nameEn: 'Stocktaking' };

describe('the settings of support', () => {
  it('are those of the environment and the usual hours until an administrator sets others', async () => {
    const { supportEmail: email, supportPhone: telephone } = test.dependencies.config;
    const first = { opens: '08:00', closes: '16:30' };
    expect(await settings()).toEqual({ ...first, telephone, email, closingDays: [], visitsToMove: 0, history: [] });
    expect(await contact()).toEqual({ ...first, phone: telephone, email, closingDays: [] });
  });

  it('are shown and followed everywhere once they are set, and what was before is kept', async () => {
    const reply = await call('PUT', 'support-settings', EARLY);
    expect(reply.json()).toMatchObject({ ...EARLY, history: [{ ...EARLY, changedAt: NOW.toISOString() }] });
    await call('PUT', 'support-settings', { ...EARLY, telephone: null });
    expect((await settings()).history.map(({ telephone }) => telephone)).toEqual([null, EARLY.telephone]);
    expect(await contact()).toMatchObject({ phone: null, email: EARLY.email, opens: '07:00', closes: '10:00' });
    // those of support at which a technician works, who begins at eight
    expect(await free('2026-06-04')).toEqual(['2026-06-04T12:00:00.000Z', '2026-06-04T13:00:00.000Z']);
    const late = await call('POST', 'appointments', { startsAt: '2026-06-04T17:00:00Z' }, merchant.token);
    expect([late.statusCode, late.json()]).toMatchObject([422, { error: { code: 'outside-support-hours' } }]);
  });

  it('name in the audit trail what they were', async () => {
    await call('PUT', 'support-settings', { ...EARLY, closes: '11:00' });
    const [row] = await asSystem<object>(test, {
      text: `select before, after from audit_events where action = 'support-settings-changed' order by id desc limit 1`,
    });
    expect(row).toMatchObject({ before: { closes: '10:00' }, after: { closes: '11:00' } });
  });

  it.each([
    ['closes', 'before-start', { closes: '07:00' }],
    ['opens', 'format', { opens: '24:00' }],
    ['telephone', 'format', { telephone: 'call us' }],
    ['email', 'format', { email: 'aide' }],
  ])('are refused at %s', async (path, _, given) => {
    expect((await call('PUT', 'support-settings', { ...EARLY, ...given })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path }] },
    });
  });
});

describe('a closing day', () => {
  it('is said, and no hour of it is free, until it is removed', async () => {
    expect((await free(DAY.on)).length).toBeGreaterThan(0);
    expect((await call('POST', 'closing-days', DAY)).json()).toMatchObject({ closingDays: [DAY] });
    expect(await contact()).toMatchObject({ closingDays: [DAY] });
    expect(await free(DAY.on)).toEqual([]);
    const booked = await call('POST', 'appointments', { startsAt: '2026-06-03T12:00:00Z' }, merchant.token);
    expect(booked.json()).toMatchObject({ error: { code: 'outside-support-hours' } });
    expect((await call('POST', 'closing-days', DAY)).json()).toMatchObject({ error: { code: 'closing-day-known' } });
    expect((await call('DELETE', `closing-days/${DAY.on}`)).json()).toMatchObject({ closingDays: [] });
    expect((await free(DAY.on)).length).toBeGreaterThan(0);
  });

  it('has not passed, and is not removed twice', async () => {
    expect((await call('POST', 'closing-days', { ...DAY, on: '2026-05-31' })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'on', rule: 'day-passed' }] },
    });
    expect((await call('DELETE', `closing-days/${DAY.on}`)).json()).toMatchObject({ error: { code: 'not-found' } });
  });
});
