import { encryptQr, qrUrl, transactionQrText } from '@comptoir/websrm/receipts/qr';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, send } from '../../../test/terminal.ts';

let authority: TestAuthority;
let device: Holder;
let bill: Transaction;

beforeAll(async () => {
  authority = await startTestAuthority();
  const server = await enrol(authority.running, 'server');
  device = await enrol(authority.running, 'device');
  const terminal = openTerminal(device);
  const { deviceNumber } = device;
  bill = await terminal.sign({ nomUtil: "Rosa D'Amours" });
  await send(authority.running, { caller: server, deviceNumber, current: bill });
  await send(authority.running, {
    caller: server,
    deviceNumber,
    lot: [await terminal.sign({ typTrans: 'ADDI', modPai: 'SOB' })],
  });
  await send(authority.running, {
    caller: server,
    deviceNumber,
    current: { ...(await terminal.sign()), noTrans: 'FAUX' },
  });
  await send(authority.running, { caller: server, deviceNumber, current: bill, body: '{"reqDoc":{}}' });
});
afterAll(() => authority.remove());

async function show(path: string, language = 'en'): Promise<{ status: number; html: string; policy: string | null }> {
  const reply = await fetch(new URL(path, authority.running.urls.pageUrl), {
    headers: { 'accept-language': language },
  });
  return { status: reply.status, html: await reply.text(), policy: reply.headers.get('content-security-policy') };
}

describe('the page', () => {
  it('shows what was received, with its verification, and what was not', async () => {
    const { status, html } = await show('/');
    expect(status).toBe(200);
    for (const text of [device.deviceNumber, 'T-1', '$5.75', 'Receipt', 'Temporary bill', 'directly', 'in a batch']) {
      expect(html).toContain(text);
    }
    expect(html).toContain(authority.running.transactions()[0]?.psiNoTrans);
    expect(html).toContain('Signature verified');
    expect(html).toContain('Signature not verified');
    expect(html).toContain('Altered');
    expect(html).toContain('JW00B999314E');
  });

  it('speaks the browser’s language, or the one asked for', async () => {
    expect((await show('/', 'fr-CA,fr;q=0.9,en;q=0.8')).html).toContain('Dernières factures reçues');
    expect((await show('/', 'de,en;q=0.5')).html).toContain('Last bills received');
    expect((await show('/?lang=fr', 'en')).html).toContain('lang="fr-CA"');
    expect((await show('/?lang=en', 'fr')).html).toContain('lang="en-CA"');
  });

  it('lets no other script or style in, and loads nothing from elsewhere', async () => {
    const { html, policy } = await show('/');
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy ?? '')?.[1];
    expect(nonce).toBeDefined();
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(policy).toContain("default-src 'none'");
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('refreshes with the same content it began with', async () => {
    const { html } = await show('/content?lang=en');
    expect(html).toContain('Last bills received');
    expect(html).not.toContain('<html');
  });

  it('shows a bill whole, escaped', async () => {
    const { html } = await show('/bill?n=1');
    expect(html).toContain('Bill T-1');
    expect(html).toContain('D&#39;Amours');
    expect(html).toContain('&#34;nomMandt&#34;: &#34;Bistro du Quai&#34;');
  });

  it.each(['/bill?n=9999', '/bill?n=x', '/nothing'])('%s is not found', async (path) => {
    expect((await show(path)).status).toBe(404);
  });

  it('answers only GET', async () => {
    expect((await fetch(authority.running.urls.pageUrl, { method: 'POST' })).status).toBe(405);
  });
});

describe('the address in a QR code', () => {
  it('shows what the bill says, and that it was received', async () => {
    const { qrUrl: base } = authority.running.urls;
    const url = qrUrl(base, await encryptQr(device.certifPsi, transactionQrText(bill)));
    const html = await (await fetch(url, { headers: { 'accept-language': 'fr' } })).text();
    expect(html).toContain('Cette facture a été reçue.');
    expect(html).toContain('5,75');
    expect(html).toContain('<dd>T-1</dd>');
  });

  it('says when the bill was never received', async () => {
    const { qrUrl: base } = authority.running.urls;
    const unknown = { ...bill, signa: { ...bill.signa, actu: `${'A'.repeat(86)}==` } };
    const url = qrUrl(base, await encryptQr(device.certifPsi, transactionQrText(unknown)));
    expect(await (await fetch(url)).text()).toContain('This bill has not been received.');
  });

  it.each(['', 'AAAA', 'x'.repeat(512)])('says when the code is not for this authority: %s', async (code) => {
    expect((await show(`/qr?f=${code}`)).html).toContain('This code was not encrypted for this authority.');
  });
});
