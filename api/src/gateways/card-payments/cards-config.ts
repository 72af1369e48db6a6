import { z } from 'zod';
import type { SettingFault } from '../../name-settings.ts';

interface CalledProvider {
  /** Base of the server's calls. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** Longest time of a call in all. */
  readonly timeoutMs: number;
}

export interface SimulatorSettings extends CalledProvider {
  readonly provider: 'simulator';
  /** The page with the card's fields. */
  readonly frameUrl: string;
  readonly webhookSecret: string;
}

export interface CloverPaymentsSettings extends CalledProvider {
  readonly provider: 'clover';
  readonly scriptUrl: string;
  readonly publicKey: string;
  /** The operator's own account there. */
  readonly merchantId: string;
  /** Our address towards the outside, sent where no customer's is known: Clover wants one with every movement of money. */
  readonly address: string;
}

export interface StripeSettings extends CalledProvider {
  readonly provider: 'stripe';
  readonly scriptUrl: string;
  readonly publicKey: string;
  readonly webhookSecret: string;
}

/** Settings of the provider that keeps and charges cards, with our credentials there. */
export type CardsConfig = SimulatorSettings | CloverPaymentsSettings | StripeSettings;

const url = z.url({ protocol: /^https?$/ });

/** The settings of card payments as the environment has them. */
export const CARDS_SETTINGS = {
  CARDS_PROVIDER: z.enum(['simulator', 'clover', 'stripe']).optional(),
  CARDS_API_URL: url.optional(),
  CARDS_FRAME_URL: url.optional(),
  CARDS_SCRIPT_URL: url.optional(),
  CARDS_SECRET_KEY: z.string().optional(),
  CARDS_PUBLIC_KEY: z.string().optional(),
  CARDS_WEBHOOK_SECRET: z.string().min(16).optional(),
  CARDS_MERCHANT_ID: z
    .string()
    .regex(/^[0-9A-Z]{13}$/)
    .optional(),
  CARDS_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  // A charge's lease is three minutes, and its call must be over long before.
  CARDS_TIMEOUT_MS: z.coerce.number().int().min(1000).max(45_000).default(30_000),
};

type Given = z.output<z.ZodObject<typeof CARDS_SETTINGS>>;
type Name = Exclude<keyof Given, 'CARDS_PROVIDER' | 'CARDS_TIMEOUT_MS'>;

/** The chosen provider's settings; null when none is chosen. */
export function toCardsConfig(env: Given): CardsConfig | null {
  const { CARDS_PROVIDER: provider } = env;
  return provider ? READERS[provider]((name, preset) => env[name] ?? preset ?? '', env.CARDS_TIMEOUT_MS) : null;
}

/** Lists the settings that the chosen provider wants and are missing, and the simulator outside the demo. */
export function listCardsFaults(env: Given, demo: boolean): SettingFault[] {
  const { CARDS_PROVIDER: provider } = env;
  if (!provider) return [];
  const forReal = 'is clover or stripe when COMPTOIR_DEMO=off: the simulator takes no money';
  if (provider === 'simulator' && !demo) return [{ names: ['CARDS_PROVIDER'], verbs: [forReal, forReal] }];
  const names: string[] = [];
  READERS[provider]((name, preset) => {
    if (!(env[name] ?? preset)) names.push(name);
    return '';
  }, env.CARDS_TIMEOUT_MS);
  const required = `required when CARDS_PROVIDER=${provider}`;
  return [{ names, verbs: [`is ${required}`, `are ${required}`] }];
}

type Get = (name: Name, preset?: string) => string;

const READERS = {
  simulator: (get: Get, timeoutMs: number): SimulatorSettings => ({
    provider: 'simulator',
    apiUrl: withoutSlash(get('CARDS_API_URL')),
    frameUrl: get('CARDS_FRAME_URL'),
    secretKey: get('CARDS_SECRET_KEY'),
    webhookSecret: get('CARDS_WEBHOOK_SECRET'),
    timeoutMs,
  }),
  clover: (get: Get, timeoutMs: number): CloverPaymentsSettings => ({
    provider: 'clover',
    apiUrl: withoutSlash(get('CARDS_API_URL', 'https://scl.clover.com')),
    scriptUrl: get('CARDS_SCRIPT_URL', 'https://checkout.clover.com/sdk.js'),
    secretKey: get('CARDS_SECRET_KEY'),
    publicKey: get('CARDS_PUBLIC_KEY'),
    merchantId: get('CARDS_MERCHANT_ID'),
    address: get('CARDS_ADDRESS'),
    timeoutMs,
  }),
  stripe: (get: Get, timeoutMs: number): StripeSettings => ({
    provider: 'stripe',
    apiUrl: withoutSlash(get('CARDS_API_URL', 'https://api.stripe.com')),
    scriptUrl: get('CARDS_SCRIPT_URL', 'https://js.stripe.com/v3/'),
    secretKey: get('CARDS_SECRET_KEY'),
    publicKey: get('CARDS_PUBLIC_KEY'),
    webhookSecret: get('CARDS_WEBHOOK_SECRET'),
    timeoutMs,
  }),
};

const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '');
