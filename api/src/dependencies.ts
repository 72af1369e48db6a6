import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { createSigningKeys, type FindSigningKey } from './features/devices/find-signing-key.ts';
import { getServerCredentials } from './features/server-certificate/get-server-credentials.ts';
import { createWebTokens, type WebTokens } from './features/sessions/web-token.ts';
import { createLaneRunner, type LaneRunner } from './features/transactions/lane-runner.ts';
import type { CardPayments } from './gateways/card-payments/card-payments.ts';
import { openCardPayments } from './gateways/card-payments/open-card-payments.ts';
import type { Mailer } from './gateways/mailer/mailer.ts';
import { createAbsentMailer, createSmtpMailer } from './gateways/mailer/smtp-mailer.ts';
import { createCloverProvider } from './gateways/pos-provider/clover-provider.ts';
import type { PosProvider } from './gateways/pos-provider/pos-provider.ts';
import type { TaxAuthority } from './gateways/tax-authority/tax-authority.ts';
import { createWebsrmAuthority } from './gateways/tax-authority/websrm-authority.ts';
import { openAnnouncements, type Announcements } from './platform/database/announcements.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { readOrMakeKeyFile } from './platform/key-file.ts';
import { createSeal, type Seal } from './platform/seal.ts';

/** Everything the server is made of, built here and nowhere else. */
export interface Dependencies {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly seal: Seal;
  readonly tokens: WebTokens;
  readonly authority: TaxAuthority;
  readonly mailer: Mailer;
  /** Null when no provider of card payments is set. */
  readonly payments: CardPayments | null;
  /** Null when nobody can sign in from the point-of-sale provider. */
  readonly provider: PosProvider | null;
  readonly findSigningKey: FindSigningKey;
  readonly runner: LaneRunner;
  readonly replyTimeoutMs: number;
  readonly resendOnReturn: boolean;
}

/** What may be put in the place of the real thing, for tests. */
export interface Replacements {
  readonly now?: () => Date;
  /** What stands between the server and its database. */
  readonly wrapDatabase?: (database: Database) => Database;
  readonly authority?: TaxAuthority;
  readonly mailer?: Mailer;
  /** Null: as if no provider were set. */
  readonly payments?: CardPayments | null;
  readonly provider?: PosProvider;
  readonly replyTimeoutMs?: number;
}

export async function buildDependencies(
  config: Config,
  given: { databaseUrl: string; log: FastifyBaseLogger },
  replacements: Replacements = {},
): Promise<Dependencies> {
  const now = replacements.now ?? (() => new Date());
  const wrap = replacements.wrapDatabase ?? ((database: Database) => database);
  const database = wrap(openDatabase(given.databaseUrl));
  const [announcements, seal, tokens] = await Promise.all([
    openAnnouncements(given.databaseUrl),
    openSeal(config),
    openTokens(config, now),
  ]);
  const authority = replacements.authority ?? (await openAuthority(config, { database, seal, now }));
  const { resendOnReturn } = config.authority;
  const replyTimeoutMs = replacements.replyTimeoutMs ?? config.authority.replyTimeoutMs;
  const sending = { database, announcements, authority, now, replyTimeoutMs, resendOnReturn };
  return {
    config,
    log: given.log,
    seal,
    tokens,
    ...sending,
    mailer: replacements.mailer ?? openMailer(config),
    payments: choosePayments(config, given.log, replacements),
    provider: replacements.provider ?? (config.provider && createCloverProvider(config.provider)),
    findSigningKey: createSigningKeys(database),
    runner: createLaneRunner(sending),
  };
}

/** Closes what was opened, the database last. */
export async function closeDependencies(dependencies: Dependencies): Promise<void> {
  await dependencies.runner.idle();
  await dependencies.authority.close();
  await dependencies.payments?.close();
  await dependencies.provider?.close();
  await dependencies.announcements.close();
  await dependencies.database.close();
}

async function openAuthority(
  config: Config,
  needs: { database: Database; seal: Seal; now: () => Date },
): Promise<TaxAuthority> {
  const { caFile, serverCode, serverNumber, ...settings } = config.authority;
  const ca = caFile ? await readFile(caFile, 'utf8') : null;
  const authority: TaxAuthority = createWebsrmAuthority({
    ...settings,
    ca,
    credentials: () =>
      getServerCredentials({ ...needs, serverCode, serverNumber, enrol: (request) => authority.enrol(request) }),
  });
  return authority;
}

const choosePayments = (config: Config, log: FastifyBaseLogger, { payments }: Replacements): CardPayments | null =>
  payments === undefined ? openCardPayments(config.cards, log) : payments;

const openMailer = ({ smtpUrl, mailFrom }: Config): Mailer =>
  smtpUrl ? createSmtpMailer({ smtpUrl, from: mailFrom }) : createAbsentMailer();

async function openSeal(config: Config): Promise<Seal> {
  const file = path.join(config.dataDir, 'secret.key');
  const key = config.secretKey ?? (await readOrMakeKeyFile(file, () => randomBytes(32).toString('base64')));
  return createSeal(Buffer.from(key, 'base64'));
}

async function openTokens(config: Config, now: () => Date): Promise<WebTokens> {
  const file = path.join(config.dataDir, 'token-key.pem');
  const pem = config.tokenKey ?? (await readOrMakeKeyFile(file, makeTokenKey));
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return createWebTokens({ privateKey: pem, publicKey }, now);
}

const makeTokenKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
