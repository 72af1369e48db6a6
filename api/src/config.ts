import path from 'node:path';
import { mailAddress } from '@comptoir/contract/bounded-text';
import { isTelephone } from '@comptoir/domain/base/merchants/telephone';
import { z } from 'zod';
import {
  AUTHORITY_SETTINGS,
  checkAuthority,
  toAuthority,
  type AuthorityConfig,
} from './gateways/tax-authority/authority-config.ts';
import { CARDS_SETTINGS, toCardsConfig, type CardsConfig } from './gateways/card-payments/cards-config.ts';
import {
  INBOUND_MAIL_SETTINGS,
  toInboundMail,
  type InboundMailConfig,
} from './gateways/inbound-mail/inbound-mail-config.ts';
import { mailSender } from './gateways/mailer/mail-sender.ts';
import { METRICS_SETTINGS, toMetrics, type MetricsConfig } from './metrics/metrics-config.ts';
import { isOrigin } from './is-origin.ts';
import {
  PROVIDER_SETTINGS,
  toProvider,
  withoutSlash,
  type ProviderConfig,
} from './gateways/pos-provider/provider-config.ts';
import { nameSettings } from './name-settings.ts';
import { onOff } from './on-off.ts';
import { refuseInClear } from './refuse-in-clear.ts';

/** The environment, read once. Every setting is in the table of docs/runbook/settings.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Of the login that serves; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Of the login that owns the tables; null when migrations are someone else's. */
  readonly databaseMigrateUrl: string | null;
  /** Address at which people reach the portal; never with a slash at the end. */
  readonly publicUrl: string;
  /** Server that mail is delivered to; null when there is none. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Recipient of messages to support. */
  readonly supportEmail: string;
  /** Null when answers to our mails go to support's own mailbox. */
  readonly inboundMail: InboundMailConfig | null;
  /** Telephone of support; null when there is none. */
  readonly supportPhone: string | null;
  /** Email of the first administrator of a database that has none. */
  readonly firstAdmin: string | null;
  readonly demo: boolean;
  readonly secretKey: string | null;
  readonly tokenKey: string | null;
  readonly trustProxy: boolean;
  /** Time that a server that was asked to stop goes on answering while it says that it is not ready. */
  readonly drainMs: number;
  readonly webDir: string;
  /** Folder of the program that verifies a proof, which goes into each of them. */
  readonly verifierDir: string;
  readonly logLevel: string;
  /** File of the log; null for the standard error. */
  readonly logFile: string | null;
  /** Folder of the activity log's old months. */
  readonly logArchiveDir: string;
  /** Whole months of the activity log kept in the database; older ones are in files. */
  readonly logMonths: number;
  /** Null when no metrics are served. */
  readonly metrics: MetricsConfig | null;
  readonly authority: AuthorityConfig;
  /** The company whose invoices merchants get. */
  readonly issuer: IssuerConfig;
  /** Null when no one can sign in from the point-of-sale provider. */
  readonly provider: ProviderConfig | null;
  /** Null when nothing can be paid by card. */
  readonly cards: CardsConfig | null;
}

/** Issuer that bills merchants for the plan, as its invoices name it. Its tax numbers identify it, and its numbers run on. */
export interface IssuerConfig {
  readonly name: string;
  readonly address: string;
  readonly gstNumber: string;
  readonly qstNumber: string;
}

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_MIGRATE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailSender.default('Comptoir <ne-pas-repondre@comptoir.test>'),
  SUPPORT_EMAIL: mailAddress.default('soutien@comptoir.test'),
  SUPPORT_PHONE: z.string().max(40).refine(isTelephone).optional(),
  COMPTOIR_FIRST_ADMIN: mailAddress.optional(),
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
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  COMPTOIR_WEB_DIR: z.string().default(path.resolve(import.meta.dirname, '../../dist/web')),
  COMPTOIR_VERIFIER_DIR: z.string().default(path.resolve(import.meta.dirname, '../../dist/verifier')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  // A file instead of the standard error; `npm start` sets one, so that the log does not run over what people read.
  LOG_FILE: z.string().optional(),
  // Several servers on one database share the folder.
  LOG_ARCHIVE_DIR: z.string().min(1).optional(),
  LOG_RETENTION_MONTHS: z.coerce.number().int().min(13).max(1200).default(72),
  ...AUTHORITY_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...CARDS_SETTINGS,
  ...INBOUND_MAIL_SETTINGS,
  ...METRICS_SETTINGS,
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

/** Reads the settings. @throws Error with one sentence that names every missing or invalid setting, or the unsafe one */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  const invalid = parsed.error?.issues.map(({ path: [name] }) => String(name)) ?? [];
  const isDemo = given['COMPTOIR_DEMO'] !== 'off';
  const missing = isDemo ? [] : REQUIRED_OUTSIDE_DEMO.filter((name) => !(name in given));
  const faults = [
    ...nameSettings([...new Set(invalid)], ['is not valid', 'are not valid']),
    ...nameSettings(missing, ['is required when COMPTOIR_DEMO=off', 'are required when COMPTOIR_DEMO=off']),
  ];
  if (!parsed.success || faults.length > 0) throw new Error(`${faults.join('. ')}.`);
  const config = toConfig(parsed.data);
  checkAuthority(config.authority, config.demo);
  if (!config.demo) refuseInClear(config);
  return config;
}

function toConfig(env: z.output<typeof settings>): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseMigrateUrl: env.DATABASE_MIGRATE_URL ?? null,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: toSupportPhone(env),
    inboundMail: toInboundMail(env),
    firstAdmin: env.COMPTOIR_FIRST_ADMIN?.toLowerCase() ?? null,
    demo: env.COMPTOIR_DEMO,
    secretKey: env.COMPTOIR_SECRET_KEY ?? null,
    tokenKey: env.COMPTOIR_TOKEN_KEY ?? null,
    trustProxy: env.COMPTOIR_TRUST_PROXY,
    drainMs: env.DRAIN_SECONDS * 1000,
    webDir: env.COMPTOIR_WEB_DIR,
    verifierDir: env.COMPTOIR_VERIFIER_DIR,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE ?? null,
    ...toLogPlaces(env),
    metrics: toMetrics(env),
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

const toLogPlaces = (env: z.output<typeof settings>): Pick<Config, 'logArchiveDir' | 'logMonths'> => ({
  logArchiveDir: path.resolve(env.LOG_ARCHIVE_DIR ?? path.join(env.DATA_DIR, 'log-archive')),
  logMonths: env.LOG_RETENTION_MONTHS,
});

/** A made-up one is shown in the demo alone. */
const toSupportPhone = (env: z.output<typeof settings>): string | null =>
  env.SUPPORT_PHONE ?? (env.COMPTOIR_DEMO ? '418 555-0142' : null);
