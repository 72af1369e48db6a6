import type { AuditEventView } from '@comptoir/contract/base/audit';
import { id } from './factories.ts';

/** A row of the audit trail: prices that were changed. */
export const anEvent = (given: Partial<AuditEventView> = {}): AuditEventView => ({
  id: id(1),
  occurredAt: '2026-06-20T15:00:00.000Z',
  action: 'prices-changed',
  group: 'prices',
  message: 'Tarifs du forfait modifiés.',
  userId: id(2),
  userName: 'Alexis Admin',
  userEmail: 'admin@comptoir.test',
  role: 'admin',
  actingFor: null,
  merchantId: null,
  merchantName: null,
  subjectType: 'plan',
  subjectId: id(3),
  subjectName: null,
  before: { monthlyCents: 14_000 },
  after: { monthlyCents: 15_000 },
  address: '203.0.113.7',
  userAgent: 'Firefox',
  requestId: id(4),
  position: 12,
  ...given,
});
