import * as appointments from './help/appointments.ts';
import * as audit from './base/audit.ts';
import * as billingRuns from './money/billing-runs.ts';
import * as card from './money/cards.ts';
import * as certification from './sales/certification.ts';
import * as contacts from './people/contacts.ts';
import * as deviceApi from './sales/device-api.ts';
import * as devices from './sales/devices.ts';
import * as employees from './sales/employees.ts';
import type { Endpoint } from './endpoint.ts';
import * as invoices from './money/invoices.ts';
import * as logs from './base/activity-log.ts';
import * as merchants from './base/merchants.ts';
import * as partners from './people/partners.ts';
import * as plan from './money/plan.ts';
import * as posConnection from './provider/pos-connection.ts';
import * as posSignIn from './provider/pos-sign-in.ts';
import * as profile from './people/profile.ts';
import * as progress from './help/installation.ts';
import * as promoCodes from './money/promo-codes.ts';
import * as registration from './people/registration.ts';
import * as releaseNotes from './help/release-notes.ts';
import * as reports from './sales/reports.ts';
import * as session from './base/sessions.ts';
import * as subscription from './money/subscriptions.ts';
import * as support from './help/support.ts';
import * as transactions from './sales/bills.ts';
import * as users from './people/users.ts';
import * as unexpectedCharges from './money/unexpected-charges.ts';

/** Every call of the API; the OpenAPI document, the authorization tests and the bad-input tests walk this table. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  login: session.login,
  authenticate: session.authenticate,
  logout: session.logout,
  getSession: session.getSession,
  renewSession: session.renewSession,
  requestPasswordReset: session.requestPasswordReset,
  startImpersonation: session.startImpersonation,
  endImpersonation: session.endImpersonation,
  updateProfile: profile.updateProfile,
  choosePassword: profile.choosePassword,
  listSessions: profile.listSessions,
  endSession: profile.endSession,
  endAllSessions: profile.endAllSessions,
  startSecondFactor: profile.startSecondFactor,
  confirmSecondFactor: profile.confirmSecondFactor,
  renewRecoveryCodes: profile.renewRecoveryCodes,
  removeSecondFactor: profile.removeSecondFactor,
  listAudit: audit.listAudit,
  exportAudit: audit.exportAudit,
  getAuditChain: audit.getAuditChain,
  listUsers: users.listUsers,
  inviteUser: users.inviteUser,
  inviteAgain: users.inviteAgain,
  updateUser: users.updateUser,
  setUserSuspension: users.setUserSuspension,
  endUserSessions: users.endUserSessions,
  removeUserSecondFactor: users.removeUserSecondFactor,
  listPartners: partners.listPartners,
  getPartner: partners.getPartner,
  listContacts: contacts.listContacts,
  addContact: contacts.addContact,
  updateContact: contacts.updateContact,
  setContactRight: contacts.setContactRight,
  removeContact: contacts.removeContact,
  inviteContactAgain: contacts.inviteContactAgain,
  askSupport: support.askSupport,
  listReleaseNotes: releaseNotes.listReleaseNotes,
  getReleaseNotesSeen: releaseNotes.getReleaseNotesSeen,
  markReleaseNotesSeen: releaseNotes.markReleaseNotesSeen,
  getOverview: reports.getOverview,
  getTransmissionReport: reports.getTransmissionReport,
  startPosSignIn: posSignIn.startPosSignIn,
  finishPosSignIn: posSignIn.finishPosSignIn,
  receivePosWebhook: posConnection.receivePosWebhook,
  getPosConnection: posConnection.getPosConnection,
  refreshPosData: posConnection.refreshPosData,
  listPosDevices: posConnection.listPosDevices,
  getTaxCheck: posConnection.getTaxCheck,
  listMerchants: merchants.listMerchants,
  getMerchant: merchants.getMerchant,
  updateMerchant: merchants.updateMerchant,
  revealAuthorizationCode: merchants.revealAuthorizationCode,
  validateTaxNumbers: merchants.validateTaxNumbers,
  listDevices: devices.listDevices,
  createActivationCode: devices.createActivationCode,
  renameDevice: devices.renameDevice,
  unlinkDevice: devices.unlinkDevice,
  listCertificates: devices.listCertificates,
  testCertificateAgain: devices.testCertificateAgain,
  requestRenewal: devices.requestRenewal,
  revokeCertificate: devices.revokeCertificate,
  listEmployees: employees.listEmployees,
  declareEmployee: employees.declareEmployee,
  withdrawEmployee: employees.withdrawEmployee,
  listLogs: logs.listLogs,
  streamLogs: logs.streamLogs,
  waitingTransactions: transactions.waitingTransactions,
  getTransmissionHealth: progress.getTransmissionHealth,
  getProgress: progress.getProgress,
  confirmFunctionality: progress.confirmFunctionality,
  transmitTransactions: transactions.transmitTransactions,
  register: registration.register,
  getPlan: plan.getPlan,
  setPlan: plan.setPlan,
  getCertification: certification.getCertification,
  setTestCase: certification.setTestCase,
  listPromoCodes: promoCodes.listPromoCodes,
  createPromoCode: promoCodes.createPromoCode,
  withdrawPromoCode: promoCodes.withdrawPromoCode,
  priceCart: subscription.priceCart,
  getSubscription: subscription.getSubscription,
  subscribe: subscription.subscribe,
  pauseSubscription: subscription.pauseSubscription,
  reactivateSubscription: subscription.reactivateSubscription,
  getCard: card.getCard,
  beginCardEntry: card.beginCardEntry,
  saveCard: card.saveCard,
  deleteCard: card.deleteCard,
  receivePaymentWebhook: card.receivePaymentWebhook,
  listInvoices: invoices.listInvoices,
  getInvoice: invoices.getInvoice,
  payInvoice: invoices.payInvoice,
  emailInvoice: invoices.emailInvoice,
  getInvoicePdf: invoices.getInvoicePdf,
  refundInvoice: invoices.refundInvoice,
  retryInvoice: invoices.retryInvoice,
  retryRefund: invoices.retryRefund,
  listUnexpectedCharges: unexpectedCharges.listUnexpectedCharges,
  refundUnexpectedCharge: unexpectedCharges.refundUnexpectedCharge,
  saveUnexpectedCharge: unexpectedCharges.saveUnexpectedCharge,
  listFreeHours: appointments.listFreeHours,
  listAppointments: appointments.listAppointments,
  bookAppointment: appointments.bookAppointment,
  cancelAppointment: appointments.cancelAppointment,
  activateDevice: deviceApi.activateDevice,
  runBilling: billingRuns.runBilling,
  getDeviceConfiguration: deviceApi.getDeviceConfiguration,
  requestCertificate: deviceApi.requestCertificate,
  renewCertificate: deviceApi.renewCertificate,
  giveUpCertificate: deviceApi.giveUpCertificate,
  handOverTransactions: deviceApi.handOverTransactions,
  readChain: deviceApi.readChain,
  readTransactionStates: deviceApi.readTransactionStates,
  reportDeviceEvents: deviceApi.reportDeviceEvents,
};
