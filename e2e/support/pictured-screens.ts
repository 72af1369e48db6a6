import type { Page } from '@playwright/test';
import { findOffer } from './find-offer.ts';
import { PARTNER_PAGE } from './screens.ts';

const list = (paths: string): readonly string[] => paths.trim().split(/\s+/);

const PUBLIC = list(
  '/ /registration /reset-password /login/clover /login/clover?error=pos-unavailable /ownership/none',
);

const OF_A_MERCHANT = list(`
  /dashboard /sales /sales?q=zzz /sales/:bill /sales?open=:bill /sales/transmission /sales/reports /sales/reports?by=item
  /sales/reports?view=taxes /sales/reports?view=annual /sales/reports?view=accounting /sales/proof
  /logs /logs?q=zzz /logs?open=:entry /logs/events /exports /menu /menu?kind=group /menu?q=zzz /devices /employees /merchant /contacts /bills /bills?view=all
  /billing /subscribe /thank-you /configuration /bestPractices /faq /contact /release-notes /businesses /profile /no-such-screen
`);

const OF_AN_ADMINISTRATOR = list(`
  /admin/dashboard /admin/dashboard?look=waiting /admin/dashboard?look=devices /admin/merchantlist /admin/merchantlist?q=zzz
  /admin/merchant /admin/merchant?merchantId=:merchant /admin/merchant-money /admin/merchant-money?merchantId=:merchant
  /admin/dashboard?look=unpaid /admin/dashboard?look=mails /admin/partner /admin/quickbook /admin/support /admin/support?state=all
  /admin/support?q=zzz /reports /reports?section=sending
  /reports?section=revenue
  /reports?section=revenue&figure=closing /reports?section=invoices /reports?section=onboarding /reports?section=certificates
  /reports?section=support /gestion /gestion?q=zzz /gestion/plan /gestion/certification /gestion/promo-codes /gestion/taxes
  /gestion/technicians /gestion/jobs /gestion/jobs?state=failed /gestion/incidents
  /gestion/accounting /gestion/release-notes /gestion/messages /gestion/support
  /gestion/audit /gestion/audit?text=zzz
`);

/** Visits: who looks at which paths. The newcomer has nothing yet; the partner sees a merchant's screens as another's. */
export const VISITS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['', PUBLIC],
  ['merchant', OF_A_MERCHANT],
  ['nouveau', [...OF_A_MERCHANT.filter((path) => !/:|\?q=/.test(path)), ...list('/choose-password /second-factor')]],
  [
    'traiteur',
    list(
      '/sales/customers /sales/estimates /sales/estimates?q=zzz /sales/estimates?view=calendar /sales/estimates/new /sales/estimates/:estimate /sales/estimates/:estimate/edit /sales/contracts /sales/contracts?q=zzz /sales/customers?q=zzz /sales/contracts/:contract',
    ),
  ],
  [
    'partner',
    [
      PARTNER_PAGE,
      `${PARTNER_PAGE}?q=zzz`,
      `${PARTNER_PAGE}dashboard`,
      `${PARTNER_PAGE}dashboard?look=devices`,
      ...list('/sales /dashboard'),
    ],
  ],
  ['comptable', list('/dashboard /businesses /businesses?open=:offer /sales/reports?view=accounting')],
  ['admin', [...OF_AN_ADMINISTRATOR, PARTNER_PAGE]],
];

/** Calls from which a placeholder's id is read. */
const ID_OF = {
  ':bill': '/api/bills',
  ':entry': '/api/logs',
  ':estimate': '/api/estimates',
  ':contract': '/api/contracts',
  ':merchant': '/api/merchant?limit=1',
} as const;

/** An address with the newest bill's or log line's id in the place of its name. @throws Error when there is none */
export async function fillAddress(page: Page, { url, address, token }: FilledAddress): Promise<string> {
  if (address.includes(':offer')) return address.replace(':offer', await findOffer(page, { url, token }));
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
