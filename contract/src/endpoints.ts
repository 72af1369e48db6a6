import * as deviceApi from './device-api.ts';
import * as devices from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import * as logs from './logs.ts';
import * as merchants from './merchants.ts';
import * as session from './session.ts';
import * as transactions from './transactions.ts';

/** Every call of the API; the OpenAPI document, the authorization tests and the bad-input tests walk this table. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  login: session.login,
  authenticate: session.authenticate,
  logout: session.logout,
  getSession: session.getSession,
  renewSession: session.renewSession,
  listMerchants: merchants.listMerchants,
  getMerchant: merchants.getMerchant,
  listDevices: devices.listDevices,
  createActivationCode: devices.createActivationCode,
  listLogs: logs.listLogs,
  streamLogs: logs.streamLogs,
  waitingTransactions: transactions.waitingTransactions,
  transmitTransactions: transactions.transmitTransactions,
  activateDevice: deviceApi.activateDevice,
  getDeviceConfiguration: deviceApi.getDeviceConfiguration,
  requestCertificate: deviceApi.requestCertificate,
  handOverTransactions: deviceApi.handOverTransactions,
  readTransactionStates: deviceApi.readTransactionStates,
  reportDeviceEvents: deviceApi.reportDeviceEvents,
};
