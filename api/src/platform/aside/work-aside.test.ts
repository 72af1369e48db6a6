import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import type { renderReportPdf } from '../../features/base/exports/render-report-pdf.ts';
import {
  listInvitedAddresses,
  listInvitedAddressesAside,
} from '../../features/people/partners/read-invitation-file.ts';
import type { RequestContext } from '../http/request-context.ts';
import { contextOf, withRequest } from '../http/request-context.ts';
import { workAside } from './work-aside.ts';

const report: Parameters<typeof renderReportPdf>[0] = {
  language: 'fr',
  fileName: 'rapport.pdf',
  title: 'Rapport',
  merchant: 'Chez Léa',
  facts: [['Du', '1er mai']],
  factsName: 'Faits',
  hasCover: false,
  parts: [{ heading: 'Conditions', texts: ['m'.repeat(10_000)] }],
};

/** Ten thousand lines, as a partner may give them. */
const file = new Uint8Array(new SharedArrayBuffer(500_000));
file.set(
  Buffer.from(
    `commerce;nom;courriel\n${Array.from({ length: 10_000 }, (_, at) => `Chez ${at};Léa ${at};lea${at}@resto.test`).join('\n')}`,
  ),
);

/** Measures how long work kept this thread busy, in milliseconds: the least of three times. */
async function busyWhile(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = performance.eventLoopUtilization();
    await work();
    await new Promise((resolve) => setTimeout(resolve, 1));
    times.push(performance.eventLoopUtilization(before).active);
  }
  return Math.min(...times);
}

/** Calls as a request of an account does. */
function asAccount<Result>(userId: string, call: () => Result): Result {
  const request = { id: 'a', ip: '203.0.113.1', headers: {} } as Parameters<typeof contextOf>[0];
  const context: RequestContext = contextOf(request);
  context.logged['userId'] = userId;
  return withRequest(request, call);
}

describe('a work beside the thread that answers tills', () => {
  it('gives what it gives here', async () => {
    const given = { file, language: 'fr' };
    expect(await listInvitedAddressesAside(given)).toEqual(listInvitedAddresses(given));
    const pdf = await workAside<typeof renderReportPdf>('renderReportPdf', report);
    expect(Buffer.isBuffer(pdf)).toBe(true);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  it('leaves this thread to others while it is done', async () => {
    const given = { file, language: 'fr' };
    await listInvitedAddressesAside(given);
    const here = await busyWhile(() => listInvitedAddresses(given));
    const beside = await busyWhile(() => listInvitedAddressesAside(given));
    expect(beside / here).toBeLessThan(0.5);
  });

  it('fails as it would here', async () => {
    await expect(workAside<(input: string) => string>('no-such-work', '')).rejects.toThrow(
      'There is no work "no-such-work".',
    );
    // the thread goes on
    expect(await listInvitedAddressesAside({ file: new Uint8Array(), language: 'fr' })).toEqual({
      ok: false,
      reason: 'invitations-unreadable',
    });
  });

  it('is refused to an account of which many wait, and not to another', async () => {
    const order = (userId: string) =>
      asAccount(userId, async () => listInvitedAddressesAside({ file: new Uint8Array(), language: 'fr' }));
    const asked = Array.from({ length: 20 }, async () => order('eager').catch(({ code }: { code: string }) => code));
    const other = order('other');
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(3);
    expect(await other).toMatchObject({ reason: 'invitations-unreadable' });
  });
});
