import { z } from 'zod';

/** Permissions that a merchant may give the app. */
export const PERMISSIONS = ['MERCHANT_R', 'EMPLOYEES_R', 'INVENTORY_R', 'ORDERS_R', 'PAYMENTS_R'] as const;

export type Permission = (typeof PERMISSIONS)[number];

const webUrl = z.url({ protocol: /^https?$/ });
const count = z.int().positive();
const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

const rateLimitsSchema = z.strictObject({
  tokenPerSecond: count,
  appPerSecond: count,
  tokenConcurrent: count,
  appConcurrent: count,
});

const settingsSchema = z.strictObject({
  /** The portal, without which nothing can be launched or authorized. */
  siteUrl: webUrl.nullable(),
  /** Address of webhooks. On this machine only: nothing leaves it. */
  webhookUrl: webUrl
    // Refinements run on what is no address, too.
    .refine((url) => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname), 'Only on this machine.')
    .nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Clover answers 401 for a missing permission, and 403 has been seen. */
  missingPermissionStatus: z.union([z.literal(401), z.literal(403)]),
  codeSeconds: count,
  accessTokenSeconds: count,
  refreshTokenSeconds: count,
  /** Most refresh tokens of one merchant that live; older ones die. */
  liveRefreshTokens: count,
  rateLimits: rateLimitsSchema,
});

export type Settings = z.infer<typeof settingsSchema>;

/** A change of settings: only what is named changes. */
export const settingsChangeSchema = settingsSchema
  .partial()
  .extend({ rateLimits: rateLimitsSchema.partial().optional() });

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const DEFAULT_SETTINGS: Settings = {
  siteUrl: null,
  webhookUrl: null,
  permissions: [...PERMISSIONS],
  missingPermissionStatus: 401,
  codeSeconds: 600,
  accessTokenSeconds: 30 * 60,
  refreshTokenSeconds: 365 * 86_400,
  liveRefreshTokens: 5,
  rateLimits: { tokenPerSecond: 16, appPerSecond: 50, tokenConcurrent: 5, appConcurrent: 10 },
};

export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const { rateLimits, ...others } = change;
  const named = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const limits = Object.entries(rateLimits ?? {}).filter(([, value]) => value !== undefined);
  return { ...settings, ...named, rateLimits: { ...settings.rateLimits, ...Object.fromEntries(limits) } };
}
