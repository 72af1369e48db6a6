import { getLogCounts, getLogEntry, listLogs } from '@comptoir/contract/base/activity-log';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLogEntry } from '../../../../test/factories.ts';
import { answer } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const NOTHING_MORE = {
  actorName: null,
  actorEmail: null,
  requestId: null,
  facts: {},
  billId: null,
  invoiceId: null,
  reportedAt: null,
};

describe('an entry of the log', () => {
  it.each([
    [
      'fr',
      ['Numéro de TVQ', '– → 1000000001TQ0001'],
      ['Traiteur', 'non → oui'],
      ['Montant remboursé', '0,00 $ → 5,75 $'],
      ['Droit', 'lecteur → gérant'],
      ['Remarque', 'open → paid'],
    ],
    [
      'en',
      ['QST number', '– → 1000000001TQ0001'],
      ['Caterer', 'no → yes'],
      ['Amount refunded', '$0.00 → $5.75'],
      ['Right', 'reader → manager'],
      ['Note', 'open → paid'],
    ],
  ] as const)('names what changed in words (%s)', async (language, ...changes: (readonly [string, string])[]) => {
    answer(listLogs, { items: [aLogEntry(5)], nextCursor: null, previousCursor: null, archivedUntil: null });
    const before = { qst_number: null, isTraiteur: false, creditedCents: 0, right: 'reader', note: 'open' };
    const after = {
      qst_number: '1000000001TQ0001',
      isTraiteur: true,
      creditedCents: 575,
      right: 'manager',
      note: 'paid',
    };
    answer(getLogEntry, { ...aLogEntry(5), ...NOTHING_MORE, before, after });
    answer(getLogCounts, { count: 1, isExact: true });
    await renderApp(`/logs?open=${aLogEntry(5).id}`, { language });
    const dialog = within(await screen.findByRole('dialog'));
    for (const [name, change] of changes) {
      const term = await dialog.findByText(name);
      expect(term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(change);
    }
  });
});
