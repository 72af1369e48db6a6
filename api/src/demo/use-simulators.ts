import { request } from 'undici';
import type { Config } from '../config.ts';
import type { CardsConfig } from '../gateways/card-payments/cards-config.ts';
import type { SimulatorAddresses } from './receive-simulators.ts';

const REPLY_TIMEOUT_MS = 8000;
const CARDS_TIMEOUT_MS = 30_000;

/** The settings with the simulators in the place of what they do not name. */
export function withSimulators(config: Config, addresses: SimulatorAddresses | null): Config {
  if (!addresses) return config;
  const { authority, mailbox, clover, cards } = addresses;
  const { controlUrl: _, ...provider } = clover;
  return {
    ...config,
    authority: { ...config.authority, ...authority },
    smtpUrl: config.smtpUrl ?? mailbox.smtpUrl,
    inboundMail: config.inboundMail ?? { address: mailbox.answersTo, password: mailbox.webhookPassword },
    provider: config.provider ?? { ...provider, pkce: true, timeoutMs: REPLY_TIMEOUT_MS },
    cards: config.cards ?? simulatedCards(cards),
  };
}

function simulatedCards(addresses: SimulatorAddresses['cards']): CardsConfig {
  const { controlUrl: _, ...cards } = addresses;
  return { ...cards, provider: 'simulator', timeoutMs: CARDS_TIMEOUT_MS };
}

/** Gives the simulators the portal's address: before, one launches nothing, one shows no card fields, and one hands no mail over. */
export async function introducePortal(
  { mailbox, clover, cards }: SimulatorAddresses,
  { publicUrl, port }: { publicUrl: string; port: number },
): Promise<void> {
  const webhooks = `http://127.0.0.1:${port}/api/webhooks`;
  const origins = [new URL(publicUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const mailWebhooks = { webhookUrl: `${webhooks}/mail`, reportUrl: `${webhooks}/mail-reports` };
  await configure(mailbox.controlUrl, mailWebhooks, '/control/config');
  await configure(clover.controlUrl, { siteUrl: publicUrl, webhookUrl: `${webhooks}/clover` });
  await configure(cards.controlUrl, {
    portalOrigins: [...new Set(origins)],
    webhookUrl: `${webhooks}/payments`,
    stripeWebhookUrl: `${webhooks}/payments`,
  });
}

/** @throws Error when the simulator refuses its settings */
async function configure(controlUrl: string, settings: object, path = '/__sim/config'): Promise<void> {
  const reply = await request(new URL(path, controlUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  const text = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`a simulated provider refused its settings: ${text.slice(0, 300)}`);
}
