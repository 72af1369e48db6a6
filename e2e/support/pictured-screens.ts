import type { Page } from '@playwright/test';
import { PARTNER_PAGE } from './screens.ts';

const list = (paths: string): readonly string[] => paths.trim().split(/\s+/);

const PUBLIC = list('/ /registration /reset-password /login/clover?error=pos-unavailable');

const OF_A_MERCHANT = list(`
  /dashboard /sales /sales?q=zzz /sales/:bill /sales?open=:bill /sales/transmission /sales/reports /sales/reports?view=taxes
  /sales/proof /logs /logs?q=zzz /logs?open=:entry /logs/events /devices /employees /merchant /contacts /bills /bills?view=all
  /billing /subscribe /thank-you /configuration /bestPractices /faq /contact /profile /no-such-screen
`);

const OF_AN_ADMINISTRATOR = list(`
  /admin/dashboard /admin/merchantlist /admin/merchant-money /admin/partner /admin/quickbook /reports
  /reports?section=revenue /reports?section=invoices /reports?section=onboarding /reports?section=certificates
  /reports?section=support /gestion /gestion/plan /gestion/certification /gestion/promo-codes /gestion/audit
`);

/** Who looks, at what. The newcomer has nothing yet; the partner sees a merchant's screens as another's. */
export const VISITS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['', PUBLIC],
  ['merchant', OF_A_MERCHANT],
  ['nouveau', OF_A_MERCHANT.filter((path) => !/:|\?q=/.test(path))],
  ['partner', [PARTNER_PAGE, `${PARTNER_PAGE}dashboard`, '/sales', '/dashboard']],
  ['admin', OF_AN_ADMINISTRATOR],
];

/** Where a placeholder's id is read. */
const ID_OF = { ':bill': '/api/bills', ':entry': '/api/logs' } as const;

/** An address with the newest bill's or log line's id in the place of its name. @throws Error when there is none */
export async function fillAddress(page: Page, { url, address, token }: FilledAddress): Promise<string> {
  const named = Object.entries(ID_OF).find(([name]) => address.includes(name));
  if (!named) return address;
  const [name, path] = named;
  const reply = await page.request.get(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { items } = (await reply.json()) as { items: readonly { id: string }[] };
  const [newest] = items;
  if (!newest) throw new Error(`There is nothing at ${path} to open.`);
  return address.replace(name, newest.id);
}

interface FilledAddress {
  readonly url: string;
  readonly address: string;
  readonly token: string;
}
