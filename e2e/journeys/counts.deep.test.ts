import type { Page } from '@playwright/test';
import { callApi, findMerchant } from '../support/call-api.ts';
import { PARTNER_PAGE } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** A count that is shown, and the list that it leads to, by their addresses under `/api`. */
interface Counted {
  readonly name: string;
  readonly count: number;
  readonly list: string;
}

interface Rows {
  readonly items: readonly { readonly part?: number }[];
  readonly nextCursor: string | null;
}

/** All rows of a list, page after page. */
async function readAll(page: Page, list: string): Promise<Rows['items']> {
  const rows: { readonly part?: number }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor === '' ? '' : `${list.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
    const shown: Rows = await callApi<Rows>(page, { path: `${list}${next}` });
    rows.push(...shown.items);
    cursor = shown.nextCursor;
  }
  return rows;
}

async function expectAgreement(page: Page, counted: readonly Counted[]): Promise<void> {
  const found = [];
  for (const { name, list } of counted) found.push({ name, count: (await readAll(page, list)).length });
  expect(found).toEqual(counted.map(({ name, count }) => ({ name, count })));
}

type Counts = Readonly<Record<string, number>>;

/** The same for a count and a list that take the same filters; bills of the past may still be coming in. */
async function expectFiltersToAgree(
  page: Page,
  { count, list, most, filters }: { count: string; list: string; most: number; filters: readonly string[] },
): Promise<void> {
  for (const filter of filters)
    await expect(async () => {
      const reply = await callApi<{ count: number }>(page, { path: `${count}${filter}` });
      const rows = await readAll(page, `${list}${filter === '' ? '?' : `${filter}&`}limit=${most}`);
      expect(rows.length, `${list}${filter}`).toBe(reply.count);
    }).toPass({ timeout: 20_000 });
}

const LOOKS = {
  waiting: ({ waiting }: Looked) => waiting,
  calm: ({ waitingByAge: { calm } }: Looked) => calm,
  warning: ({ waitingByAge: { warning } }: Looked) => warning,
  urgent: ({ waitingByAge: { urgent } }: Looked) => urgent,
  late: ({ waitingByAge: { late } }: Looked) => late,
  refused: ({ refused }: Looked) => refused,
  devices: ({ devicesInTrouble }: Looked) => devicesInTrouble,
  registration: ({ stuckRegistrations }: Looked) => stuckRegistrations,
};

interface Looked {
  readonly waiting: number;
  readonly waitingByAge: {
    readonly calm: number;
    readonly warning: number;
    readonly urgent: number;
    readonly late: number;
  };
  readonly refused: number;
  readonly devicesInTrouble: number;
  readonly stuckRegistrations: number;
  readonly attention: Rows & { readonly count: number };
}

/** Expects a tile to count the sum of the parts of the merchants that it leads to, and their page to say how many they are. */
async function expectLooksToAgree(page: Page, path: string): Promise<void> {
  const shown = await callApi<Looked>(page, { path });
  for (const [look, countOf] of Object.entries(LOOKS)) {
    const rows: { readonly part?: number }[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const { attention }: Looked = await callApi<Looked>(page, { path: `${path}?look=${look}&cursor=${cursor}` });
      rows.push(...attention.items);
      expect(attention.count, look).toBeGreaterThanOrEqual(rows.length);
      cursor = attention.nextCursor;
      if (cursor === null) expect(rows, look).toHaveLength(attention.count);
    }
    expect(
      rows.reduce((sum, { part = 0 }) => sum + part, 0),
      `${path}: ${look}`,
    ).toBe(countOf(shown));
  }
}

const MERCHANT_FILTERS = [
  '?states=registering',
  '?states=active',
  '?states=inactive',
  ...['none', 'active', 'pausing', 'paused'].map((one) => `?subscriptions=${one}`),
  ...['past-due', 'refused', 'paused', 'no-card', 'paid-up', 'none'].map((one) => `?payments=${one}`),
  ...['ended', 'expiring', 'valid', 'none'].map((one) => `?certificates=${one}`),
  '?noBillFor=ever',
  '?noBillFor=7',
  '?waiting=true',
  '?waiting=false',
  '?q=bistro',
];

const MERCHANTS = { count: '/merchant/count', list: '/merchant', most: 100, filters: MERCHANT_FILTERS };

test.describe('every count is that of the list it leads to', () => {
  test('for administrators', async ({ page, portal, shell }) => {
    await shell.sale('5.00');
    await portal.enter('admin@comptoir.test');
    const overview = await callApi<Counts>(page, { path: '/reports/overview' });
    const tickets = await callApi<Counts>(page, { path: '/support-queue/counts' });
    const jobs = await callApi<{ counts: Counts } & Rows>(page, { path: '/jobs' });
    const mails = await callApi<{ count: number }>(page, { path: '/mail-failures' });
    expect(Object.values(jobs.counts).reduce((sum, count) => sum + count, 0)).toBe(jobs.items.length);
    const standings = await callApi<{ count: number }>(page, { path: '/partner-standings' });
    const unpaid = await callApi<{ total: { merchants: number } }>(page, { path: '/unpaid-accounts' });
    await expectAgreement(page, [
      { name: 'merchants', count: overview['merchants'] ?? -1, list: '/merchant?limit=5' },
      { name: 'registering', count: overview['unregisteredMerchants'] ?? -1, list: '/merchant?states=registering' },
      { name: 'active', count: overview['activeMerchants'] ?? -1, list: '/merchant?states=active' },
      { name: 'partners', count: overview['partners'] ?? -1, list: '/partner-standings' },
      { name: 'partners, as their list says', count: standings.count, list: '/partner-standings?limit=1' },
      { name: 'unpaid accounts', count: unpaid.total.merchants, list: '/unpaid-accounts' },
      { name: 'mails that failed', count: mails.count, list: '/mail-failures' },
      { name: 'mails set aside', count: tickets['setAside'] ?? -1, list: '/support-mails' },
      ...['open', 'waiting', 'solved', 'reopened'].map((state) => ({
        name: `tickets ${state}`,
        count: tickets[state] ?? -1,
        list: `/support-queue?state=${state}`,
      })),
    ]);
    await expectFiltersToAgree(page, MERCHANTS);
    await expectLooksToAgree(page, '/reports/overview');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
    const report = await callApi<{ total: { accepted: number } }>(page, {
      path: `/reports/transmissions?from=${today}&to=${today}`,
    });
    expect(report.total.accepted).toBe((await callApi<Counts>(page, { path: '/reports/overview' }))['acceptedToday']);
  });

  test('for a partner', async ({ page, portal }) => {
    await portal.enter('partner@comptoir.test');
    const [, partnerId = ''] = /^\/partner\/([^/]+)\/$/.exec(PARTNER_PAGE) ?? [];
    await expectLooksToAgree(page, `/partners/${partnerId}`);
    const own = await callApi<Counts>(page, { path: `/partners/${partnerId}` });
    const unpaid = await callApi<{ total: { merchants: number } }>(page, { path: '/unpaid-accounts' });
    await expectAgreement(page, [
      { name: 'registering', count: own['unregisteredMerchants'] ?? -1, list: '/merchant?states=registering' },
      { name: 'unpaid accounts', count: unpaid.total.merchants, list: '/unpaid-accounts' },
    ]);
    await expectFiltersToAgree(page, MERCHANTS);
  });

  test('for a merchant', async ({ page, portal, shell }) => {
    await shell.sale('5.00');
    await portal.enter('admin@comptoir.test');
    const merchantId = await findMerchant(page, 'Bistro du Quai');
    await portal.enter();
    const of = (filter: string): string => `?merchantId=${merchantId}${filter}`;
    const bills = [
      '',
      ...['receipt', 'credit-note', 'correction', 'training'].map((one) => `&kinds=${one}`),
      ...['waiting', 'accepted', 'refused'].map((one) => `&states=${one}`),
      '&payments=ARG',
      '&q=5,00',
    ].map((filter) => of(filter));
    const lines = ['', '&problems=true', '&events=signed-in', '&q=facture'].map((filter) => of(filter));
    await expectFiltersToAgree(page, { count: '/bills/summary', list: '/bills', most: 200, filters: bills });
    await expectFiltersToAgree(page, { count: '/logs/counts', list: '/logs', most: 200, filters: lines });
  });
});
