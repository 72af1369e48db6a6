import type { MenuContent } from '@comptoir/domain/sales/menu/menu-entry';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import { REVENUE_ACCOUNTS } from '@comptoir/domain/money/revenue/revenue-accounts';
import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCommission } from './factories/commissions.ts';
import { anInvitation } from './factories/invitations.ts';
import { aMerchantBatch } from './factories/merchant-batches.ts';
import { asSystem, bearer } from './factories/merchants.ts';
import { makeWorld, type CallerName, type World } from './matrix-callers.ts';
import { ROWS, type Sent } from './matrix-rows.ts';
import { readArchive } from './proof-files.ts';
import { readCsvSheet, readWorkbook, type ReadSheet } from './read-as-spreadsheet.ts';
import { runJobs } from './run-jobs.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });

/** Texts that people typed: each a formula to a spreadsheet, which a person reads again as it was typed. */
const BUSINESS = '=1+1 Chez Léa';
const STREET = '@SUM(A1)';
const PARTNER = '+1';
const PERSON = '=HYPERLINK("https://spy.test")';
const DEVICE = '-1';
const ITEM = '=2+5 Soupe';
const DISH = '=3+4 Poutine';
const EMPLOYEE = '-1 Gilles';
const CIRCUMSTANCES = '\t=1+1';
const INVITED = '＝1+1';
const INVITED_PERSON = "  '=1+1";
const BROWSER = '\u200B=1+1|cmd';
const BOOKED = "'=1+1";
const ACCOUNT = '@ventes';
/** Text that a spreadsheet with another separator, or another end of a line, takes for cells that begin so. */
const WITHIN = 'Léa;=1+1;,@SUM(A1),+cmd|"/C calc"!A0';

/** Texts that each file holds; a file that is not here has no text that anybody types. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  exportMerchants: [BUSINESS, PARTNER],
  exportSelection: [BUSINESS, PARTNER],
  exportMerchantBatch: [BUSINESS],
  exportInvitations: [INVITED, INVITED_PERSON],
  exportCommissionStatement: [BOOKED],
  exportBills: [EMPLOYEE, DEVICE],
  exportLogs: [DEVICE],
  exportMenu: [DISH],
  getExportFile: [DEVICE],
  exportSalesReport: [ITEM, EMPLOYEE, DEVICE],
  exportSalesJournal: [ACCOUNT],
  exportSalesJournals: [ACCOUNT],
  getTaxWorkbook: [BUSINESS, DEVICE],
  getAnnualWorkbook: [BUSINESS, DEVICE, EMPLOYEE],
  exportRevenueJournal: [ACCOUNT],
  exportAudit: [PERSON, BUSINESS, BROWSER],
  exportIncidents: [CIRCUMSTANCES, PERSON],
};

const today = quebecDayOf(new Date());
const days = { from: addDays(today, -2), to: today };
/** Days on which tills of tests sell. */
const DAYS_OF_SALES = { from: '2026-05-31', to: '2026-06-02' };
let world: World;
let made: { logs: string; token: string };
beforeAll(async () => {
  world = await makeWorld(test);
  await aCommission(test, world.partnerId);
  await anInvitation(test, world.partnerId);
  await aMerchantBatch(test, world.merchant.id);
  await plant();
  const token = await world.tokenOf('owner');
  made = { logs: await order(token), token };
  await runJobs(test);
});

/** An item of the menu with such a name. */
const POUTINE: MenuContent<'item'> = {
  kind: 'item',
  name: { fr: DISH, en: DISH },
  category: null,
  course: null,
  groups: [],
  taxClass: 'meal',
  activity: null,
  prices: [{ from: null, cents: 1249 }],
  isOpenPrice: false,
};

