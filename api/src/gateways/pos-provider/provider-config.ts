import { z } from 'zod';
import { onOff } from '../../on-off.ts';

/** Addresses of the point-of-sale provider, and our app there. Source: CLV-1, CLV-2. */
export interface ProviderConfig {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookAuthCode: string;
  readonly pkce: boolean;
  readonly timeoutMs: number;
}

export const PROVIDER_SETTINGS = {
  CLOVER_WEB_URL: z.url({ protocol: /^https?$/ }).default('https://www.clover.com'),
  CLOVER_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.clover.com'),
  CLOVER_CLIENT_ID: z
    .string()
    .regex(/^[0-9A-Z]{13}$/)
    .optional(),
  CLOVER_CLIENT_SECRET: z.string().optional(),
  CLOVER_WEBHOOK_AUTH_CODE: z.string().min(16).optional(),
  CLOVER_PKCE: onOff('on'),
  CLOVER_TIMEOUT_MS: z.coerce.number().int().min(1000).max(30_000).default(8000),
};

type Given = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>;

/** Reads the app's place at the provider; null without its secrets. */
export function toProvider(env: Given): ProviderConfig | null {
  const { CLOVER_CLIENT_ID: clientId, CLOVER_CLIENT_SECRET: clientSecret, CLOVER_WEBHOOK_AUTH_CODE: code } = env;
  if (!clientId || !clientSecret || !code) return null;
  const [webUrl, apiUrl] = [withoutSlash(env.CLOVER_WEB_URL), withoutSlash(env.CLOVER_API_URL)];
  const { CLOVER_PKCE: pkce, CLOVER_TIMEOUT_MS: timeoutMs } = env;
  return { webUrl, apiUrl, clientId, clientSecret, webhookAuthCode: code, pkce, timeoutMs };
}

export const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');
