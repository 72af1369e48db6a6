import { afterAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { startSimulatedClover } from '../../test/simulated-clover.ts';
import { useTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { createSeal } from '../platform/seal.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { seedConnections } from './seed-connections.ts';
import { seedPeople } from './seed-people.ts';
import { introducePortal, withSimulators } from './use-simulators.ts';

const simulator = await startSimulatedClover();
const test = useTestApp();
afterAll(() => simulator.stop());

describe('the demo’s merchants', () => {
  it('are those that the simulated provider knows by the same name, not connected yet', async () => {
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      await seedPeople(
        tx,
        createSeal(() => [Buffer.alloc(32)]),
      );
      await seedConnections(tx);
    });
    const seeded = await asSystem<{ name: string; id: string }>(test, {
      text: `select m.company_name as name, c.pos_merchant_id as id from merchants m join pos_connections c on c.merchant_id = m.id
        where c.state = 'not_connected'`,
    });
    expect(seeded).toHaveLength(DEMO_MERCHANTS.length);
    for (const { name, id } of seeded) expect(simulator.merchant(name).id, name).toBe(id);
  });
});

const STRIPE = {
  CARDS_PROVIDER: 'stripe',
  CARDS_SECRET_KEY: 'sk_test',
  CARDS_PUBLIC_KEY: 'pk_test',
  CARDS_WEBHOOK_SECRET: 'whsec_0123456789',
};

describe('the simulators', () => {
  const addresses = {
    authority: {
      enrolUrl: 'http://a/1',
      apiUrl: 'http://a/2',
      qrUrl: 'http://a/3',
      controlUrl: 'http://a/4',
      caFile: 'ca',
    },
    mailbox: {
      smtpUrl: 'smtp://127.0.0.1:2525',
      controlUrl: simulator.mailbox.controlUrl,
      answersTo: 'reponse@comptoir.test',
      webhookPassword: 'sixteen-letters-or-more',
    },
    clover: { ...simulator.settings, controlUrl: simulator.settings.apiUrl },
    cards: simulator.cards,
  };

  it('stand in for what the settings do not name', () => {
    const config = withSimulators(readConfig({}), addresses);
    expect(config).toMatchObject({
      authority: { enrolUrl: 'http://a/1' },
      smtpUrl: 'smtp://127.0.0.1:2525',
      inboundMail: { address: 'reponse@comptoir.test', password: 'sixteen-letters-or-more' },
      provider: { clientId: simulator.settings.clientId, timeoutMs: 8000 },
      cards: { provider: 'simulator', frameUrl: simulator.cards.frameUrl, secretKey: simulator.cards.secretKey },
    });
    const named = readConfig({ SMTP_URL: 'smtp://mail.example', ...STRIPE });
    expect(withSimulators(named, addresses)).toMatchObject({
      smtpUrl: 'smtp://mail.example',
      cards: { provider: 'stripe' },
    });
    expect(withSimulators(named, null)).toBe(named);
  });

  it('learn where the portal is, or say why not', async () => {
    await introducePortal(addresses, { publicUrl: 'http://localhost:3998', port: 3998 });
    expect(await simulator.control('GET /__sim/status')).toMatchObject({
      settings: { siteUrl: 'http://localhost:3998', webhookUrl: 'http://127.0.0.1:3998/api/webhooks/clover' },
    });
    const reply = await fetch(new URL('/__sim/status', simulator.cards.controlUrl));
    expect(await reply.json()).toMatchObject({
      settings: {
        portalOrigins: ['http://localhost:3998', 'http://127.0.0.1:3998'],
        webhookUrl: 'http://127.0.0.1:3998/api/webhooks/payments',
      },
    });
    const mailbox = await fetch(new URL('/control/status', simulator.mailbox.controlUrl));
    expect(await mailbox.json()).toMatchObject({
      webhookUrl: 'http://127.0.0.1:3998/api/webhooks/mail',
      reportUrl: 'http://127.0.0.1:3998/api/webhooks/mail-reports',
    });
    const elsewhere = { publicUrl: 'ftp://nowhere', port: 1 };
    await expect(introducePortal(addresses, elsewhere)).rejects.toThrow(/refused its settings/);
  });
});
