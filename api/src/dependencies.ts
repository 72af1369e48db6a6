import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { SignProof } from './features/sales/proof/sign-proof.ts';
import type { FindSigningKey } from './features/sales/devices/find-signing-key.ts';
import type { AuthorityWatch } from './features/sales/transmission-health/watch-authority.ts';
import type { SupportSettingsDeps } from './features/base/support-settings/keep-support-settings.ts';
import type { SearchSources } from './features/base/search/search-source.ts';
import type { Taxes } from './features/base/taxes/open-taxes.ts';
import type { UpdateMerchantDeps } from './features/base/merchants/update-merchant.ts';
import type { HashAccount } from './features/base/sessions/account-hash.ts';
import type { WebTokens } from './features/base/access/web-token.ts';
import type { SignedIn } from './features/base/access/recognize-user.ts';
import type { ConfirmRegistration } from './features/base/sessions/sign-in.ts';
import type { CallingDevice } from './features/sales/devices/calling-device.ts';
import type { SoldBusiness } from './features/money/payments/end-card-of-sold.ts';
import type { PresumedTill } from './features/sales/devices/presume-till.ts';
import type { LaneRunner } from './features/sales/bills/lanes/lane-runner.ts';
import type { StoreSale } from './features/sales/bills/take/store-sale.ts';
import type { CardPayments } from './gateways/card-payments/card-payments.ts';
import type { InboundMailService } from './gateways/inbound-mail/inbound-mail.ts';
import type { Mailer } from './gateways/mailer/mailer.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import type { PosProvider } from './gateways/pos-provider/pos-provider.ts';
import type { AuthorityConfig } from './gateways/tax-authority/authority-config.ts';
import type { CertificationRun } from './gateways/tax-authority/certification-run.ts';
import type { TaxAuthority } from './gateways/tax-authority/tax-authority.ts';
import type { Announcements } from './platform/database/announcements.ts';
import type { Database, Transaction } from './platform/database/database.ts';
import type { Statements } from './platform/database/open-statements.ts';
import type { Authenticate } from './platform/http/route.ts';
import type { CallCounts } from './platform/limits/call-counts.ts';
import type { Seal } from './platform/seal.ts';
import type { NoteCalendar } from './features/sales/devices/note-calendar.ts';

/** Everything the server is made of. A use case asks for its part: `Pick<Dependencies, …>`. Types alone, so that every feature may name it. */
export interface Dependencies {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly database: Database;
  /** Connections for what several tills ask for at once. */
  readonly statements: Statements;
  /** Connections for files that are read as slowly as their readers take them. */
  readonly exports: Database;
  /** A connection of the role that looks after tables. */
  readonly upkeep: Database;
  readonly announcements: Announcements;
  /** Rates by day, in memory. */
  readonly taxes: Taxes;
  /** Calls of a minute, counted for all servers. */
  readonly callCounts: CallCounts;
  readonly seal: Seal;
  readonly tokens: WebTokens;
  readonly hashAccount: HashAccount;
  readonly signProof: SignProof;
  readonly authority: TaxAuthority;
  readonly authorityWatch: AuthorityWatch;
  /** Null where no certification is run. */
  readonly certification: CertificationRun | null;
  readonly mailer: Mailer;
  /** Null when answers by mail are not taken in. */
  readonly inboundMail: InboundMailService | null;
  /** Null when no provider of card payments is set. */
  readonly payments: CardPayments | null;
  /** Null when no one can sign in from the point-of-sale provider. */
  readonly provider: PosProvider | null;
  readonly findSigningKey: FindSigningKey;
  readonly runner: LaneRunner;
  /** Null when no metrics are served. */
  readonly metrics: ServerMetrics | null;
  readonly storeSale: StoreSale;
  readonly onTaxNumbersChanged: UpdateMerchantDeps['onTaxNumbersChanged'];
  readonly isQstNumberCertified: UpdateMerchantDeps['isQstNumberCertified'];
  /** Ends what was the seller's alone in the transaction that sells a business. @throws AppError invoice-being-charged */
  readonly onBusinessSold: (tx: Transaction, sold: SoldBusiness) => Promise<void>;
  readonly visits: SupportSettingsDeps['visits'];
  readonly searchSources: SearchSources;
  readonly replyTimeoutMs: number;
  readonly resendOnReturn: boolean;
}

/** Parts of the server as routes have them: its own, and those made from them. */
export interface RouteDependencies extends Dependencies {
  readonly anyone: Authenticate<null>;
  readonly signedIn: Authenticate<SignedIn>;
  readonly till: Authenticate<CallingDevice>;
  readonly presumedTill: Authenticate<PresumedTill>;
  readonly noteCalendar: NoteCalendar;
  readonly confirmRegistration: ConfirmRegistration;
  readonly taxAuthority: TaxAuthority;
  readonly authorityConfig: AuthorityConfig;
  readonly publicUrl: string;
  readonly verifierDir: string;
}
