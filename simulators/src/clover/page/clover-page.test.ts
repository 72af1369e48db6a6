import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  BISTRO,
  BISTRO_OWNER,
  connect,
  startPortal,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';

let clover: TestClover;

beforeAll(async () => {
  clover = await startTestClover();
});
afterAll(() => clover.remove());

async function show(path: string, language = 'en') {
  const headers = { 'accept-language': language };
  const reply = await fetch(new URL(path, clover.running.urls.pageUrl), { headers });
  return { status: reply.status, html: await reply.text() };
}

describe('the page', () => {
  it('has, for every merchant and employee, a link that opens the portal', async () => {
    const { html } = await show('/');
    expect(html).toContain(`href="/__sim/launch?merchant=${BISTRO}&amp;employee=${BISTRO_OWNER}"`);
    expect(html.match(/\/__sim\/launch\?/g)).toHaveLength(13 * 4 + 2);
    expect(html).toContain('Bar Laitier Chez Mado');
    expect(html).toContain('App not installed');
  });

  it('says so when the portal has not said where it is, and has no links then', async () => {
    const other = await startTestClover({ siteUrl: null });
    const html = await (await fetch(other.running.urls.pageUrl)).text();
    expect(html).toContain('The portal has not said where it is yet.');
    expect(html).not.toContain('/__sim/launch');
    await other.remove();
  });

  it('speaks the browser’s language, or the one asked for', async () => {
    expect((await show('/', 'fr-CA')).html).toContain('Ouvrir le portail depuis Clover');
    expect((await show('/?lang=en', 'fr')).html).toContain('Open the portal from Clover');
  });

  it('refreshes with what has happened: tokens, faults, deliveries', async () => {
    const portal = await startPortal(500, 500, 500);
    await control(clover.running, 'POST /__sim/config', { webhookUrl: portal.webhookUrl });
    await connect(clover.running);
    await control(clover.running, 'POST /__sim/fault', { fault: 'status', value: 500, route: 'devices' });
    const updates = [{ merchant: BISTRO, object: `E:${BISTRO_OWNER}`, type: 'UPDATE' }];
    await control(clover.running, 'POST /__sim/webhook/fire', { updates });
    await control(clover.running, 'POST /__sim/webhook/verify', {});
    const { html } = await show('/content?lang=fr');
    expect(html).not.toContain('<html');
    expect(html).toContain('1 jeton en vigueur');
    expect(html).toContain('<code>status 500 devices</code> · encore 1');
    expect(html).toContain(`<code>E:${BISTRO_OWNER} UPDATE</code>`);
    expect(html).toContain('500, 500, 500');
    expect(html).toContain('abandonné');
    expect(html).toContain('<code>vérification</code>');
    await portal.close();
  });

  it('answers only GET, and 404 where there is nothing', async () => {
    expect((await fetch(clover.running.urls.pageUrl, { method: 'POST' })).status).toBe(405);
    expect((await show('/nothing')).status).toBe(404);
  });
});
