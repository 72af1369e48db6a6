import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { AttentionPage, MerchantSummary } from '@comptoir/contract/base/merchants';
import type { PartnerDetails, PartnerView, PartnerStanding } from '@comptoir/contract/people/partners';
import type { Overview } from '@comptoir/contract/sales/report-overview';
import type { SessionView, TokenClaims } from '@comptoir/contract/base/sessions';
import type { UserView } from '@comptoir/contract/people/users';

/** Ids that differ at a glance: `id(7)`. */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const MERCHANT_ID = id(1);
const HOUR_MS = 3_600_000;

/** The instant so many hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const aMerchant = (overrides: Partial<MerchantView> = {}): MerchantView => ({
  id: MERCHANT_ID,
  partnerId: null,
  subscriptionCompleted: true,
  isTraiteur: false,
  requireShift: false,
  active: true,
  version: 1,
  hasAuthorizationCode: true,
  authorizationCodeSetAt: null,
  file_number: 'ER0042',
  qst_number: null,
  gst_number: null,
  time_zone: 'America/Montreal',
  sub_sector: 'restaurant',
  company_name: 'Bistro du Quai',
  area_code: null,
  phone_number: null,
  civic_number: null,
  address: null,
  city: null,
  postal_code: null,
  ...overrides,
});

/** A merchant with complete information. */
export const aCompleteMerchant = (overrides: Partial<MerchantView> = {}): MerchantView =>
  aMerchant({
    qst_number: '1234567890TQ0001',
    gst_number: '123456782RT0001',
    area_code: '418',
    phone_number: '5550142',
    civic_number: '45',
    address: 'rue du Sault-au-Matelot',
    city: 'Québec',
    postal_code: 'G1K3Z4',
    ...overrides,
  });

/** Standing of a merchant with whom all is well. */
export const someFacts = (overrides: Partial<MerchantFacts> = {}): MerchantFacts => ({
  id: id(1),
  subscription: 'active',
  payment: 'paid-up',
  certificates: 'valid',
  lastBillOn: null,
  waiting: 0,
  oldestWaitingAt: null,
  refused: 0,
  devicesInTrouble: 0,
  owedCents: 0,
  isStuck: false,
  ...overrides,
});

export const aMerchantSummary = (overrides: Partial<MerchantSummary> = {}): MerchantSummary => ({
  id: MERCHANT_ID,
  company_name: 'Bistro du Quai',
  city: 'Québec',
  subscriptionCompleted: true,
  active: true,
  isStuck: false,
  devices: 2,
  devicesInTrouble: 0,
  refused: 0,
  owedCents: 0,
  waiting: 0,
  oldestWaitingAt: null,
  lastBillAt: hoursAgo(0.1),
  part: 0,
  ...overrides,
});

export const PARTNER_ID = id(5);

/** A list of merchants to look at that is a page. */
export const lookedAtOf = (items: MerchantSummary[]): AttentionPage => ({
  items,
  nextCursor: null,
  previousCursor: null,
  count: items.length,
});

export const aPartnerLine = (overrides: Partial<PartnerView> = {}): PartnerView => ({
  id: PARTNER_ID,
  name: 'Services Boréal',
  contactEmail: null,
  telephone: null,
  language: 'fr',
  suspended: false,
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
  id: id(60),
  email: 'merchant@comptoir.test',
  name: 'Camille Tremblay',
  role: 'merchant',
  merchantId: MERCHANT_ID,
  partnerId: null,
  of: 'Bistro du Quai',
  language: 'fr',
  state: 'active',
  hasSecondFactor: false,
  lastSignInAt: hoursAgo(2),
  activeSessions: 0,
  ...overrides,
});

export const aSessionView = (overrides: Partial<SessionView> = {}): SessionView => ({
  email: 'merchant@comptoir.test',
  name: 'Camille Tremblay',
  role: 'merchant',
  merchantId: MERCHANT_ID,
  merchantRight: 'owner',
  partnerId: null,
  language: null,
  firstSessionLogin: false,
  secondFactor: 'not-set',
  impersonation: null,
  expiresAt: hoursAgo(-12),
  ...overrides,
});

export const aCertificate = (
  state: DeviceView['certificate']['state'],
  overrides: Partial<DeviceView['certificate']> = {},
): DeviceView['certificate'] => ({ state, notBefore: null, notAfter: null, isRenewalRequested: false, ...overrides });

export const aDevice = (overrides: Partial<DeviceView> = {}): DeviceView => ({
  id: id(10),
  name: 'Caisse avant',
  deviceNumber: '1234-5678-9012',
  androidSerial: 'C030UQ71234567',
  model: 'Clover Flex',
  linked: true,
  certificate: aCertificate('valid', { notAfter: '2030-06-01T12:00:00.000Z' }),
  refusedRequest: null,
  lastSeenAt: hoursAgo(0.1),
  waiting: 0,
  oldestWaitingAt: null,
  ...overrides,
});

export const aLogEntry = (number: number, overrides: Partial<LogEntryView> = {}): LogEntryView => ({
  id: id(1000 + number),
  occurredAt: new Date(Date.UTC(2026, 5, 1, 16, number)).toISOString(),
  event: 'bill-accepted',
  level: 'success',
  deviceId: id(10),
  deviceName: 'Caisse avant',
  deviceNumber: '1234-5678-9012',
  person: null,
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
