import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { Chart } from './chart.tsx';
import type { ChartContent } from './chart-data.ts';
import { uiEn } from './ui.en.ts';
import { uiFr } from './ui.fr.ts';

const POINTS = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ label, tick: label.slice(0, 3) }));

interface Shown extends Partial<Omit<ChartContent, 'points'>> {
  readonly points?: ChartContent['points'] | undefined;
  readonly language?: 'fr' | 'en';
}

function show({ language = 'en', ...given }: Shown = {}) {
  const chart = {
    points: POINTS,
    series: [{ label: 'Sales', shape: 'bar', tone: 'green', values: [12, null, -3] }],
    format: (value: number) => `$${value}`,
    ...given,
  } as const;
  return render(
    <IntlProvider locale={language} timeZone="UTC" messages={{ ui: (language === 'en' ? uiEn : uiFr) as typeof uiEn }}>
      <Chart caption="Sales of the week" pointHeader="Day" {...chart} />
    </IntlProvider>,
  );
}

const reader = () => screen.findByRole('slider', { name: 'Point by point: Sales of the week' });
const words = async () => (await reader()).getAttribute('aria-valuetext');
const move = async (to: number) => fireEvent.change(await reader(), { target: { value: String(to) } });

describe('the points of a chart', () => {
  it('are one stop of the Tab key and say their values, the last one first', async () => {
    show();
    await reader();
    await userEvent.tab();
    expect(document.activeElement).toBe(await reader());
    expect(await words()).toBe('Wednesday, Sales $-3');
    await move(0);
    expect(await words()).toBe('Monday, Sales $12');
  });

  it('say what is not known, which is not zero', async () => {
    show();
    await move(1);
    expect(await words()).toBe('Tuesday, not known');
  });

  it('say the bands that touch them, and no others', async () => {
    show({ bands: { label: 'Outages', items: [{ from: 0.9, to: 1, label: '10:40 p.m.' }] } });
    await move(0);
    expect(await words()).toBe('Monday, Sales $12, Outages 10:40 p.m.');
    await move(1);
    expect(await words()).toBe('Tuesday, not known');
  });

  it('are shown beside the pointer, until it leaves or Escape is pressed', async () => {
    const { container } = show();
    const plot = (await reader()).parentElement as HTMLElement;
    plot.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
    const shown = () => container.querySelector('strong')?.textContent;
    fireEvent.pointerMove(plot, { clientX: 150 });
    expect(shown()).toBe('Monday');
    fireEvent.pointerMove(plot, { clientX: 900 });
    expect(shown()).toBe('Wednesday');
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(shown()).toBeUndefined();
    fireEvent.pointerMove(plot, { clientX: 150 });
    fireEvent.keyDown(await reader(), { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });

  it('stay shown when a finger is taken off', async () => {
    const { container } = show();
    const plot = (await reader()).parentElement as HTMLElement;
    plot.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    fireEvent.pointerDown(plot, { clientX: 150 });
    fireEvent.pointerLeave(plot, { pointerType: 'touch' });
    expect(container.querySelector('strong')?.textContent).toBe('Tuesday');
  });
});

it('a chart of one point says it', async () => {
  show({ points: POINTS.slice(0, 1), series: [{ label: 'Sales', shape: 'line', tone: 'green', values: [12] }] });
  expect(await words()).toBe('Monday, Sales $12');
  expect((await reader()).getAttribute('max')).toBe('0');
});

describe('the table of a chart', () => {
  it.each([
    ['en', 'Show the figures as a table', 'Hide the table'],
    ['fr', 'Afficher les chiffres en tableau', 'Masquer le tableau'],
  ] as const)('comes and goes by a button (%s)', async (language, showing, hiding) => {
    show({ language, bands: { label: 'Outages', items: [{ from: 2, to: 2.5, label: 'noon' }] } });
    await userEvent.click(screen.getByRole('button', { name: showing }));
    const table = within(await screen.findByRole('table', { name: 'Sales of the week' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Sales',
      'Outages',
    ]);
    const unknown = language === 'en' ? 'not known' : 'inconnu';
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Monday$12', `Tuesday${unknown}`, 'Wednesday$-3noon']);
    await userEvent.click(screen.getByRole('button', { name: hiding }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a chart without values', () => {
  it.each([
    ['no point', []],
    ['nothing known', [null, null, null]],
  ])('says so and has no table (%s)', async (_, values) => {
    show({
      points: values.length > 0 ? POINTS : [],
      series: [{ label: 'Sales', shape: 'line', tone: 'green', values }],
    });
    expect(screen.getByText('No data available')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the figures as a table' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that are on their way says neither', async () => {
    show({ points: undefined, series: [] });
    expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('No data available')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

it('names several series and their bands, a single one not twice', async () => {
  const line = {
    label: 'The week before',
    shape: 'line',
    tone: 'soft',
    isComparison: true,
    values: [1, 2, 3],
  } as const;
  const bar = { label: 'Sales', shape: 'bar', tone: 'green', values: [1, 2, 3] } as const;
  const bands = { label: 'Outages', items: [{ from: 0, to: 1, label: 'all day' }] };
  const { unmount } = show({ series: [bar, line], bands });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sales',
    'The week before',
    'Outages',
  ]);
  unmount();
  show({ series: [bar], bands: { ...bands, items: [] } });
  expect(screen.queryByRole('list')).toBeNull();
});
