import type { UserReportRow, UserReportView } from '@comptoir/contract/sales/device-reports';
import type { UserReport } from '@comptoir/websrm/requests/user-report';
import { beforeEach, describe, expect, it } from 'vitest';
import { v4 as uuid } from 'uuid';
import { accept, numbered } from '../../../../test/fake-authority.ts';
import { aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { signDeclaration } from '../../../../test/factories/declarations.ts';
import { signReport } from '../../../../test/factories/user-reports.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let till: MadeTerminal;
let token: string;
beforeEach(async () => {
  test.authority.documents.length = 0;
  test.authority.behaveToDocuments(numbered(test.authority.documents));
  test.authority.behave((request) => accept(test.authority.received, request));
  till = await aTerminal(test);
  token = (await aUser(test, { role: 'merchant', merchantId: till.merchant.id })).token;
});

async function showReport(change: Partial<UserReport> = {}): Promise<string> {
  return send('reports', await signReport(till, change));
}

async function send(path: string, document: string): Promise<string> {
  const id = uuid();
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/device/v1/${path}`,
    headers: bearer(till.token),
    payload: { id, document },
  });
  expect(reply.statusCode).toBe(200);
  return id;
}

const get = (path = '', by = token) =>
  test.app.inject({ method: 'GET', url: `/api/devices/${till.id}/user-reports${path}`, headers: bearer(by) });

describe('the user reports of a till', () => {
  it('are listed newest first, with the authority’s number of each', async () => {
    const first = await showReport();
    const second = await showReport({ userName: 'Sacha Roy', reportedAt: '20260601170000' });
    const { items } = (await get()).json<{ items: UserReportRow[] }>();
    expect(items).toMatchObject([
      { kind: 'user-report', id: second, userName: 'Sacha Roy', reportedAt: '20260601170000' },
      { kind: 'user-report', id: first, userName: 'Camille Roy', reportedAt: '20260601160000' },
    ]);
    expect(items.every(({ number }) => /^\d{10}$/.test(number ?? ''))).toBe(true);
  });

  it('are drawn from what was signed, and from the last document as the server has it', async () => {
    const { text, transaction } = await till.bill();
    await till.submitBills([text]);
    const { noTrans, datTrans, mont } = transaction;
    const id = await showReport({ last: { noTrans, datTrans, apresTax: mont.apresTax } });
    const view = (await get(`/${id}`)).json<UserReportView>();
    expect(view.document).toBe(test.authority.documents[0]?.document);
    expect(view.last).toMatchObject({ form: 'PAP', errors: [] });
    expect(view.last?.psiNoTrans).toMatch(/^AAAA-BBBB/);
    const other = await showReport({ last: { noTrans, datTrans: '20260531120000', apresTax: mont.apresTax } });
    expect((await get(`/${other}`)).json<UserReportView>().last).toBeNull();
  });

  it('stand with its declarations of usual third parties, each drawn from what was signed, and as PDF', async () => {
    const document = await signDeclaration(till, { RA: '3', DE: '2026-12-31' });
    await showReport();
    const id = await send('declarations', document);
    const { items } = (await get()).json<{ items: UserReportRow[] }>();
    expect(items).toMatchObject([
      { kind: 'third-party-declaration', id, thirdParty: 'Hot-dogs du port', reason: 'end', number: '0000000002' },
      { kind: 'user-report' },
    ]);
    expect((await get(`/${id}`)).json<UserReportView>()).toMatchObject({ document, last: null });
    const { headers, rawPayload } = await get(`/${id}/pdf`);
    expect(headers['content-disposition']).toContain('declaration-tiers-habituel.pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('come as PDF', async () => {
    const reply = await get(`/${await showReport()}/pdf`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are found by no one else, nor under another till', async () => {
    const id = await showReport();
    const stranger = await aUser(test, { role: 'merchant', merchantId: (await aTerminal(test)).merchant.id });
    for (const path of ['', `/${id}`, `/${id}/pdf`]) expect((await get(path, stranger.token)).statusCode).toBe(404);
    till = await aTerminal(test, { merchant: till.merchant });
    for (const path of [`/${id}`, `/${id}/pdf`]) expect((await get(path)).statusCode).toBe(404);
  });
});
