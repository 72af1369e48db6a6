import { z } from 'zod';

const localHost = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

const webhookUrl = z
  .url({ protocol: /^https?$/ })
  // Also called for what is no address, which has been refused by then.
  .refine((url) => URL.canParse(url) && localHost.test(new URL(url).hostname), 'Only on this machine.')
  .nullable();

const settingsSchema = z.strictObject({
  /** Origins of pages that may show the card fields. None: the fields are not shown. */
  portalOrigins: z.array(
    z
      .url()
      .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'An origin: no path, no slash at the end.'),
  ),
  /** Address of the simulator's own webhooks. On this machine only: nothing leaves it. */
  webhookUrl,
  /** Address of those in Stripe's form. */
  stripeWebhookUrl: webhookUrl,
  /** Pauses before each further try of a webhook that was not answered 2xx. */
  retryPausesMs: z.array(z.int().nonnegative()).max(20),
});

export type Settings = z.infer<typeof settingsSchema>;

/** A change of settings: only what is named changes. */
export const settingsChangeSchema = settingsSchema.partial();

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const DEFAULT_SETTINGS: Settings = {
  portalOrigins: [],
  webhookUrl: null,
  stripeWebhookUrl: null,
  retryPausesMs: [500, 2000, 10_000, 60_000],
};

export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...settings, ...named };
}
