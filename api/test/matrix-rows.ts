import { v7 as uuid } from 'uuid';
import { TYPED_INFORMATION } from './factories/merchant-information.ts';
import type { World } from './matrix-callers.ts';
import { APPOINTMENT_ROWS } from './matrix-appointments.ts';
import { EXPORT_ROWS } from './matrix-exports.ts';
import { CHECK_ROWS } from './matrix-checks.ts';
import { CATERER_ROWS } from './matrix-caterers.ts';
import { MENU_ROWS } from './matrix-menu.ts';
import { GESTION_ROWS } from './matrix-gestion.ts';
import { MERCHANT_ROWS } from './matrix-merchants.ts';
import { OWNERSHIP_ROWS } from './matrix-ownership.ts';
import { PARTNER_ROWS } from './matrix-partners.ts';
import { REPORT_ROWS } from './matrix-reports.ts';
import { SUPPORT_ROWS } from './matrix-support.ts';
import { TERMINAL_ROWS } from './matrix-terminals.ts';
import {
  NOT_WHILE_ACTING,
  OTHERS_FIND_NOTHING,
  administrators,
  anybody,
  everybody,
  managers,
  managersAndSupport,
  merchantAndSupport,
  owners,
  ownersAndSupport,
  peopleKeepers,
  support,
  themselves,
  type Outcome,
  bookReaders,
} from './matrix-outcomes.ts';

/** Request about the world's merchant and partner, with everything in it right. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** Outcomes of a call about a merchant or partner, by caller. A call that is not here follows from the endpoint's access alone. */
export interface Row {
  readonly sends?: (world: World) => Sent;
  readonly admin: Outcome;
  readonly ownPartner: Outcome;
  readonly foreignPartner: Outcome;
  /** The merchant's people, by their right. */
  readonly owner: Outcome;
  readonly manager: Outcome;
  readonly reader: Outcome;
  readonly accountant: Outcome;
  readonly foreignMerchant: Outcome;
  /** An administrator who acts for the merchant, its partner who does, and an administrator who acts for another. */
  readonly acting: Outcome;
  readonly partnerActing: Outcome;
  readonly actingElsewhere: Outcome;
  /** The answer to a till, or to anybody at all. */
  readonly till?: Outcome;
  readonly anybody?: Outcome;
  readonly isStream?: boolean;
}

const ofMerchant = ({ merchant }: World): Sent => ({ query: { merchantId: merchant.id } });

const anExport = ({ merchant, till }: World): Sent => {
  const days = { from: '2026-06-01', to: '2026-06-01' };
  return { query: { merchantId: merchant.id, format: 'ndjson', ...days, deviceIds: till.id, events: 'bill-accepted' } };
};
const aKeptPartner = () => ({ name: uuid(), contactEmail: null, telephone: null, language: 'fr' });
const ofInvoice = ({ invoiceId }: World): Sent => ({ params: { id: invoiceId } });
const ofBill = ({ billId, merchant }: World): Sent => ({ params: { id: billId }, query: { merchantId: merchant.id } });
const aBillLetter = (world: World): Sent => ({ ...ofBill(world), payload: { to: 'client@example.com' } });
const ofBatch = ({ batchId, merchant }: World): Sent => ({
  params: { id: batchId },
  query: { merchantId: merchant.id },
});
const ofLine = ({ lineId, merchant }: World): Sent => ({ params: { id: lineId }, query: { merchantId: merchant.id } });
const ofTerminal = ({ till }: World): Sent => ({ params: { id: till.id } });
const ofEmployee = ({ employeeId }: World): Sent => ({ params: { id: employeeId } });
const ofPerson = ({ person }: World): Sent => ({ params: { id: person.id } });

