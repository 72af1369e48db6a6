import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_GROUPS, groupOf, OWN_ACTION_GROUPS, type AuditRecord } from './audit-action.ts';
import { LOG_EVENTS } from '../activity-log/log-catalogue.ts';
import { auditMessage } from './audit-message.ts';
import { listChanges } from './list-changes.ts';

const FACTS = {
  email: 'merchant@comptoir.test',
  reason: 'invalid-credentials',
  code: 'ETE2026',
  number: '1042',
  now: '2026-11-24',
  from: 'admin',
  to: 'partner',
  name: 'Camille Roy',
  deviceNumber: '2468-1357-9024',
  format: 'csv',
  kind: 'log',
  file: 'marchands.csv',
  count: 12,
  title: 'Le journal, en direct',
  on: '2026-12-24',
  ticketNumber: 'C-104001',
  task: 'send-mail',
  action: 'message',
};

describe('auditMessage', () => {
  it.each(Object.keys(OWN_ACTION_GROUPS))('writes a whole sentence for %s in both languages', (action) => {
    const record = { action, facts: FACTS } as AuditRecord;
    const [french, english] = [auditMessage(record, 'fr'), auditMessage(record, 'en')];
    for (const text of [french, english]) expect(text).toMatch(/^\S.{5,}\.$/);
    for (const text of [french, english]) expect(text).not.toMatch(/undefined|\[object/);
    expect(french).not.toBe(english);
  });

  it('says of an event of the activity log what the log says', () => {
    const record: AuditRecord = { action: 'user-suspended', facts: FACTS };
    expect(auditMessage(record, 'fr')).toBe('Accès de merchant@comptoir.test suspendu.');
  });

  it.each(LOG_EVENTS.filter((event) => groupOf(event) === 'people' || groupOf(event) === 'impersonation'))(
    'speaks of a merchant, never to one: %s',
    (action) => {
      const facts = {
        ...FACTS,
        role: 'admin',
        action: 'read-logs',
        from: 'Boréal',
        to: 'Nord',
        right: 'owner',
        fields: [],
      };
      const record = { action, facts } as unknown as AuditRecord;
      expect(auditMessage(record, 'fr')).not.toMatch(/\b(?:votre|vos|vous)\b/i);
      expect(auditMessage(record, 'en')).not.toMatch(/\byour?\b/i);
    },
  );

  it('falls back to the code of a reason that it has no words for', () => {
    expect(auditMessage({ action: 'sign-in-failed', facts: { reason: 'new-reason' } }, 'en')).toContain('new-reason');
  });
});

describe('groupOf', () => {
  it('puts every action under a group, and something under every group', () => {
    expect(new Set(AUDIT_ACTIONS.map(groupOf))).toEqual(new Set(AUDIT_GROUPS));
    expect(groupOf('user-suspended')).toBe('people');
    expect(groupOf('merchant-information-changed')).toBe('merchant');
  });
});

describe('listChanges', () => {
  it('keeps the fields that differ, one that is missing as null', () => {
    expect(listChanges({ a: 1, b: 'x', c: null }, { a: 1, b: 'y', d: [1] })).toEqual({
      before: { b: 'x', d: null },
      after: { b: 'y', d: [1] },
    });
  });
});
