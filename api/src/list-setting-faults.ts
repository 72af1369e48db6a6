import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { listCardsFaults } from './gateways/card-payments/cards-config.ts';
import { listInboundMailFaults } from './gateways/inbound-mail/inbound-mail-config.ts';
import { listAuthorityFaults } from './gateways/tax-authority/authority-config.ts';
import { parseTokenKeys } from './features/base/access/token-keys.ts';
import { listMetricsFaults } from './metrics/metrics-config.ts';
import type { SettingFault } from './name-settings.ts';
import { parseSecrets } from './platform/sealing-secrets.ts';
import type { Settings } from './settings.ts';

/** Lists the faults of settings that are each valid: what goes together, what goes out for all to read, what keys and files hold. */
export const listSettingFaults = (env: Settings): readonly SettingFault[] => [
  ...listAppFaults(env),
  ...listRoleFaults(env),
  ...listInboundMailFaults(env),
  ...listCardsFaults(env, env.COMPTOIR_DEMO),
  ...listAuthorityFaults(env, env.COMPTOIR_DEMO),
  ...listMetricsFaults(env),
  ...(env.COMPTOIR_DEMO ? [] : listInClear(env)),
  ...listUnreadable(env),
];

const APP = ['CLOVER_CLIENT_ID', 'CLOVER_CLIENT_SECRET', 'CLOVER_WEBHOOK_AUTH_CODE'] as const;

/** The app's three secrets go together: with one missing, a sign-in or a webhook would fail on its first day. */
function listAppFaults(env: Settings): SettingFault[] {
  const names = APP.filter((name) => !env[name]);
  if (names.length === APP.length) return [];
  const together = `missing: ${APP.join(', ')} are given together or not at all`;
  return [{ names, verbs: [`is ${together}`, `are ${together}`] }];
}

/** The embedded database ends with the process that has it, and no other would do the rest of the work. */
function listRoleFaults({ COMPTOIR_ROLE: role, DATABASE_URL }: Settings): SettingFault[] {
  if (role === 'all' || DATABASE_URL !== undefined) return [];
  const verb = `is all where DATABASE_URL is missing: with the embedded database one process does everything`;
  return [{ names: ['COMPTOIR_ROLE'], verbs: [verb, verb], under: 'DATABASE_URL' }];
}

const OPEN_TO_ALL = [
  'PUBLIC_URL',
  'API_BASE_URL',
  'CLOVER_WEB_URL',
  'CLOVER_API_URL',
  'CARDS_API_URL',
  'CARDS_SCRIPT_URL',
] as const;

/** Addresses by which a token or a password would go out for all to read. */
function listInClear(env: Settings): SettingFault[] {
  const names = OPEN_TO_ALL.filter((name) => env[name]?.startsWith('http:'));
  const https = 'with https:// when COMPTOIR_DEMO=off';
  const safeMail = 'with smtps:// or ends in ?requireTLS=true when COMPTOIR_DEMO=off';
  return [
    { names, verbs: [`begins ${https}`, `begin ${https}`] },
    ...(isMailInClear(env.SMTP_URL)
      ? [{ names: ['SMTP_URL'], verbs: [`has a password: it begins ${safeMail}`, ''] } as const]
      : []),
  ];
}

function isMailInClear(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined) return false;
  const { protocol, password, searchParams } = new URL(smtpUrl);
  return password !== '' && protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true';
}

const readRoot = (file: string): X509Certificate => new X509Certificate(readFileSync(file));

/** Keys and files that would stop the start once the database is open. */
const READERS = [
  ['COMPTOIR_SECRET_KEY', parseSecrets, 'holds keys of 32 bytes in base64, the newest first'],
  ['COMPTOIR_TOKEN_KEY', parseTokenKeys, 'holds EC P-256 private keys as PEM, the newest first'],
  ['WEBSRM_CA_FILE', readRoot, 'names no file with a certificate in it as PEM'],
] as const;

const listUnreadable = (env: Settings): SettingFault[] =>
  READERS.flatMap(([name, read, verb]) => {
    const value = env[name];
    return value === undefined || canBeRead(() => read(value, name)) ? [] : [{ names: [name], verbs: [verb, verb] }];
  });

function canBeRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