/** Puts the texts where those who type them leave them, also what is refused there today: it may have been taken years ago. */
async function plant(): Promise<void> {
  const { merchant, till } = world;
  const bill = await till.bill((draft) => ({
    ...draft,
    nomUtil: EMPLOYEE,
    items: draft.items.map((item) => ({ ...item, descr: ITEM })),
  }));
  await till.submitBills([bill.text]);
  const incident = ROWS['recordIncident']?.sends?.(world).payload as { content: object } | undefined;
  await send('POST', '/incidents', { id: uuid(), content: { ...incident?.content, measures: WITHIN } });
  const accounts = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, { name: 'Ventes', number: '1000' }]));
  const [owner, sales] = [await world.tokenOf('owner'), `/reports/sales/accounts?merchantId=${merchant.id}`];
  await send('PUT', sales, accounts(SALES_ACCOUNTS), owner);
  await send(
    'PUT',
    `/menu/entries/item/poutine?merchantId=${merchant.id}`,
    { revision: null, content: POUTINE },
    owner,
  );
  await send('PUT', '/reports/accounting/accounts', accounts(REVENUE_ACCOUNTS));
  const texts: readonly [string, string][] = [
    ['merchants set company_name', BUSINESS],
    ['merchants set street', STREET],
    ['users set name', PERSON],
    ['users set last_sign_in_at', new Date().toISOString()],
    ['devices set name', DEVICE],
    ['invitation_lines set company_name', INVITED],
    ['invitation_lines set name', INVITED_PERSON],
    ['invitation_lines set email', WITHIN],
    ['commission_entries set company_name', BOOKED],
    ['audit_events set user_agent', BROWSER],
  ];
  for (const [where, text] of texts) await asSystem(test, { text: `update ${where} = $1`, values: [text] });
  const circumstances = `jsonb_build_object('circumstances', $1::text)`;
  await asSystem(test, {
    text: `update incident_revisions set content = content || ${circumstances}`,
    values: [CIRCUMSTANCES],
  });
  const ofPartner = { text: 'update partners set name = $1 where id = $2', values: [PARTNER, world.partnerId] };
  await asSystem(test, ofPartner);
  for (const column of ['sales_accounts set accounts = replace(accounts', 'settings set value = replace(value'])
    await asSystem(test, { text: `update ${column}::text, 'Ventes', $1)::jsonb`, values: [ACCOUNT] });
}

async function send(method: 'POST' | 'PUT', url: string, payload: object, token?: string) {
  const headers = bearer(token ?? (await world.tokenOf('admin')));
  const reply = await test.app.inject({ method, url: `/api${url}`, headers, payload });
  expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return reply.json<{ id: string }>();
}

const logChoice = () => ({
  ...days,
  deviceIds: [world.till.id, 'none'],
  events: LOG_EVENTS,
});

const order = async (token: string): Promise<string> =>
  (await send('POST', `/logs/exports?merchantId=${world.merchant.id}`, { ...logChoice(), format: 'csv' }, token)).id;

/** Returns the request and its caller, where a row of the matrix asks for a missing file, or for other days. */
async function askedOf(name: string, caller: CallerName): Promise<{ token: string; sent: Sent }> {
  const { merchant, partnerId } = world;
  const token = name === 'getExportFile' ? made.token : await world.tokenOf(caller);
  const own: Readonly<Record<string, () => Promise<Sent>>> = {
    exportInvitations: async () => ({ params: { id: partnerId, fileId: partnerId } }),
    exportMerchantBatch: async () => ({ params: { id: merchant.id } }),
    exportCommissionStatement: async () => ({ params: { id: partnerId, month: '2026-01' } }),
    exportSelection: async () => ({ params: { id: await select(token) } }),
    getExportFile: async () => ({ params: { id: made.logs } }),
    exportLogs: async () => ({ query: { merchantId: merchant.id, ...days } }),
  };
  const sent = (await own[name]?.()) ?? ROWS[name]?.sends?.(world) ?? {};
  const span = name.startsWith('exportSales') ? DAYS_OF_SALES : days;
  return { token, sent: sent.query && 'from' in sent.query ? { ...sent, query: { ...sent.query, ...span } } : sent };
}

/** A selection of one's own, for those who may have one. */
async function select(token: string): Promise<string> {
  const payload = { merchants: [world.merchant.id] };
  const reply = await test.app.inject({ method: 'POST', url: '/api/selections', headers: bearer(token), payload });
  return reply.json<{ id?: string }>().id ?? uuid();
}

