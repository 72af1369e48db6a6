import path from 'node:path';
import { z } from 'zod';
import { CARDS_SETTINGS, toCardsConfig, type CardsConfig } from './gateways/card-payments/cards-config.ts';

/** The environment, read once. Every setting is in the table of docs/runbook.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where people reach the portal; never with a slash at the end. */
  readonly publicUrl: string;
  /** Where mail is handed over; null when there is no such place. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages to support go. */
  readonly supportEmail: string;
  /** Who becomes the first administrator of a database that has none. */
  readonly firstAdmin: string | null;
  readonly demo: boolean;
  readonly secretKey: string | null;
  readonly tokenKey: string | null;
  readonly trustProxy: boolean;
  readonly webDir: string;
  readonly logLevel: string;
  /** Where the log goes; null for the standard error. */
  readonly logFile: string | null;
  readonly authority: AuthorityConfig;
  /** The company whose invoices merchants get. */
  readonly issuer: IssuerConfig;
  /** Null when nobody can sign in from the point-of-sale provider. */
  readonly provider: ProviderConfig | null;
  /** Null when nothing can be paid by card. */
  readonly cards: CardsConfig | null;
}

/** Who bills merchants for the plan, as its invoices name it. Its tax numbers make it who it is, and its numbers run on. */
export interface IssuerConfig {
  readonly name: string;
  readonly address: string;
  readonly gstNumber: string;
  readonly qstNumber: string;
}

/** Where the point-of-sale provider is and which of its apps we are. Source: facts §1, §2.1. */
export interface ProviderConfig {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookAuthCode: string;
  readonly timeoutMs: number;
}

/** Where the authority is and what we are to it. Identifiers per facts §2; the defaults are the demo world's. */
export interface AuthorityConfig {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  readonly qrUrl: string;
  readonly caFile: string | null;
  readonly controlUrl: string | null;
  readonly environment: 'DEV' | 'ESSAI' | 'PROD';
  readonly software: {
    readonly idPartn: string;
    readonly idSEV: string;
    readonly idVersi: string;
    readonly codCertif: string;
    readonly versi: string;
    readonly versiParn: string;
  };
  readonly serverCode: string;
  readonly serverNumber: string;
  readonly replyTimeoutMs: number;
  readonly resendOnReturn: boolean;
}

const onOff = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(preset)
    .transform((value) => value === 'on');

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).default('Comptoir <ne-pas-repondre@comptoir.test>'),
  SUPPORT_EMAIL: z.email().max(254).default('soutien@comptoir.test'),
  COMPTOIR_FIRST_ADMIN: z.email().max(254).optional(),
  COMPTOIR_DEMO: onOff('on'),
  ISSUER_NAME: z.string().min(1).max(120).default('Comptoir inc.'),
  ISSUER_ADDRESS: z.string().min(1).max(300).default('100, rue de la Démonstration, Québec (Québec) G1K 1A1'),
  ISSUER_GST: z
    .string()
    .regex(/^\d{9}RT\d{4}$/)
    .default('123456789RT0001'),
  ISSUER_QST: z
    .string()
    .regex(/^\d{10}TQ\d{4}$/)
    .default('1234567890TQ0001'),
  COMPTOIR_SECRET_KEY: z.string().optional(),
  COMPTOIR_TOKEN_KEY: z.string().optional(),
  COMPTOIR_TRUST_PROXY: onOff('off'),
  COMPTOIR_WEB_DIR: z.string().default(path.resolve(import.meta.dirname, '../../dist/web')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  // A file instead of the standard error; `npm start` sets one, so that the log does not run over what people read.
  LOG_FILE: z.string().optional(),
  WEBSRM_ENROL_URL: z.url().default('https://certificats.cnfr.api.rq-fo.ca'),
  WEBSRM_API_URL: z.url().default('https://cnfr.api.rq-fo.ca'),
  WEBSRM_QR_URL: z.url().default('https://cnfr.qr.mev-web.ca'),
  WEBSRM_CA_FILE: z.string().optional(),
  AUTHORITY_CONTROL_URL: z.url().optional(),
  WEBSRM_ENVIRONMENT: z.enum(['DEV', 'ESSAI', 'PROD']).default('DEV'),
  WEBSRM_IDPARTN: z.string().default('00000000000AB0FF'),
  WEBSRM_IDSEV: z.string().default('00000000000AB001'),
  WEBSRM_IDVERSI: z.string().default('00000000000AB101'),
  WEBSRM_CODCERTIF: z.string().default('FOB201999999'),
  WEBSRM_VERSI: z.string().default('1.0.0'),
  WEBSRM_VERSIPARN: z.string().default('0'),
  WEBSRM_SERVER_CODE: z.string().default('S7R2-V5E8'),
  WEBSRM_SERVER_NUMBER: z.string().default('1234567890'),
  // Never under 5 s, at least 10 s outside production (facts §3).
  WEBSRM_REPLY_TIMEOUT_MS: z.coerce.number().int().min(5000).max(60_000).default(10_000),
  WEBSRM_RESEND_ON_RETURN: onOff('on'),
  CLOVER_WEB_URL: z.url({ protocol: /^https?$/ }).default('https://www.clover.com'),
  CLOVER_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.clover.com'),
  CLOVER_CLIENT_ID: z
    .string()
    .regex(/^[0-9A-Z]{13}$/)
    .optional(),
  CLOVER_CLIENT_SECRET: z.string().optional(),
  CLOVER_WEBHOOK_AUTH_CODE: z.string().min(16).optional(),
  CLOVER_TIMEOUT_MS: z.coerce.number().int().min(1000).max(30_000).default(8000),
  ...CARDS_SETTINGS,
});

