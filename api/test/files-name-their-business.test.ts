import type { Endpoint, ReplyForm } from '@comptoir/contract/endpoint';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordOfBusiness } from '@comptoir/domain/base/files/name-file';
import { aLinkingCaterer } from './factories/linked-estimates.ts';
import { asSystem, bearer } from './factories/merchants.ts';
import { makeWorld, type World } from './matrix-callers.ts';
import { ROWS, type Sent } from './matrix-rows.ts';
import { readArchive } from './proof-files.ts';
import { readWorkbook } from './read-as-spreadsheet.ts';
import { textOfPdf } from './read-pdf.ts';
import { runJobs } from './run-jobs.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });

/** Forms of replies that are a file. */
const FILES = new Set<ReplyForm>(['pdf', 'xlsx', 'csv', 'rows', 'report', 'zip']);
/** Files that are of no one business: what administrators and partners read of many. The journals of several are a file for each. */
const OF_NONE = new Set(
  `exportMerchants exportSelection exportAudit exportIncidents exportMerchantBatch exportInvitations exportCommissionStatement
  getRevenueFile exportRevenueJournal exportSalesJournals getInvoiceReportFile getOnboardingReportFile getCertificateReportFile
  getSendingReportFile getSupportReportFile`.split(/\s+/),
);
const files = Object.entries<Endpoint>(ENDPOINTS).filter(([, { replyForm }]) => replyForm && FILES.has(replyForm));

const BUSINESS = 'Chez Léa & filles';
/** As the tills of tests sign it: a bill names its business as it was called then. */
const SIGNED = 'Restaurant';
const CATERER = 'Traiteur & Cie';
const today = quebecDayOf(new Date());
const lately = { from: addDays(today, -2), to: today };
const SOLD = { from: '2026-05-31', to: '2026-06-02' };

let world: World;
let caterer: { token: string; estimateId: string; link: string };
/** An invoice, too, keeps the name that it was made to. */
let invoiced: string;
let exportId: string;
let token: string;

beforeAll(async () => {
  world = await makeWorld(test);
  token = await world.tokenOf('owner');
  const named = { text: 'select company_name as name from merchants where id = $1', values: [world.merchant.id] };
  invoiced = (await asSystem<{ name: string }>(test, named))[0]?.name ?? '';
  await asSystem(test, { text: 'update merchants set company_name = $1', values: [BUSINESS] });
  const account = { name: 'Ventes', number: '1000' };
  await send('PUT', '/reports/sales/accounts', Object.fromEntries(SALES_ACCOUNTS.map((key) => [key, account])));
  const prices = [{ from: null, cents: 1249 }];
  const dish = { name: { fr: 'Poutine', en: 'Poutine' }, category: null, course: null, groups: [], activity: null };
  const content = { kind: 'item', ...dish, taxClass: 'meal', prices, isOpenPrice: false };
  await send('PUT', '/menu/entries/item/poutine', { revision: null, content });
  const choice = { ...lately, deviceIds: [world.till.id, 'none'], events: LOG_EVENTS, format: 'csv' };
  exportId = (await send('POST', '/logs/exports', choice)).id;
  const { user, set, send: sendEstimate } = await aLinkingCaterer(test);
  await set(`company_name = '${CATERER}'`);
  const { estimateId, token: link } = await sendEstimate();
  caterer = { token: user.token, estimateId, link };
  await runJobs(test);
});

async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<{ id: string }> {
  const reply = await test.app.inject({ method, url: `/api${url}`, headers: bearer(token), payload });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json();
}

interface Asked extends Sent {
  readonly by?: string;
  readonly of?: string;
  /** The name in the file, where it is not the one in its name. */
  readonly says?: string;
}

/** Requests where the row of the matrix asks for what is not there. */
const ASKED: Readonly<Record<string, () => Asked>> = {
  exportLogs: () => ({ query: { ...lately, deviceIds: 'none', events: 'bill-accepted' } }),
  getExportFile: () => ({ params: { id: exportId } }),
  getBillPdf: () => ({ params: { id: world.billId }, of: SIGNED }),
  // the bills that it proves say how their business was called
  exportProof: () => ({ query: SOLD, says: `"name": "${SIGNED}"` }),
  getInvoicePdf: () => ({ params: { id: world.invoiceId }, of: invoiced }),
  exportSalesJournal: () => ({ query: { ...SOLD, format: 'sage' } }),
  getEstimatePdf: () => ({
    params: { id: caterer.estimateId, revision: '1' },
    // in the other language it is written when it is asked for
    query: { language: 'en' },
    by: caterer.token,
    of: CATERER,
  }),
  getAcceptancePdf: () => ({ params: { token: caterer.link }, by: '', of: CATERER }),
};
/** Stands for a document that was sent, whose words are those of `getEstimatePdf`. */
const SENT_BEFORE = 'getAcceptancePdf';

/** Every way to ask for a file. */
const WAYS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  exportSalesReport: ['day', 'item'].flatMap((by) => ['csv', 'xlsx', 'ndjson'].map((format) => ({ by, format }))),
  rows: ['csv', 'xlsx', 'ndjson'].map((format) => ({ format })),
  getExportFile: [{}],
};

const askedOf = (name: string): Asked => ASKED[name]?.() ?? ROWS[name]?.sends?.(world) ?? {};
const waysOf = (name: string, form: ReplyForm) =>
  (WAYS[name] ?? WAYS[form] ?? [{}]).flatMap((way) => ['fr-CA', 'en-CA'].map((language) => ({ way, language })));

describe('a file that leaves names its business, in its name and in it', () => {
  it.each(files.filter(([name]) => !OF_NONE.has(name)))('%s', async (name, { path, replyForm = 'pdf' }) => {
    const asked = askedOf(name);
    const { of = BUSINESS, says = of } = asked;
    for (const { way, language } of waysOf(name, replyForm)) {
      const reply = await fetched(path, asked, { way, language });
      expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(new RegExp(`^attachment; filename="${wordOfBusiness(of)}-[^"]+"$`)),
      ]);
      expect(name === SENT_BEFORE ? says : await textOf(reply.rawPayload)).toContain(says);
    }
  });

  it('but for those of no one business', () => {
    const names = new Set(files.map(([name]) => name));
    expect([...OF_NONE].filter((name) => !names.has(name))).toEqual([]);
  });
});

function fetched(
  path: string,
  { params, query, by = token }: Asked,
  { way, language }: { way: Readonly<Record<string, string>>; language: string },
) {
  const place = path.replaceAll(/:(\w+)/g, (_, key: string) => params?.[key] ?? '');
  const url = `/api${place}?${new URLSearchParams({ ...query, ...way }).toString()}`;
  return test.app.inject({ url, headers: { ...(by ? bearer(by) : {}), 'accept-language': language } });
}

/** All that can be read in a file. */
async function textOf(content: Buffer): Promise<string> {
  if (content.subarray(0, 4).toString() === '%PDF') return (await textOfPdf(content)).join('\n');
  if (content.subarray(0, 2).toString() !== 'PK') return content.toString();
  const parts = readArchive(content);
  if (parts.has('xl/workbook.xml')) return (await readWorkbook(content)).texts.join('\n');
  return [...parts.values()].join('\n');
}