const READERS: readonly CallerName[] = ['admin', 'ownPartner', 'owner', 'reader'];
const CHOICES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  rows: [{ format: 'csv' }, { format: 'xlsx' }],
  report: [{ format: 'csv' }, { format: 'xlsx' }],
  exportSalesReport: [
    { by: 'device', format: 'csv' },
    { by: 'employee', format: 'xlsx' },
    { by: 'item', format: 'csv' },
    { by: 'item', format: 'xlsx' },
  ],
  exportSalesJournal: [{ format: 'quickbooks' }, { format: 'sage' }],
  exportSalesJournals: [{ format: 'quickbooks' }, { format: 'sage' }],
  exportRevenueJournal: [{ format: 'quickbooks' }, { format: 'sage' }],
  getExportFile: [{}],
};

const SHEETS = new Set<string>(['csv', 'rows', 'report', 'xlsx', 'zip']);
const sheets = Object.entries<Endpoint>(ENDPOINTS).filter(([, { replyForm = '' }]) => SHEETS.has(replyForm));

/** Every way to ask for the files of a call: who may have them, in which form, in which language. */
const waysOf = (name: string, form: string) =>
  READERS.flatMap((caller) =>
    (CHOICES[name] ?? CHOICES[form] ?? [{}]).flatMap((choice) =>
      ['fr-CA', 'en-CA'].map((language) => ({ caller, choice, language })),
    ),
  );

/** Reads all files of a call. */
async function readAll(name: string, endpoint: Endpoint): Promise<ReadSheet & { files: number; refused: number[] }> {
  const read: ReadSheet[] = [];
  const refused = new Set<number>();
  for (const way of waysOf(name, endpoint.replyForm ?? '')) {
    const { statusCode, rawPayload } = await fetchFile(name, endpoint, way);
    const format = way.choice['format'] ?? endpoint.replyForm ?? '';
    if (statusCode === 200) read.push(...(await sheetsOf(format, rawPayload)));
    else refused.add(statusCode);
  }
  const [texts, formulas] = [read.flatMap((sheet) => sheet.texts), read.flatMap((sheet) => sheet.formulas)];
  return { texts, formulas, files: read.length, refused: [...refused] };
}

async function fetchFile(
  name: string,
  { path }: Endpoint,
  { caller, choice, language }: ReturnType<typeof waysOf>[number],
) {
  const { token, sent } = await askedOf(name, caller);
  const asked = new URLSearchParams({ ...sent.query, ...choice });
  if (name === 'exportLogs')
    for (const [key, values] of Object.entries({ deviceIds: logChoice().deviceIds, events: LOG_EVENTS }))
      for (const value of values) asked.append(key, value);
  const place = path.replaceAll(/:(\w+)/g, (_, key: string) => sent.params?.[key] ?? '');
  const headers = { ...bearer(token), 'accept-language': language };
  return test.app.inject({ url: `/api${place}?${asked.toString()}`, headers });
}

async function sheetsOf(format: string, content: Buffer): Promise<ReadSheet[]> {
  if (format === 'xlsx') return [await readWorkbook(content)];
  if (!content.subarray(0, 2).equals(Buffer.from('PK'))) return [readCsvSheet(content.toString('utf8'))];
  const files = [...readArchive(content)].filter(([file]) => file.endsWith('.csv'));
  return files.map(([, file]) => readCsvSheet(file.toString('utf8')));
}

describe('a file for a spreadsheet runs nothing, and says what was typed', () => {
  it.each(sheets)('%s', async (name, endpoint) => {
    const { texts, formulas, files, refused } = await readAll(name, endpoint);
    expect(refused.filter((status) => status !== 403 && status !== 404)).toEqual([]);
    expect(files).toBeGreaterThan(name === 'exportProof' ? -1 : 0);
    expect(formulas).toEqual([]);
    const shown = new Set(texts.flatMap((text) => [text, text.replace(/^'/, '')]));
    expect(HOLDS[name]?.filter((text) => !shown.has(text)) ?? []).toEqual([]);
  });
});