/** Settings that have a demo value which must not go to production by oversight. */
const REQUIRED_OUTSIDE_DEMO = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'ISSUER_NAME',
  'ISSUER_ADDRESS',
  'ISSUER_GST',
  'ISSUER_QST',
  'WEBSRM_ENVIRONMENT',
  'WEBSRM_ENROL_URL',
  'WEBSRM_API_URL',
  'WEBSRM_QR_URL',
  'WEBSRM_IDPARTN',
  'WEBSRM_IDSEV',
  'WEBSRM_IDVERSI',
  'WEBSRM_CODCERTIF',
  'WEBSRM_SERVER_CODE',
  'WEBSRM_SERVER_NUMBER',
  'COMPTOIR_SECRET_KEY',
  'COMPTOIR_TOKEN_KEY',
] as const;

/** Reads the settings. @throws Error with one sentence that names the missing or unsafe setting */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new Error(`The setting ${String(parsed.error.issues[0]?.path[0])} is not valid.`);
  const missing = parsed.data.COMPTOIR_DEMO ? undefined : REQUIRED_OUTSIDE_DEMO.find((name) => !(name in given));
  if (missing) throw new Error(`The setting ${missing} is required when COMPTOIR_DEMO=off.`);
  const config = toConfig(parsed.data);
  if (!config.demo && !config.publicUrl.startsWith('https://'))
    throw new Error('The setting PUBLIC_URL begins with https:// when COMPTOIR_DEMO=off.');
  return config;
}

function toConfig(env: z.output<typeof settings>): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    firstAdmin: env.COMPTOIR_FIRST_ADMIN?.toLowerCase() ?? null,
    demo: env.COMPTOIR_DEMO,
    secretKey: env.COMPTOIR_SECRET_KEY ?? null,
    tokenKey: env.COMPTOIR_TOKEN_KEY ?? null,
    trustProxy: env.COMPTOIR_TRUST_PROXY,
    webDir: env.COMPTOIR_WEB_DIR,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE ?? null,
    authority: toAuthority(env),
    issuer: {
      name: env.ISSUER_NAME,
      address: env.ISSUER_ADDRESS,
      gstNumber: env.ISSUER_GST,
      qstNumber: env.ISSUER_QST,
    },
    provider: toProvider(env),
    cards: toCardsConfig(env, env.COMPTOIR_DEMO),
  };
}

/** The app's three secrets go together: with one missing, a sign-in or a webhook would fail on its first day. */
function toProvider(env: z.output<typeof settings>): ProviderConfig | null {
  const { CLOVER_CLIENT_ID: clientId, CLOVER_CLIENT_SECRET: clientSecret, CLOVER_WEBHOOK_AUTH_CODE: code } = env;
  if (!clientId && !clientSecret && !code) return null;
  if (!clientId || !clientSecret || !code)
    throw new Error(
      'CLOVER_CLIENT_ID, CLOVER_CLIENT_SECRET and CLOVER_WEBHOOK_AUTH_CODE are given together or not at all.',
    );
  const [webUrl, apiUrl] = [withoutSlash(env.CLOVER_WEB_URL), withoutSlash(env.CLOVER_API_URL)];
  if (!env.COMPTOIR_DEMO && !(webUrl.startsWith('https://') && apiUrl.startsWith('https://')))
    throw new Error('CLOVER_WEB_URL and CLOVER_API_URL begin with https:// when COMPTOIR_DEMO=off.');
  return { webUrl, apiUrl, clientId, clientSecret, webhookAuthCode: code, timeoutMs: env.CLOVER_TIMEOUT_MS };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function toAuthority(env: z.output<typeof settings>): AuthorityConfig {
  return {
    enrolUrl: env.WEBSRM_ENROL_URL,
    apiUrl: env.WEBSRM_API_URL,
    qrUrl: env.WEBSRM_QR_URL,
    caFile: env.WEBSRM_CA_FILE ?? null,
    controlUrl: env.AUTHORITY_CONTROL_URL ?? null,
    environment: env.WEBSRM_ENVIRONMENT,
    software: {
      idPartn: env.WEBSRM_IDPARTN,
      idSEV: env.WEBSRM_IDSEV,
      idVersi: env.WEBSRM_IDVERSI,
      codCertif: env.WEBSRM_CODCERTIF,
      versi: env.WEBSRM_VERSI,
      versiParn: env.WEBSRM_VERSIPARN,
    },
    serverCode: env.WEBSRM_SERVER_CODE,
    serverNumber: env.WEBSRM_SERVER_NUMBER,
    replyTimeoutMs: env.WEBSRM_REPLY_TIMEOUT_MS,
    resendOnReturn: env.WEBSRM_RESEND_ON_RETURN,
  };
}
