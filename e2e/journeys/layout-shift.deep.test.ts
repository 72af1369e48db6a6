import { fillIds } from '../support/call-api.ts';
import { PARTNER_PAGE } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Largest shift of read content while a screen comes in; the limit of what is felt as calm is twice that. */
const LIMIT = 0.05;

/** Screens that keep to the limit. */
const SCREENS = {
  merchant: [
    '/dashboard',
    '/logs',
    '/devices',
    '/employees',
    '/merchant',
    '/contacts',
    '/bills',
    '/billing',
    '/configuration',
    '/profile',
  ],
  nouveau: ['/dashboard', '/employees', '/configuration'],
  partner: [PARTNER_PAGE, `${PARTNER_PAGE}dashboard`],
  admin: [
    '/admin/dashboard',
    '/admin/merchantlist',
    '/admin/merchant?merchantId=:merchant',
    '/admin/support',
    '/admin/partner',
    '/admin/quickbook',
    '/reports',
    '/gestion',
    '/gestion/jobs',
    '/gestion/release-notes',
  ],
} as const;

/** A box that moved, as the browser reports it. */
interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Size of a shift, and the boxes that moved, from where to where. */
interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Answers come apart and late, as over a telephone. */
const DELAYS_MS = [150, 350, 250, 400, 200];

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 850 } });

    for (const [name, paths] of Object.entries(SCREENS)) {
      test(`${name}: nothing moves away while a screen comes in`, async ({ page, portal }) => {
        let requests = 0;
        let onTheirWay = 0;
        await page.route(/\/api\/(?!logs\/stream)/, async (route) => {
          requests += 1;
          onTheirWay += 1;
          await new Promise((resolve) => setTimeout(resolve, DELAYS_MS[requests % DELAYS_MS.length]));
          await route.continue().catch(() => undefined);
          onTheirWay -= 1;
        });
        await page.addInitScript(() => {
          const shifts: Shift[] = [];
          Object.assign(window, { shifts });
          const sayWhat = ({ node, previousRect: from, currentRect: to }: Moved) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName}: ${from.y}+${from.height} to ${to.y}+${to.height}`;
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as unknown as { value: number; sources: Moved[] }[])
              shifts.push({ value, what: sources.map(sayWhat) });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await portal.enter(`${name}@comptoir.test`);
        for (const path of paths) {
          await page.goto(await fillIds(page, path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.poll(() => onTheirWay).toBe(0);
          await expect(page.locator('[data-awaited]')).toHaveCount(0);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          expect(moved, `${path}\n${shifts.flatMap(({ what }) => what).join('\n')}`).toBeLessThanOrEqual(LIMIT);
        }
      });
    }
  });
}
