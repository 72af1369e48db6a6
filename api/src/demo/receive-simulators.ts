import { z } from 'zod';
import type { Config } from '../config.ts';

const message = z.object({
  type: z.literal('simulators'),
  authority: z.object({
    enrolUrl: z.url(),
    apiUrl: z.url(),
    qrUrl: z.url(),
    controlUrl: z.url(),
    caFile: z.string(),
  }),
  mailbox: z.object({ smtpUrl: z.url(), controlUrl: z.url(), answersTo: z.string(), webhookPassword: z.string() }),
  clover: z.object({
    webUrl: z.url(),
    apiUrl: z.url(),
    controlUrl: z.url(),
    clientId: z.string(),
    clientSecret: z.string(),
    webhookAuthCode: z.string(),
  }),
  cards: z.object({
    frameUrl: z.url(),
    apiUrl: z.url(),
    controlUrl: z.url(),
    secretKey: z.string(),
    webhookSecret: z.string(),
  }),
});

/** Addresses of the simulated outside world, with our credentials there. */
export type SimulatorAddresses = Omit<z.infer<typeof message>, 'type'>;

/**
 * The simulators' addresses as the launcher sends them, in the demo; null at once outside it, without a launcher, or when
 * the settings name them.
 */
export async function receiveSimulators(config: Config): Promise<SimulatorAddresses | null> {
  if (!config.demo || !process.send || config.authority.controlUrl) return null;
  return new Promise((resolve) => {
    const read = (received: unknown): void => {
      const parsed = message.safeParse(received);
      if (!parsed.success) return;
      process.off('message', read);
      resolve(parsed.data);
    };
    process.on('message', read);
  });
}
