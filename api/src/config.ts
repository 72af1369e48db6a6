import path from 'node:path';
import { toAuthority, type AuthorityConfig } from './gateways/tax-authority/authority-config.ts';
import { toCardsConfig, type CardsConfig } from './gateways/card-payments/cards-config.ts';
import { toInboundMail, type InboundMailConfig } from './gateways/inbound-mail/inbound-mail-config.ts';
import { toProvider, withoutSlash, type ProviderConfig } from './gateways/pos-provider/provider-config.ts';
import { listSettingFaults } from './list-setting-faults.ts';
import { toMetrics, type MetricsConfig } from './metrics/metrics-config.ts';
import { nameSettings, type SettingFault } from './name-settings.ts';
import { readEnvironment, type Given } from './read-environment.ts';
import { REQUIRED_OUTSIDE_DEMO, SETTINGS, type Settings } from './settings.ts';

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
  /** Origin of the API that the portal's page calls; null where it is the page's own. */
  readonly apiBaseUrl: string | null;
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
  /** Part of the work that this process does: it serves requests (`web`), does jobs (`worker`), or both. */
  readonly role: 'all' | 'web' | 'worker';
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

/** Reads the settings. @throws Error with one sentence for each fault, which name every setting that is missing, not valid or unsafe */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = readEnvironment(env);
  const parsed = SETTINGS.safeParse(given);
  const invalid = [...(parsed.error?.issues.map(({ path: [name] }) => String(name)) ?? []), ...listBroken(given)];
  const missing = given['COMPTOIR_DEMO'] === 'off' ? REQUIRED_OUTSIDE_DEMO.filter((name) => !(name in given)) : [];
  // What is not valid counts as not given, so that the rest is looked at in the same go.
  const rest = SETTINGS.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.includes(name))),
  );
  const faults: readonly SettingFault[] = [
    { names: invalid, verbs: ['is not valid', 'are not valid'] },
    { names: missing, verbs: ['is required when COMPTOIR_DEMO=off', 'are required when COMPTOIR_DEMO=off'] },
    ...(rest.data ? listSettingFaults(rest.data) : []),
  ];
  const sentences = nameEachOnce(faults);
  if (!rest.data || sentences.length > 0) throw new Error(`${sentences.join('. ')}.`);
  return toConfig(rest.data);
}

const HAVE_LINES = new Set(['COMPTOIR_SECRET_KEY', 'COMPTOIR_TOKEN_KEY']);

/** An address parser drops line breaks in the middle without a word. */
const listBroken = (given: Given): string[] =>
  Object.keys(SETTINGS.shape).filter((name) => !HAVE_LINES.has(name) && /\p{Cc}/u.test(given[name] ?? ''));

/** A setting is said to be wrong in one way: what follows from that would mislead. */
function nameEachOnce(faults: readonly SettingFault[]): string[] {
  const named = new Set<string>();
  return faults.flatMap(({ names, verbs, under }) => {
    if (under !== undefined && named.has(under)) return [];
    const fresh = [...new Set(names)].filter((name) => !named.has(name));
    for (const name of fresh) named.add(name);
    return nameSettings({ names: fresh, verbs });
  });
}

function toConfig(env: Settings): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseMigrateUrl: env.DATABASE_MIGRATE_URL ?? null,
    ...toAddresses(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: toSupportPhone(env),
    inboundMail: toInboundMail(env),
    firstAdmin: env.COMPTOIR_FIRST_ADMIN?.toLowerCase() ?? null,
    demo: env.COMPTOIR_DEMO,
    role: env.COMPTOIR_ROLE,
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
    cards: toCardsConfig(env),
  };
}

/** A base that is the portal's own address is none. */
function toAddresses(env: Settings): Pick<Config, 'publicUrl' | 'apiBaseUrl'> {
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const base = env.API_BASE_URL ? new URL(env.API_BASE_URL).origin : null;
  return { publicUrl, apiBaseUrl: base === new URL(publicUrl).origin ? null : base };
}

const toLogPlaces = (env: Settings): Pick<Config, 'logArchiveDir' | 'logMonths'> => ({
  logArchiveDir: path.resolve(env.LOG_ARCHIVE_DIR ?? path.join(env.DATA_DIR, 'log-archive')),
  logMonths: env.LOG_RETENTION_MONTHS,
});

/** A made-up one is shown in the demo alone. */
const toSupportPhone = (env: Settings): string | null =>
  env.SUPPORT_PHONE ?? (env.COMPTOIR_DEMO ? '418 555-0142' : null);
