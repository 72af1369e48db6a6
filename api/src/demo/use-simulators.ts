import { request } from 'undici';
import type { Config } from '../config.ts';
import type { SimulatorAddresses } from './receive-simulators.ts';

const REPLY_TIMEOUT_MS = 8000;

/** The settings with the simulators in the place of what they do not name. */
export function withSimulators(config: Config, addresses: SimulatorAddresses | null): Config {
  if (!addresses) return config;
  const { authority, mailbox, clover } = addresses;
  const { controlUrl: _, ...provider } = clover;
  return {
    ...config,
    authority: { ...config.authority, ...authority },
    smtpUrl: config.smtpUrl ?? mailbox.smtpUrl,
    provider: config.provider ?? { ...provider, timeoutMs: REPLY_TIMEOUT_MS },
  };
}

/** Tells the simulated provider where the portal is: it launches nothing before. @throws Error when it refuses */
export async function introducePortal(
  { clover }: SimulatorAddresses,
  portal: { publicUrl: string; port: number },
): Promise<void> {
  const reply = await request(new URL('/__sim/config', clover.controlUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      siteUrl: portal.publicUrl,
      webhookUrl: `http://127.0.0.1:${portal.port}/api/webhooks/clover`,
    }),
  });
  const text = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`the simulated provider refused its settings: ${text.slice(0, 300)}`);
}
