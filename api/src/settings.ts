import path from 'node:path';
import { mailAddress } from '@comptoir/contract/bounded-text';
import { isTelephone } from '@comptoir/domain/base/merchants/telephone';
import { z } from 'zod';
import { AUTHORITY_SETTINGS } from './gateways/tax-authority/authority-config.ts';
import { CARDS_SETTINGS } from './gateways/card-payments/cards-config.ts';
import { INBOUND_MAIL_SETTINGS } from './gateways/inbound-mail/inbound-mail-config.ts';
import { mailSender } from './gateways/mailer/mail-sender.ts';
import { PROVIDER_SETTINGS } from './gateways/pos-provider/provider-config.ts';
import { isOrigin } from './is-origin.ts';
import { METRICS_SETTINGS } from './metrics/metrics-config.ts';
import { onOff } from './on-off.ts';

/** Every setting of the server, by its name in the environment. */
export const SETTINGS = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_MIGRATE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  API_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailSender.default('Comptoir <ne-pas-repondre@comptoir.test>'),
  SUPPORT_EMAIL: mailAddress.default('soutien@comptoir.test'),
  SUPPORT_PHONE: z.string().max(40).refine(isTelephone).optional(),
  COMPTOIR_FIRST_ADMIN: mailAddress.optional(),
  COMPTOIR_DEMO: onOff('on'),
  COMPTOIR_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
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

export type Settings = z.output<typeof SETTINGS>;

/** Settings that have a demo value which must not go to production by oversight. */
export const REQUIRED_OUTSIDE_DEMO = [
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
