import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { openCertificationRun } from './features/sales/certification/open-certification-run.ts';
import { createProofSigner } from './features/sales/proof/sign-proof.ts';
import { createSigningKeys } from './features/sales/devices/find-signing-key.ts';
import { getServerCredentials } from './features/sales/server-certificate/get-server-credentials.ts';
import { watchAuthority, type AuthorityWatch } from './features/sales/transmission-health/watch-authority.ts';
import { recordDeliveries } from './features/base/mail/record-deliveries.ts';
import { searchBills } from './features/sales/bills/read/search-bills.ts';
import { searchDevices } from './features/sales/devices/search-devices.ts';
import { endCardOfSold } from './features/money/payments/end-card-of-sold.ts';
import { searchInvoices } from './features/money/invoices/search-invoices.ts';
import { searchPartners } from './features/people/partners/search-partners.ts';
import { searchPeople } from './features/people/users/search-people.ts';
import { openTaxes } from './features/base/taxes/open-taxes.ts';
import { searchMerchants } from './features/base/merchants/search-merchants.ts';
import type { SearchSources } from './features/base/search/search-source.ts';
import { createAccountHash } from './features/base/sessions/account-hash.ts';
import { hasCertificates } from './features/sales/devices/certificates.store.ts';
import { declareAgain } from './features/sales/employees/queue-declarations.ts';
import { countVisitsToMove } from './features/help/technicians/list-technicians.ts';
import { lockCalendar } from './features/help/technicians/read-plans.ts';
import { createLaneRunner } from './features/sales/bills/lanes/lane-runner.ts';
import { createSaleStore } from './features/sales/bills/take/store-sale.ts';
import type { CardPayments } from './gateways/card-payments/card-payments.ts';
import { openCardPayments } from './gateways/card-payments/open-card-payments.ts';
import type { InboundMailService } from './gateways/inbound-mail/inbound-mail.ts';
import { createPostedMail } from './gateways/inbound-mail/posted-mail.ts';
import type { Mailer } from './gateways/mailer/mailer.ts';
import { createAbsentMailer, createSmtpMailer } from './gateways/mailer/smtp-mailer.ts';
import { createCloverProvider } from './gateways/pos-provider/clover-provider.ts';
import type { PosProvider } from './gateways/pos-provider/pos-provider.ts';
import type { CertificationRun } from './gateways/tax-authority/certification-run.ts';
import type { TaxAuthority } from './gateways/tax-authority/tax-authority.ts';
import { createWebsrmAuthority } from './gateways/tax-authority/websrm-authority.ts';
import { countMails } from './metrics/count-mails.ts';
import { openMetrics, type Metrics } from './metrics/open-metrics.ts';
import { openServerMetrics } from './metrics/server-metrics.ts';
import { openSeal, openSecrets, openTokens } from './open-keys.ts';
import { openAnnouncements } from './platform/database/announcements.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { openStatements, type Statements } from './platform/database/open-statements.ts';
import { openCallCounts, type CallCounts } from './platform/limits/call-counts.ts';
import type { Seal } from './platform/seal.ts';

/** A month is taken out of the log when no one reads it; a bill that is written waits for no longer than this. */
const UPKEEP = { connections: 1, role: 'comptoir_jobs', lockTimeoutMs: 2000, statementTimeoutMs: 10 * 60_000 } as const;

/** A reader who takes nothing for two minutes has left. */
const EXPORTS = { connections: 8, statementTimeoutMs: 120_000, idleTimeoutMs: 120_000 };

/** Replacements of real parts, for tests. */
export interface Replacements {
  readonly now?: () => Date;
  /** Wraps the database of the server. */
  readonly wrapDatabase?: (database: Database) => Database;
  readonly wrapStatements?: (statements: Statements) => Statements;
  /** Wraps the connections that metrics are read by. */
  readonly wrapMetrics?: (database: Database) => Database;
  readonly authority?: TaxAuthority;
  readonly mailer?: Mailer;
  /** Null: as if no provider were set. */
  readonly payments?: CardPayments | null;
  readonly provider?: PosProvider;
  readonly callCounts?: CallCounts;
  readonly replyTimeoutMs?: number;
}

