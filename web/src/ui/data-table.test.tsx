import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { More } from './more-rows.tsx';
import { ROW_OPENER } from './row-opener.ts';
import type { Column, Sort } from './table-column.ts';
import { uiEn } from './ui.en.ts';

interface Bill {
  readonly id: string;
  readonly total: number;
}

const BILLS: readonly Bill[] = [
  { id: 'A-1', total: 12 },
  { id: 'A-2', total: 7 },
];
const opened = vi.fn<(id: string) => void>();
const COLUMNS: readonly Column<Bill>[] = [
  {
    key: 'number',
    header: 'Number',
    sortBy: ({ id }) => id,
    cell: ({ id }) => (
      <button type="button" className={ROW_OPENER} onClick={() => opened(id)}>
        {id}
      </button>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    isFigure: true,
    phone: 'primary',
    sortBy: ({ total }) => total,
    cell: ({ total }) => total,
  },
  { key: 'note', header: 'Note', phone: 'hidden', cell: () => null },
];

interface Shown {
  readonly rows?: readonly Bill[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly more?: More;
  readonly groupOf?: (row: Bill) => string;
}

const table = ({ rows = BILLS, ...rest }: Shown = {}) => (
  <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn }}>
    <DataTable
      caption="Bills"
      columns={COLUMNS}
      rows={rows}
      idOf={({ id }) => id}
      renderActions={() => 'menu'}
      {...rest}
    />
  </IntlProvider>
);

describe('a table', () => {
  it('writes its roles out, since its layout is none of a table', () => {
    const { container } = render(table());
    const unnamed = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
      (element) => !element.hasAttribute('role'),
    );
    expect(unnamed).toEqual([]);
  });

  it('names each row by its first cell, and what can be done with it by one word', () => {
    render(table());
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['A-1', 'A-2']);
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Actions');
  });

  it('says where each cell stands on a narrow screen', () => {
    render(table());
    const [row] = screen.getAllByRole('row').slice(1);
    const places = row ? [...row.children].map((cell) => (cell as HTMLElement).dataset['phone']) : [];
    expect(places).toEqual(['primary', 'primary', 'hidden', undefined]);
  });
});

it('says a group of rows where it begins', () => {
  render(table({ groupOf: ({ total }) => (total > 10 ? 'Many' : 'Few') }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Many', 'A-1', 'Few', 'A-2']);
});

describe('the headers', () => {
  it('say by which column the rows are ordered, and how', () => {
    render(table({ sort: { key: 'total', isDescending: true }, onSort: () => undefined }));
    const orders = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    expect(orders).toEqual([null, 'descending', null, null]);
  });

  it('are buttons where they can order the rows', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    render(table({ sort: { key: 'total', isDescending: false }, onSort }));
    const head = within(screen.getAllByRole('rowgroup')[0] as HTMLElement);
    expect(head.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Number', 'Total']);
    await userEvent.click(head.getByRole('button', { name: 'Total' }));
    await userEvent.click(head.getByRole('button', { name: 'Number' }));
    expect(onSort.mock.calls).toEqual([
      [{ key: 'total', isDescending: true }],
      [{ key: 'number', isDescending: false }],
    ]);
  });

  it('are said when they have changed the order', async () => {
    const by = (isDescending: boolean) => table({ sort: { key: 'total', isDescending }, onSort: () => undefined });
    const { rerender } = render(by(false));
    rerender(by(true));
    await waitFor(() => expect(said()).toBe('Sorted by Total, descending'));
  });

  it('are plain words in a list that the server orders', () => {
    render(table());
    const head = within(screen.getAllByRole('rowgroup')[0] as HTMLElement);
    expect(head.queryByRole('button')).toBeNull();
  });
});

/** Returns the words that a screen reader was given to say. */
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('more rows', () => {
  const more = (given: Partial<More> = {}): More => ({ hasMore: true, onMore: () => undefined, ...given });

  it('take the focus to the first of them, also when they are the last', async () => {
    const { rerender } = render(table({ rows: BILLS.slice(0, 1), more: more() }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(table({ more: more({ hasMore: false }) }));
    expect(document.activeElement?.textContent).toBe('A-2');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leave the focus where it is when they come by themselves', () => {
    const { rerender } = render(table({ rows: BILLS.slice(0, 1), more: more() }));
    rerender(table({ more: more() }));
    expect(document.activeElement).toBe(document.body);
  });

  it('are counted, and aloud when they were asked for', async () => {
    const { rerender } = render(table({ rows: BILLS.slice(0, 1), more: more({ count: 130 }) }));
    expect(screen.getByText('1 of 130 shown')).toBeDefined();
    expect(said()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(table({ more: more({ count: 130 }) }));
    await waitFor(() => expect(said()).toBe('2 of 130 shown'));
  });

  it('are asked for once, by a button that keeps the focus', async () => {
    const onMore = vi.fn<() => void>();
    render(table({ more: more({ isLoading: true, onMore }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Show more');
  });
});
