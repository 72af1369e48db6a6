import { expect, type Page } from '@playwright/test';

interface Rows {
  readonly count: number;
  /** Of the tallest row. */
  readonly height: number;
  /** Rows that are whole within the window. */
  readonly inView: number;
  /** From the top of the page to the first row. */
  readonly start: number;
  /** From the top of the page to the end of the last row. */
  readonly end: number;
}

/** The rows of the page's list as the browser lays them out, in CSS pixels. */
export async function measureRows(page: Page, size: { width: number; height: number }): Promise<Rows> {
  await page.setViewportSize(size);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  return page.evaluate(() => {
    globalThis.scrollTo(0, 0);
    const rows = [...document.querySelectorAll('[data-list] tbody tr:not([data-detail], [data-group])')].map((row) =>
      row.getBoundingClientRect(),
    );
    return {
      count: rows.length,
      height: Math.max(...rows.map(({ height }) => height)),
      inView: rows.filter(({ bottom }) => bottom <= globalThis.innerHeight).length,
      start: Math.min(...rows.map(({ top }) => top)),
      end: Math.max(...rows.map(({ bottom }) => bottom)),
    };
  });
}
