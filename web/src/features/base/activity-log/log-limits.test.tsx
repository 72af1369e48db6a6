import { getLogCounts, listLogs } from '@comptoir/contract/base/activity-log';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLogEntry } from '../../../../test/factories.ts';
import { answer } from '../../../../test/mock-api.ts';
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
