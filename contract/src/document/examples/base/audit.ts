import type * as audit from '../../../base/audit.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, MERCHANT_ID, OTHER_ID, USER_ID } from '../ids.ts';

const event = {
  id: OTHER_ID,
  occurredAt: '2026-06-20T17:45:03.120Z',
  action: 'device-renamed',
  group: 'devices',
  message: 'The device “Caisse 1” was renamed.',
  userId: USER_ID,
  userName: 'Camille Roy',
  userEmail: 'merchant@comptoir.test',
  role: 'merchant',
  actingFor: null,
  merchantId: MERCHANT_ID,
  merchantName: 'Bistro du Quai',
  subjectType: 'device',
  subjectId: DEVICE_ID,
  subjectName: 'Caisse 1',
  before: { name: 'Caisse' },
  after: { name: 'Caisse 1' },
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  requestId: '0198c5a2-9b7e-7c10-8d2f-1e3a5b7c9d0f',
  position: 4812,
} as const;

export const auditExamples: ExamplesOf<typeof audit> = {
  listAudit: {
    query: { from: '2026-06-01', to: '2026-06-30', merchantId: MERCHANT_ID },
    reply: {
      items: [event],
      nextCursor: null,
    },
  },
  listSupportActs: {
    query: { merchantId: MERCHANT_ID },
    reply: { items: [{ ...event, role: 'admin', userName: 'Alex Bois', userEmail: 'admin@comptoir.test' }] },
  },
  exportAudit: { query: { from: '2026-06-01', to: '2026-06-30' } },
  getAuditChain: {
    reply: {
      links: 4812,
      waiting: 0,
      check: { checkedAt: '2026-06-20T04:00:12.000Z', links: 4790, until: '2026-06-20T03:58:41.000Z', faults: 0 },
    },
  },
};