/** Every endpoint, by hand: who may, about whom. */
export const ROWS: Readonly<Record<string, Row>> = {
  login: { ...anybody(200), sends: ({ person: { email, password } }) => ({ payload: { email, password } }) },
  authenticate: { ...anybody(200), sends: ({ person: { email, password } }) => ({ payload: { email, password } }) },
  requestPasswordReset: { ...anybody(204), sends: () => ({ payload: { email: 'no-one@comptoir.test' } }) },
  register: {
    ...anybody(204),
    sends: () => ({
      payload: { email: `${uuid()}@comptoir.test`, name: 'X', company_name: 'Chez X', language: 'fr' },
    }),
  },
  getPlan: anybody(200),
  getTaxCalendar: anybody(200),
  getSupportContact: anybody(200),
  startPosSignIn: anybody(302),
  finishPosSignIn: anybody(302),
  // No provider is set up here.
  receivePosWebhook: {
    ...anybody('pos-sign-in-not-offered'),
    sends: () => ({ payload: { appId: 'A', merchants: {} } }),
  },
  activateDevice: {
    ...anybody('activation-code-unknown'),
    sends: () => ({ payload: { code: 'ABCD-EFGH' } }),
  },

  logout: everybody(204),
  getSession: everybody(200),
  renewSession: everybody(200),
  endImpersonation: everybody(200),
  listMemberships: everybody(200),
  listBusinessStandings: themselves(200),
  // Merchants' people have no place without a merchant here.
  switchMerchant: {
    ...themselves('not-found'),
    admin: 200,
    ownPartner: 200,
    foreignPartner: 200,
    sends: () => ({ payload: { merchantId: null } }),
  },
  openElsewhere: anybody('session-ended'),
  addBusiness: { ...themselves(200), sends: () => ({ payload: { company_name: 'Buvette', language: 'fr' } }) },
  leaveMembership: { ...themselves('not-found'), sends: ofPerson },
  joinAccounts: {
    ...themselves('invalid-credentials'),
    sends: ({ password }) => ({
      payload: { password, other: { email: `${uuid()}@comptoir.test`, password }, keep: 'this' },
    }),
  },
  updateProfile: { ...themselves(200), sends: () => ({ payload: { language: 'fr' } }) },
  choosePassword: {
    ...themselves('validation-failed'),
    sends: ({ password }) => ({ payload: { currentPassword: password, newPassword: 'short' } }),
  },
  listSessions: themselves(200),
  endSession: { ...themselves('not-found'), sends: () => ({ params: { id: uuid() } }) },
  endAllSessions: themselves(204),
  startSecondFactor: { ...themselves(200), sends: ({ password }) => ({ payload: { password } }) },
  confirmSecondFactor: { ...themselves('second-factor-code-wrong'), sends: () => ({ payload: { code: '000000' } }) },
  renewRecoveryCodes: {
    ...themselves('second-factor-not-set'),
    sends: ({ password }) => ({ payload: { password, code: '000000' } }),
  },
  removeSecondFactor: {
    ...themselves('second-factor-not-set'),
    sends: ({ password }) => ({ payload: { password, code: '000000' } }),
  },
  listReleaseNotes: everybody(200),
  getReleaseNotesSeen: everybody(200),
  markReleaseNotesSeen: everybody(200),

  listAudit: administrators(200),
  exportAudit: administrators(200),
  getAuditChain: administrators(200),

  listUsers: administrators(200),
  inviteUser: {
    ...administrators(200),
    sends: ({ merchant }) => ({
      payload: {
        email: `${uuid()}@comptoir.test`,
        name: 'X',
        language: 'fr',
        belonging: { role: 'merchant', merchantId: merchant.id },
      },
    }),
  },
  inviteAgain: { ...administrators(200), sends: ({ invitedId }) => ({ params: { id: invitedId } }) },
  updateUser: {
    ...administrators(200),
    sends: ({ person, merchant }) => ({
      params: { id: person.id },
      payload: { name: 'X', belonging: { role: 'merchant', merchantId: merchant.id } },
    }),
  },
  setUserSuspension: {
    ...administrators(200),
    sends: (world) => ({ ...ofPerson(world), payload: { suspended: false } }),
  },
  endUserSessions: { ...administrators(204), sends: ofPerson },
  removeUserSecondFactor: { ...administrators('second-factor-not-set'), sends: ofPerson },
  getCertification: administrators(200),
  setTestCase: { ...administrators('no-certification'), sends: () => ({ payload: { testCase: '501.000' } }) },
  getOverview: administrators(200),
  ...GESTION_ROWS,
  ...TERMINAL_ROWS,
  ...CATERER_ROWS,
  ...MENU_ROWS,
  ...SUPPORT_ROWS,
  ...REPORT_ROWS,
  ...CHECK_ROWS,
  listPartners: administrators(200),
  createPartner: { ...administrators(200), sends: () => ({ payload: aKeptPartner() }) },
  updatePartner: {
    ...administrators(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId }, payload: aKeptPartner() }),
  },
  setPartnerSuspension: {
    ...administrators(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId }, payload: { suspended: false } }),
  },
  moveMerchant: {
    ...administrators(204),
    sends: ({ merchant, partnerId }) => ({ params: { id: merchant.id }, payload: { from: partnerId, partnerId } }),
  },
  streamPartner: { ...support(200), sends: ({ partnerId }) => ({ params: { id: partnerId } }), isStream: true },
  ...PARTNER_ROWS,
  getPartner: { ...support(200), sends: ({ partnerId }) => ({ params: { id: partnerId } }) },
  ...MERCHANT_ROWS,
  ...OWNERSHIP_ROWS,
  startImpersonation: {
    ...support(200),
    sends: ({ merchant }) => ({ payload: { merchantId: merchant.id, reason: 'Aide à la caisse' } }),
  },

  getMerchant: { ...bookReaders(200), sends: ({ merchant }) => ({ params: { id: merchant.id } }) },
  updateMerchant: {
    // Version 0 never existed, so the calls do not get into each other's way.
    ...managersAndSupport('merchant-changed-meanwhile'),
    sends: ({ merchant: { id } }) => {
      const { authorization_code: _code, ...information } = TYPED_INFORMATION;
      return { params: { id }, payload: { ...information, version: 0 } };
    },
  },
  revealAuthorizationCode: {
    ...everybody('forbidden'),
    ...NOT_WHILE_ACTING,
    owner: 200,
    sends: ({ merchant, password }) => ({ params: { id: merchant.id }, payload: { password } }),
  },
  validateTaxNumbers: {
    ...managersAndSupport(200),
    sends: ({ merchant: { id } }) => ({
      params: { id },
      payload: { qst_number: '1012345678TQ0001', gst_number: '100000009RT0001' },
    }),
  },
  listEmployees: { ...merchantAndSupport(200), sends: ofMerchant },
  declareEmployee: {
    ...managers('employee-not-declarable'),
    ...OTHERS_FIND_NOTHING,
    ...NOT_WHILE_ACTING,
    sends: ofEmployee,
  },
  withdrawEmployee: {
    ...managers('employee-not-declarable'),
    ...OTHERS_FIND_NOTHING,
    ...NOT_WHILE_ACTING,
    sends: ofEmployee,
  },
  listContacts: { ...managersAndSupport(200), sends: ofMerchant },
  // A partner changes its own people, never those of its merchants.
  addContact: {
    ...owners(200),
    ...NOT_WHILE_ACTING,
    foreignPartner: 'not-found',
    sends: (world) => ({
      ...ofMerchant(world),
      payload: { name: 'X', username: uuid(), email: `${uuid()}@comptoir.test`, language: 'fr' },
    }),
  },
  // An unknown one is answered like another merchant's.
  updateContact: {
    ...peopleKeepers('not-found'),
    sends: () => ({ params: { id: uuid() }, payload: { name: 'X', username: 'x', email: 'x@comptoir.test' } }),
  },
  setContactRight: {
    ...peopleKeepers('not-found'),
    sends: () => ({ params: { id: uuid() }, payload: { right: 'reader' } }),
  },
  removeContact: { ...peopleKeepers('not-found'), sends: () => ({ params: { id: uuid() } }) },
  inviteContactAgain: { ...peopleKeepers('not-found'), sends: () => ({ params: { id: uuid() } }) },
  listDevices: { ...merchantAndSupport(200), sends: ofMerchant },
  createActivationCode: {
    ...managersAndSupport(200),
    ...NOT_WHILE_ACTING,
    sends: (world) => ({ ...ofMerchant(world), payload: { name: 'Salle à manger' } }),
  },
  renameDevice: {
    ...managersAndSupport(200),
    ...OTHERS_FIND_NOTHING,
    sends: (world) => ({ ...ofTerminal(world), payload: { name: 'Terrasse' } }),
  },
  unlinkDevice: {
    ...managersAndSupport('device-not-linked'),
    ...OTHERS_FIND_NOTHING,
    ...NOT_WHILE_ACTING,
    sends: ({ freeTillId }) => ({ params: { id: freeTillId } }),
  },
  listCertificates: { ...merchantAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofTerminal },
  testCertificateAgain: {
    ...managersAndSupport('certificate-request-outdated'),
    ...OTHERS_FIND_NOTHING,
    sends: ofTerminal,
  },
  requestRenewal: {
    ...owners('certificate-not-renewable'),
    ...OTHERS_FIND_NOTHING,
    ...NOT_WHILE_ACTING,
    sends: ofTerminal,
  },
  revokeCertificate: {
    ...owners('certificate-revocation-refused'),
    ...OTHERS_FIND_NOTHING,
    ...NOT_WHILE_ACTING,
    sends: ofTerminal,
  },
  listLogs: { ...merchantAndSupport(200), sends: ofMerchant },
  getLogCounts: { ...merchantAndSupport(200), sends: ofMerchant },
  getLogEntry: { ...merchantAndSupport(200), sends: ofLine },
  exportLogs: { ...merchantAndSupport(200), sends: anExport },
  ...EXPORT_ROWS,
  streamLogs: { ...bookReaders(200), sends: ofMerchant, isStream: true },
  waitingTransactions: { ...merchantAndSupport(200), sends: ofMerchant },
  listBills: { ...bookReaders(200), sends: ofMerchant },
  sumBills: { ...bookReaders(200), sends: ofMerchant },
  exportBills: { ...bookReaders(200), sends: ofMerchant },
  exportProof: {
    ...bookReaders(200),
    sends: (world) => ({ query: { ...ofMerchant(world).query, from: '2026-06-01', to: '2026-06-30' } }),
  },
  getBill: { ...bookReaders(200), sends: ofBill },
  getBillPdf: { ...bookReaders(200), sends: ofBill },
  emailBill: { ...managers(204), sends: aBillLetter },
  getTransmissionHealth: { ...merchantAndSupport(200), sends: ofMerchant },
  getProgress: { ...merchantAndSupport(200), sends: ofMerchant },
  listTransmissions: { ...merchantAndSupport(200), sends: ofMerchant },
  getBatch: { ...merchantAndSupport(200), sends: ofBatch },
  createBatch: {
    ...managers(200),
    ...NOT_WHILE_ACTING,
    sends: (world) => ({ ...ofMerchant(world), payload: { dryRun: true } }),
  },
  cancelBatch: { ...managers(200), ...NOT_WHILE_ACTING, sends: ofBatch },

  getCard: { ...owners(200), sends: ofMerchant },
  beginCardEntry: { ...owners(200), ...NOT_WHILE_ACTING, sends: ofMerchant },
  saveCard: {
    ...owners('terms-not-accepted'),
    ...NOT_WHILE_ACTING,
    sends: (world) => ({
      ...ofMerchant(world),
      payload: { token: 't', acceptedTermsVersion: '1', acceptedPrivacyVersion: '1' },
    }),
  },
  deleteCard: { ...owners('not-found'), ...NOT_WHILE_ACTING, sends: ofMerchant },
  receivePaymentWebhook: {
    ...anybody('webhook-not-recognized'),
    sends: () => ({ payload: { id: 'evt', type: 'charge.succeeded' } }),
  },

  priceCart: {
    ...ownersAndSupport(200),
    sends: (world) => ({ ...ofMerchant(world), payload: { installation: 'assisted' } }),
  },
  getSubscription: { ...ownersAndSupport(200), sends: ofMerchant },
  subscribe: {
    ...owners('card-required'),
    ...NOT_WHILE_ACTING,
    sends: (world) => ({ ...ofMerchant(world), payload: { installation: 'assisted' } }),
  },
  pauseSubscription: { ...owners('subscription-not-active'), ...NOT_WHILE_ACTING, sends: ofMerchant },
  reactivateSubscription: { ...owners('not-subscribed'), ...NOT_WHILE_ACTING, sends: ofMerchant },
  listInvoices: { ...ownersAndSupport(200), sends: ofMerchant },
  getInvoiceTotal: { ...ownersAndSupport(200), sends: ofMerchant },
  getInvoice: { ...ownersAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofInvoice },
  getInvoicePdf: { ...ownersAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofInvoice },
  emailInvoice: { ...ownersAndSupport(204), ...OTHERS_FIND_NOTHING, sends: ofInvoice },
  payInvoice: { ...owners('card-required'), ...OTHERS_FIND_NOTHING, ...NOT_WHILE_ACTING, sends: ofInvoice },
  retryInvoice: { ...administrators('card-required'), sends: ofInvoice },
  // A moment at which nothing is due yet.
  runBilling: { ...administrators(200), sends: () => ({ payload: { now: '2000-01-01T05:00:00Z' } }) },
  refundInvoice: {
    ...administrators('refund-too-large'),
    sends: (world) => ({ ...ofInvoice(world), payload: { totalCents: 99_999_999, reason: 'essai' } }),
  },
  // Nothing is credited yet.
  retryRefund: { ...administrators('not-found'), sends: ofInvoice },
  listUnexpectedCharges: { ...administrators(200), sends: ofMerchant },
  refundUnexpectedCharge: { ...administrators('not-found'), sends: ofInvoice },
  keepUnexpectedCharge: {
    ...administrators('not-found'),
    sends: (world) => ({ ...ofInvoice(world), payload: { note: 'essai' } }),
  },
  ...APPOINTMENT_ROWS,

  getPosConnection: { ...merchantAndSupport(200), sends: ofMerchant },
  // No provider is set up here.
  refreshPosData: { ...managersAndSupport('provider-not-connected'), sends: ofMerchant },
  listPosDevices: { ...merchantAndSupport(200), sends: ofMerchant },
  getTaxCheck: { ...merchantAndSupport(200), sends: ofMerchant },
};
