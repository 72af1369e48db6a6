import { describe, expect, it } from 'vitest';
import { cents } from '../amounts/cents.ts';
import { LOG_EVENTS } from './log-catalogue.ts';
import type { LogRecord } from './log-event.ts';
import { logMessage } from './log-message.ts';

const FACTS = {
  noTrans: 'A-1001',
  code: 'burger-fume',
  change: 'added',
  added: 12,
  changed: 3,
  refused: 1,
  removed: 2,
  totalCents: cents(575),
  fromCents: cents(14_000),
  toCents: cents(16_000),
  on: '2026-12-24',
  psiNoTrans: '7KQ2-M4XD-19TB-Z0RC',
  noLot: '0000417733',
  errors: [{ id: 'JW00B999429E', codRetour: '16' }],
  reason: 'broken-chain',
  waiting: 3,
  wrong: 2,
  hours: 24,
  minutes: 2880,
  proof: '7KQ2-M4XD-19TB-Z0RC',
  deviceNumber: '2468-1357-9024',
  document: 'FAC',
  email: 'merchant@comptoir.test',
  formerEmail: 'former@comptoir.test',
  role: 'partner',
  action: 'read-logs',
  provider: 'Clover',
  number: '1042',
  revision: 2,
  decline: 'soft',
  brand: 'Visa',
  last4: '4242',
  startsAt: '2026-11-24T13:00:00.000Z',
  fields: ['qst_number', 'city'],
  from: 'Caisse 1',
  to: 'Comptoir',
  days: 30,
  first: '2026-03-08',
  format: 'csv',
  program: 'sage',
  name: 'Camille Roy',
  before: 'reader',
  right: 'manager',
  thirdParty: 'Hot-dogs du port',
  contract: 'new',
  ticketNumber: 'C-104233',
  original: 'A-1000',
  beyondCents: cents(125),
  how: 'declined',
  isSold: true,
};

describe('logMessage', () => {
  it('writes a whole sentence for every event in both languages', () => {
    const misfits = LOG_EVENTS.flatMap((event) => {
      const record = { event, facts: FACTS } as LogRecord;
      const [french, english] = [logMessage(record, 'fr'), logMessage(record, 'en')];
      const isWhole = (text: string): boolean => /^\S.{5,}\.$/.test(text) && !/undefined|\[object/.test(text);
      return isWhole(french) && isWhole(english) && french !== english ? [] : [{ event, french, english }];
    });
    expect(misfits).toEqual([]);
  });

  it('gives no meaning to what stands in a value', () => {
    const hostile = '%s {name} ${name} $& $1 \\u0041 {{0}} <b>x</b>';
    for (const language of ['fr', 'en'] as const) {
      const written = LOG_EVENTS.map((event) =>
        logMessage({ event, facts: { ...FACTS, name: hostile } } as LogRecord, language),
      );
      expect(written.filter((text) => text.includes(hostile)).length).toBeGreaterThan(0);
      expect(written.filter((text) => /Camille/.test(text))).toEqual([]);
    }
  });

  it('writes the total in the notation of the language', () => {
    const record: LogRecord = { event: 'bill-accepted', facts: FACTS };
    expect(logMessage(record, 'fr')).toContain('5,75\u00A0$');
    expect(logMessage(record, 'en')).toContain('$5.75');
    expect(logMessage(record, 'en')).toContain('7KQ2-M4XD-19TB-Z0RC');
  });

  it.each(['card-saved', 'card-deleted'] as const)('names a card that no one has described as a card: %s', (event) => {
    const record: LogRecord = { event, facts: { brand: null, last4: null } };
    expect(logMessage(record, 'fr')).toMatch(/^Carte (enregistrée|supprimée)\.$/);
    expect(logMessage(record, 'en')).toMatch(/^Card (saved|deleted)\.$/);
  });

  it('names an error with its return code', () => {
    const record: LogRecord = { event: 'certificate-refused', facts: FACTS };
    expect(logMessage(record, 'en')).toContain('JW00B999429E[16]');
  });

  it.each([
    [6, '6\u00A0min'],
    [119, '119\u00A0min'],
    [120, '2\u00A0h'],
    [2880, '2\u00A0jours'],
  ])('writes %i minutes as %s', (minutes, written) => {
    expect(logMessage({ event: 'till-clock-ahead', facts: { noTrans: 'A-1', minutes } }, 'fr')).toContain(written);
  });

  it('falls back to the code of a reason it has no words for', () => {
    const record: LogRecord = { event: 'bill-refused-by-relay', facts: { noTrans: 'A-1', reason: 'new-reason' } };
    expect(logMessage(record, 'fr')).toContain('new-reason');
  });
});
