import type { AppointmentView } from '@comptoir/contract/help/appointments';
import type { CardEntry, CardView } from '@comptoir/contract/money/cards';
import type { InvoiceDetails, InvoiceTotal, InvoiceView } from '@comptoir/contract/money/invoices';
import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import type { CartView, SubscriptionView } from '@comptoir/contract/money/subscriptions';
import type { TaxCalendarView } from '@comptoir/contract/base/taxes';
import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { hoursAgo, id } from './factories.ts';

export const FRAME_ORIGIN = 'http://cards.test:3107';

/** The built-in rows, as the server answers without any other. */
export const theTaxCalendar = (): TaxCalendarView => ({
  version: TAX_CALENDAR.version,
  rows: TAX_CALENDAR.rows.map(({ classes, ...row }) => ({ ...row, classes: [...classes] })),
});

export const aSubscription = (overrides: Partial<SubscriptionView> = {}): SubscriptionView => ({
  state: 'active',
  isActive: true,
  isPastDue: false,
  installation: 'autonomous',
  validUntil: '2026-07-14',
  nextPaymentAt: '2026-07-15T04:00:00.000Z',
  nextPaymentCents: 5634,
  cardProblem: null,
  promoCode: null,
  subscribedAt: '2026-06-15T14:00:00.000Z',
  price: { monthlyServiceCents: 4900, coming: null },
  ...overrides,
});

/** Of a merchant that never subscribed. */
export const noSubscription = (): SubscriptionView =>
  aSubscription({
    state: 'none',
    isActive: false,
    installation: null,
    validUntil: null,
    nextPaymentAt: null,
    nextPaymentCents: null,
    subscribedAt: null,
    price: null,
  });

export const aCard = (overrides: Partial<CardView> = {}): CardView => ({
  brand: 'Visa',
  last4: '4242',
  expMonth: 9,
  expYear: 2029,
  isExpired: false,
  savedAt: hoursAgo(48),
  ...overrides,
});

export const aCardEntry = (overrides: Partial<CardEntry> = {}): CardEntry => ({
  fields: { kind: 'frame', url: `${FRAME_ORIGIN}/frame?session=${id(1)}&lang=fr` },
  termsVersion: LEGAL_VERSIONS.terms,
  privacyVersion: LEGAL_VERSIONS.privacy,
  ...overrides,
});

/** $140.00 is $160.97 with both taxes. */
export const aCart = (installation: Installation, overrides: Partial<CartView> = {}): CartView => ({
  ...(installation === 'assisted'
    ? { monthlyServiceCents: 4900, installationCents: 9100, subtotalCents: 14_000 }
    : { monthlyServiceCents: 4900, installationCents: 0, subtotalCents: 4900 }),
  ...(installation === 'assisted'
    ? { gstCents: 700, qstCents: 1397, totalCents: 16_097 }
    : { gstCents: 245, qstCents: 489, totalCents: 5634 }),
  discountCents: 0,
  promoCode: null,
  pricesId: id(79),
  ...overrides,
});

export const anInvoice = (overrides: Partial<InvoiceView> = {}): InvoiceView => ({
  id: id(70),
  number: '1042',
  merchantId: id(1),
  client: 'Bistro du Quai',
  createdAt: '2026-06-15T14:00:00.000Z',
  periodStartsOn: '2026-06-15',
  periodEndsOn: '2026-07-15',
  dueAt: '2026-06-16T04:00:00.000Z',
  state: 'open',
  nextAttemptAt: null,
  paidAt: null,
  amountDueCents: 16_097,
  totalCents: 16_097,
  ...overrides,
});

export const someInvoiceDetails = (overrides: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  ...anInvoice(),
  lines: [
    { kind: 'monthly-service', amountCents: 4900 },
    { kind: 'installation', amountCents: 9100 },
  ],
  subtotalCents: 14_000,
  gstCents: 700,
  qstCents: 1397,
  creditedCents: 0,
  attempts: [],
  credits: [],
  ...overrides,
});

export const anAppointment = (overrides: Partial<AppointmentView> = {}): AppointmentView => ({
  id: id(80),
  merchantId: id(1),
  company_name: 'Bistro du Quai',
  phone: null,
  startsAt: '2026-06-22T13:00:00.000Z',
  endsAt: '2026-06-22T14:00:00.000Z',
  technicianId: id(90),
  technician: 'Luc Gagnon',
  toMove: false,
  bookedBy: 'Camille Tremblay',
  note: null,
  ...overrides,
});

export const aPromoCode = (overrides: Partial<PromoCodeView> = {}): PromoCodeView => ({
  id: id(75),
  code: 'BIENVENUE',
  discount: { kind: 'percent', rateMillionths: 250_000 },
  onService: true,
  onInstallation: false,
  months: 3,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  uses: 0,
  withdrawnAt: null,
  ...overrides,
});

/** Total of the invoices of two years. */
export const anInvoiceTotal = (overrides: Partial<InvoiceTotal> = {}): InvoiceTotal => ({
  years: [2026, 2025],
  invoices: 3,
  totalCents: 48_291,
  paidCents: 31_194,
  creditedCents: 1000,
  dueCents: 16_097,
  gstCents: 2057,
  qstCents: 4104,
  ...overrides,
});
