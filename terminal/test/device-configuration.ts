import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { MERCHANT, SOFTWARE } from './relay.ts';

/** Builds the configuration that Comptoir sends a till of the tests. */
export const deviceConfiguration = (more: Partial<DeviceConfiguration> = {}): DeviceConfiguration => ({
  device: {
    id: '00000000-0000-4000-8000-00000000000d',
    name: 'Caisse 1',
    deviceNumber: '2468-1357-9024',
    billPrefix: 'T000',
  },
  merchant: MERCHANT,
  employees: [],
  software: SOFTWARE,
  chain: { head: null, lastNoTrans: null },
  qrBaseUrl: 'https://cnfr.qr.mev-web.ca',
  replyTimeoutMs: 5000,
  certificate: { serial: null, notAfter: null, isRevoked: false, renewal: 'none' },
  requireShift: false,
  resendOnReturn: true,
  ...more,
});
