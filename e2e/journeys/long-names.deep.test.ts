import { expectArrived, expectRoom } from '../support/expect-reachable.ts';
import { inState, PICTURED_STATES } from '../support/pictured-states.ts';
import { PARTNER_PAGE } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Screens whose names and amounts are of every kind: lists that lead somewhere and lists that do not, cards, charts, documents. */
const SCREENS = {
  merchant: ['/dashboard', '/sales', '/employees', '/contacts', '/bills?view=all', '/sales/reports?by=item'],
  traiteur: ['/sales/customers', '/sales/estimates', '/sales/contracts'],
  admin: [
    '/admin/merchantlist',
    '/admin/support',
    '/gestion',
    '/gestion/messages',
    '/gestion/technicians',
    PARTNER_PAGE,
  ],
} as const;

for (const [email, paths] of Object.entries(SCREENS)) {
  test(`${email}: names of a hundred letters and amounts in the millions have room`, async ({ page, portal }) => {
    await portal.enter(`${email}@comptoir.test`);
    await inState(page, PICTURED_STATES.long, async () => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByText(/Microtorréfactionnistes|1.234.\d{3}/).first()).toBeAttached();
        await expectArrived(page);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 });
          await expectRoom(page, `${email}: ${path}, long names, ${width} pixels wide`);
        }
      }
    });
  });
}
