import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { ResultCount } from './result-count.tsx';
import { uiEn } from './ui.en.ts';

const counted = (wanted: unknown, count: number | undefined, words?: string) => (
  <IntlProvider locale="en" messages={{ ui: uiEn }} timeZone="UTC">
    <ResultCount wanted={wanted} count={count} words={words} />
  </IntlProvider>
);

const said = (): string => screen.getByRole('status').textContent;
/** Longer than it waits for someone who types. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

describe('how many rows a list has', () => {
  it('is not said as the screen comes, nor when rows come by themselves', async () => {
    const { rerender } = render(counted({ q: '' }, 3));
    rerender(counted({ q: '' }, 4));
    await aMoment();
    expect(said()).toBe('');
  });

  it('is said when the list is narrowed, and when it is whole again', async () => {
    const { rerender } = render(counted({}, 30));
    rerender(counted({ q: 'a' }, 2));
    await waitFor(() => expect(said()).toBe('2 results'));
    rerender(counted({}, 30));
    await waitFor(() => expect(said()).toBe('30 results'));
  });

  it('is said again when another filter leaves as many', async () => {
    const { rerender } = render(counted({}, 2));
    rerender(counted({ q: 'a' }, 2));
    const first = await screen.findByText('2 results');
    rerender(counted({ q: 'b' }, 2));
    await waitFor(() => expect(screen.getByText('2 results')).not.toBe(first));
  });

  it('waits for the answer, and for a user who types', async () => {
    const { rerender } = render(counted({}, 30));
    rerender(counted({ q: 'a' }, undefined));
    rerender(counted({ q: 'ab' }, 9));
    rerender(counted({ q: 'abc' }, 0));
    expect(said()).toBe('');
    await waitFor(() => expect(said()).toBe('No result'));
  });

  it('is said in the words of the screen, where it has its own', async () => {
    const { rerender } = render(counted({}, 2, 'About 2 lines'));
    rerender(counted({ q: 'a' }, 1, 'About 1 line'));
    await waitFor(() => expect(said()).toBe('About 1 line'));
  });
});
