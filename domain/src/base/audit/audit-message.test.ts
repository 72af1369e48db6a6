import { describe, expect, it } from 'vitest';
import { merchantsActs } from './acts/merchants.ts';
import { operationsActs } from './acts/operations.ts';
import { peopleActs } from './acts/people.ts';
import { settingsActs } from './acts/settings.ts';
import { AUDIT_ACTIONS, groupOf, isOwn, type AuditAction, type AuditRecord } from './audit-action.ts';
import { AUDIT_GROUPS } from '../activity-log/events/audit-groups.ts';
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
  /** The acts whose sentences do not pass, with both. */
  const misfits = (
    actions: readonly AuditAction[],
    facts: object,
    passes: (sentences: { french: string; english: string }) => boolean,
  ) =>
    actions.flatMap((action) => {
      const record = { action, facts } as unknown as AuditRecord;
      const sentences = { french: auditMessage(record, 'fr'), english: auditMessage(record, 'en') };
      return passes(sentences) ? [] : [{ action, ...sentences }];
    });

  it('writes a whole sentence for every act in both languages', () => {
    const isWhole = (text: string): boolean => /^\S.{5,}\.$/.test(text) && !/undefined|\[object/.test(text);
    const own = AUDIT_ACTIONS.filter(isOwn);
    expect(
      misfits(own, FACTS, ({ french, english }) => isWhole(french) && isWhole(english) && french !== english),
    ).toEqual([]);
  });

  it('says of an event of the activity log what the log says', () => {
    const record: AuditRecord = { action: 'user-suspended', facts: FACTS };
    expect(auditMessage(record, 'fr')).toBe('Accès de merchant@comptoir.test suspendu.');
  });

  it('speaks of a merchant, never to one', () => {
    const about = LOG_EVENTS.filter((event) => ['people', 'impersonation'].includes(groupOf(event)));
    const other = { role: 'admin', action: 'read-logs', from: 'Boréal', to: 'Nord', right: 'owner', fields: [] };
    expect(
      misfits(
        about,
        { ...FACTS, ...other },
        ({ french, english }) => !/\b(?:votre|vos|vous)\b/i.test(french) && !/\byour?\b/i.test(english),
      ),
    ).toEqual([]);
  });

  it('falls back to the code of a reason that it has no words for', () => {
    expect(auditMessage({ action: 'sign-in-failed', facts: { reason: 'new-reason' } }, 'en')).toContain('new-reason');
  });
});

describe('the rows of acts', () => {
  it('are one for each act, and none for an event of the log', () => {
    const files = [peopleActs, settingsActs, merchantsActs, operationsActs];
    expect([...LOG_EVENTS, ...files.flatMap(Object.keys)]).toEqual(AUDIT_ACTIONS);
    expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
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