/** Builds everything the server is made of, here and nowhere else. */
export async function buildDependencies(
  config: Config,
  given: { databaseUrl: string; log: FastifyBaseLogger },
  replacements: Replacements = {},
): Promise<Dependencies> {
  const now = replacements.now ?? (() => new Date());
  const { metrics, heard } = openCounters(config);
  const { database, exports, upkeep } = openPools(given.databaseUrl, replacements, heard);
  const [announcements, seal, tokens, hashAccount, signProof] = await Promise.all([
    openAnnouncements(given.databaseUrl),
    openSeal(config),
    openTokens(config, now),
    openSecrets(config).then(createAccountHash),
    openSecrets(config).then(createProofSigner),
  ]);
  const taxes = await openTaxes({ database, announcements, log: given.log });
  const certification = isCertifying(config) ? openCertificationRun({ database, now }) : null;
  const authorityWatch = watchAuthority({ database, now, log: given.log, watch: heard.authorityCalled });
  const found = { database, seal, now, certification, hear: authorityWatch.hear };
  const authority = replacements.authority ?? (await openAuthority(config, found));
  const { resendOnReturn } = config.authority;
  const replyTimeoutMs = replacements.replyTimeoutMs ?? config.authority.replyTimeoutMs;
  const statements = openGroups(given.databaseUrl, replacements, heard);
  const sending = { database, statements, announcements, authority, now, replyTimeoutMs, resendOnReturn };
  const runner = createLaneRunner(sending, heard.billSettled);
  return {
    config,
    log: given.log,
    exports,
    upkeep,
    seal,
    tokens,
    taxes,
    callCounts: replacements.callCounts ?? openCallCounts(database),
    hashAccount,
    signProof,
    ...sending,
    certification,
    authorityWatch,
    mailer: recordDeliveries(countMails(replacements.mailer ?? openMailer(config), heard.mailEnded), {
      database,
      now,
      log: given.log,
    }),
    inboundMail: openInboundMail(config),
    payments: choosePayments(config, given.log, replacements),
    provider: replacements.provider ?? (config.provider && createCloverProvider(config.provider)),
    findSigningKey: createSigningKeys(database),
    runner,
    metrics: openServerMetrics(metrics, { url: given.databaseUrl, now, runner, wrap: replacements.wrapMetrics }),
    storeSale: createSaleStore({ statements, now, leaseMs: runner.leaseMs }),
    // `merchants` knows no `employees`: what follows in another area is named here
    onTaxNumbersChanged: declareAgain,
    isQstNumberCertified: hasCertificates,
    onBusinessSold: endCardOfSold,
    visits: { lockCalendar, countToMove: countVisitsToMove },
    searchSources: SEARCH_SOURCES,
  };
}

/** Sources of a search, each under the action that opens it: the search knows no area, and none of them another. */
const SEARCH_SOURCES: SearchSources = {
  merchants: { action: 'list-merchants', find: searchMerchants },
  invoices: { action: 'list-invoices', find: searchInvoices },
  bills: { action: 'read-bills', find: searchBills },
  devices: { action: 'list-devices', find: searchDevices },
  people: { action: 'list-contacts', find: searchPeople },
  partners: { action: 'list-partners', find: searchPartners },
};

/** Opens what counts, where metrics are served; what it hears is nothing where they are not. */
function openCounters(config: Config): { metrics: Metrics | null; heard: Partial<Metrics> } {
  const metrics = config.metrics && openMetrics(packageFile.version);
  return { metrics, heard: metrics ?? {} };
}

function openPools(
  url: string,
  { wrapDatabase = (database) => database }: Replacements,
  { watchPool }: Partial<Metrics>,
): { database: Database; exports: Database; upkeep: Database } {
  return {
    database: wrapDatabase(openDatabase(url, { watch: watchPool?.('main') })),
    exports: wrapDatabase(openDatabase(url, { ...EXPORTS, watch: watchPool?.('exports') })),
    upkeep: openDatabase(url, { ...UPKEEP, watch: watchPool?.('upkeep') }),
  };
}

const openGroups = (
  url: string,
  { wrapStatements = (statements) => statements }: Replacements,
  { watchPool }: Partial<Metrics>,
): Statements => wrapStatements(openStatements(url, watchPool?.('groups')));

/** Closes what was opened, the database last. */
export async function closeDependencies(dependencies: Dependencies): Promise<void> {
  await dependencies.runner.idle();
  await dependencies.authority.close();
  await dependencies.authorityWatch.flush();
  await dependencies.payments?.close();
  await dependencies.provider?.close();
  dependencies.taxes.close();
  await dependencies.announcements.close();
  await dependencies.callCounts.close();
  await dependencies.metrics?.close();
  await dependencies.exports.close();
  await dependencies.upkeep.close();
  await dependencies.statements.close();
  await dependencies.database.close();
}

async function openAuthority(
  config: Config,
  deps: {
    database: Database;
    seal: Seal;
    now: () => Date;
    certification: CertificationRun | null;
    hear: AuthorityWatch['hear'];
  },
): Promise<TaxAuthority> {
  const { caFile, serverCode, serverNumber, ...settings } = config.authority;
  const ca = caFile ? await readFile(caFile, 'utf8') : null;
  const authority: TaxAuthority = createWebsrmAuthority({
    ...settings,
    ca,
    certification: deps.certification,
    hear: deps.hear,
    credentials: () =>
      getServerCredentials({ ...deps, serverCode, serverNumber, enrol: (request) => authority.enrol(request) }),
  });
  return authority;
}

/** The demo's authority asks for no case, and what every bill would read from the database for one, the demo need not. */
const isCertifying = ({ authority: { environment }, demo }: Config): boolean => environment !== 'PROD' && !demo;

const choosePayments = (config: Config, log: FastifyBaseLogger, { payments }: Replacements): CardPayments | null =>
  payments === undefined ? openCardPayments(config.cards, log) : payments;

const openMailer = ({ smtpUrl, mailFrom }: Config): Mailer =>
  smtpUrl ? createSmtpMailer({ smtpUrl, from: mailFrom }) : createAbsentMailer();

const openInboundMail = ({ inboundMail }: Config): InboundMailService | null =>
  inboundMail && createPostedMail(inboundMail);
