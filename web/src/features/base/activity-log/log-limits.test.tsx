import { getLogCounts, listLogs } from '@comptoir/contract/base/activity-log';
import { waitingTransactions } from '@comptoir/contract/sales/bills';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLogEntry } from '../../../../test/factories.ts';
import { answer, openStream } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const page = (...items: ReturnType<typeof aLogEntry>[]) => ({
  items,
  nextCursor: null,
  previousCursor: null,
  archivedUntil: null,
});

describe('what is older than the list', () => {
  it.each([
    ['fr', /jusqu’au 30 avril 2020 .*exportation/],
    ['en', /up to April 30, 2020 .*export/],
  ] as const)('is said to be in files, below the oldest lines (%s)', async (language, words) => {
    answer(listLogs, ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [aLogEntry(2)], nextCursor: 'below-2', previousCursor: null, archivedUntil: null }
        : { ...page(aLogEntry(1)), archivedUntil: '2020-04-30' },
    );
    const { user } = await renderApp('/logs', { language });
    expect(screen.queryByText(words)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Show more|Afficher plus/ }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['fr', 'Peu de lignes, ou aucune'],
    ['en', 'Few lines, if any'],
  ] as const)('do not count as none what was not found among the newest lines (%s)', async (language, words) => {
    answer(listLogs, page(aLogEntry(1)));
    answer(getLogCounts, { count: 0, isExact: false });
    await renderApp('/logs?q=lot', { language });
    expect(await screen.findByText(new RegExp(words))).toBeDefined();
  });
});

describe('the list from a day that was jumped to', () => {
  it('stays as it is when something new comes', async () => {
    const stream = openStream();
    const waitingBills = answer(waitingTransactions, {
      count: 0,
      oldestAt: null,
      urgency: 'calm',
      authorityReachable: true,
    });
    answer(listLogs, page(aLogEntry(1)));
    await renderApp('/logs?at=2026-05-20');
    await screen.findByText('Facture 1 acceptée.');
    await screen.findByText('En direct');
    const [received, before] = [answer(listLogs, page(aLogEntry(2), aLogEntry(1))), waitingBills.length];
    stream.send('activity');
    await waitFor(() => expect(waitingBills.length).toBeGreaterThan(before));
    expect(screen.getByText('Facture 1 acceptée.')).toBeDefined();
    expect(screen.queryByText('Facture 2 acceptée.')).toBeNull();
    expect(received).toEqual([]);
  });
});
