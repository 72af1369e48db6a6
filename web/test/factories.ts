import { exampleEntry } from '@comptoir/contract/document/examples/base/activity-log';
import { exampleFacts, exampleMerchant, exampleSummary } from '@comptoir/contract/document/examples/base/merchants';
import { exampleSession } from '@comptoir/contract/document/examples/base/sessions';
import { id, MERCHANT_ID, PARTNER_ID } from '@comptoir/contract/document/examples/ids';
import { examplePartner } from '@comptoir/contract/document/examples/people/partners';
import { exampleUser } from '@comptoir/contract/document/examples/people/users';
import { exampleDevice } from '@comptoir/contract/document/examples/sales/devices';
import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { AttentionPage, MerchantSummary } from '@comptoir/contract/base/merchants';
import type { PartnerDetails, PartnerView, PartnerStanding } from '@comptoir/contract/people/partners';
import type { Overview } from '@comptoir/contract/sales/report-overview';
import type { SessionView, TokenClaims } from '@comptoir/contract/base/sessions';
import type { UserView } from '@comptoir/contract/people/users';

export { id, PARTNER_ID };

const HOUR_MS = 3_600_000;

/** The instant so many hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** A merchant of whom nothing is known but its name and its file. */
export const aMerchant = (overrides: Partial<MerchantView> = {}): MerchantView => ({
  ...exampleMerchant,
  authorizationCodeSetAt: null,
  qst_number: null,
  gst_number: null,
  area_code: null,
  phone_number: null,
  civic_number: null,
  address: null,
  city: null,
  postal_code: null,
  ...overrides,
});

/** A merchant with complete information. */
export const aCompleteMerchant = (overrides: Partial<MerchantView> = {}): MerchantView => ({
  ...exampleMerchant,
  authorizationCodeSetAt: null,
  ...overrides,
});

/** Standing of a merchant with whom all is well. */
export const someFacts = (overrides: Partial<MerchantFacts> = {}): MerchantFacts => ({
  ...exampleFacts,
  lastBillOn: null,
  ...overrides,
});

export const aMerchantSummary = (overrides: Partial<MerchantSummary> = {}): MerchantSummary => ({
  ...exampleSummary,
  lastBillAt: hoursAgo(0.1),
  ...overrides,
});

/** A list of merchants to look at that is a page. */
export const lookedAtOf = (items: MerchantSummary[]): AttentionPage => ({
  items,
  nextCursor: null,
  previousCursor: null,
  count: items.length,
});

export const aPartnerLine = (overrides: Partial<PartnerView> = {}): PartnerView => ({
  ...examplePartner,
  contactEmail: null,
  telephone: null,
  merchants: 0,
  activeMerchants: 0,
  users: 1,
  ...overrides,
});

export const aPartnerStanding = (overrides: Partial<PartnerStanding> = {}): PartnerStanding => ({
  ...aPartnerLine(),
  registering: 0,
  waiting: 0,
  refused: 0,
  devicesInTrouble: 0,
  unpaidMerchants: 0,
  ...overrides,
});

/** Counts where all is well. */
const NOTHING_WRONG = {
  waiting: 0,
  waitingByAge: { calm: 0, warning: 0, urgent: 0, late: 0 },
  oldestWaitingAt: null,
  refused: 0,
  devicesInTrouble: 0,
  stuckRegistrations: 0,
};

export const aPartner = (overrides: Partial<PartnerDetails> = {}): PartnerDetails => ({
  ...aPartnerLine(),
  unregisteredMerchants: 0,
  devices: 0,
  ...NOTHING_WRONG,
  attention: lookedAtOf([]),
  ...overrides,
});

export const anOverview = (overrides: Partial<Overview> = {}): Overview => ({
  merchants: 12,
  activeMerchants: 11,
  unregisteredMerchants: 1,
  partners: 2,
  devices: 24,
  ...NOTHING_WRONG,
  acceptedToday: 187,
  authorityReachable: true,
  authority: [],
  attention: lookedAtOf([]),
  restore: null,
  ...overrides,
});

export const aUser = (overrides: Partial<UserView> = {}): UserView => ({
  ...exampleUser,
  lastSignInAt: hoursAgo(2),
  activeSessions: 0,
  ...overrides,
});

export const aSessionView = (overrides: Partial<SessionView> = {}): SessionView => ({
  ...exampleSession,
  expiresAt: hoursAgo(-12),
  ...overrides,
});

export const aCertificate = (
  state: DeviceView['certificate']['state'],
  overrides: Partial<DeviceView['certificate']> = {},
): DeviceView['certificate'] => ({ state, notBefore: null, notAfter: null, isRenewalRequested: false, ...overrides });

export const aDevice = (overrides: Partial<DeviceView> = {}): DeviceView => ({
  ...exampleDevice,
  certificate: aCertificate('valid', { notAfter: '2030-06-01T12:00:00.000Z' }),
  lastSeenAt: hoursAgo(0.1),
  ...overrides,
});

export const aLogEntry = (number: number, overrides: Partial<LogEntryView> = {}): LogEntryView => ({
  ...exampleEntry,
  id: id(1000 + number),
  occurredAt: new Date(Date.UTC(2026, 5, 1, 16, number)).toISOString(),
  message: `Facture ${number} acceptée.`,
  ...overrides,
});

/** A token whose claims can be read; its signature is the server's business. */
export function aToken(overrides: Partial<TokenClaims> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims: TokenClaims = {
    role: 'merchant',
    merchantId: MERCHANT_ID,
    partnerId: null,
    email: 'merchant@comptoir.test',
    sub: id(2),
    sid: id(3),
    iat: now,
    exp: now + 12 * 3600,
    ...overrides,
  };
  const part = (value: unknown): string => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const base64 = btoa(String.fromCodePoint(...bytes));
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  return `${part({ alg: 'ES256' })}.${part(claims)}.signature`;
}
