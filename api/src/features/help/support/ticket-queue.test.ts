import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { TicketCounts, TicketSummary } from '@comptoir/contract/help/support-tickets';
import { TICKET_STATES } from '@comptoir/domain/help/support/ticket-state';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTicket } from '../../../../test/factories/tickets.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

async function get<Reply>(token: string, url: string) {
  return (await test.app.inject({ url: `/api${url}`, headers: bearer(token) })).json<Reply>();
}

async function listAll(token: string, query: Record<string, string>): Promise<TicketSummary[]> {
  const found: TicketSummary[] = [];
  let cursor: string | null = null;
  do {
    const asked = new URLSearchParams({ ...query, limit: '3', ...(cursor ? { cursor } : {}) });
    const page: { items: TicketSummary[]; nextCursor: string | null } = await get(
      token,
      `/support-queue?${asked.toString()}`,
    );
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

/** Tickets of two businesses in every state, some of them looked after. */
async function aQueue() {
  const support = await aUser(test, { role: 'admin' });
  const merchants = [await aMerchant(test), await aMerchant(test)];
  for (const [at, { id: merchantId }] of merchants.entries()) {
    const owner = await aUser(test, { role: 'merchant', merchantId });
    for (const [turn, state] of [...TICKET_STATES, ...TICKET_STATES].entries()) {
      const id = await aTicket(test, { userId: owner.id, merchantId, message: turn % 3 ? '50 % & _ÉCHEC_' : 'Allô' });
      await asSystem(test, {
        text: 'update support_messages set state = $2, assignee_id = $3 where id = $1',
        values: [id, state, (turn + at) % 2 ? support.id : null],
      });
    }
  }
  return { support, merchants };
}

describe('the queue of support', () => {
  it('lists as many as it counts, whatever it is narrowed to', async () => {
    const { support, merchants } = await aQueue();
    const filter = fc.record(
      {
        assignee: fc.constantFrom(support.id, 'none', uuid()),
        merchantId: fc.constantFrom(...merchants.map(({ id }) => id)),
        q: fc.constantFrom('allô', 'echec', '%', '_', 'C-', 'restaurant', 'nothing at all'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filter, async (wanted) => {
        const query = wanted as Record<string, string>;
        const counts = await get<TicketCounts>(
          support.token,
          `/support-queue/counts?${new URLSearchParams(query).toString()}`,
        );
        const listed = await listAll(support.token, query);
        for (const state of TICKET_STATES)
          expect(listed.filter((one) => one.state === state).length, state).toBe(counts[state]);
        const toAnswer = await listAll(support.token, { ...query, state: 'to-answer' });
        expect(toAnswer.length).toBe(counts.open + counts.reopened);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      }),
      { numRuns: 15 },
    );
  });

  it('finds what was answered, and takes signs of a search for what they are', async () => {
    const { support, merchants } = await aQueue();
    const [first] = await listAll(support.token, { merchantId: merchants[0]?.id ?? '' });
    await test.app.inject({
      method: 'POST',
      url: `/api/support-tickets/${first?.id}/notes`,
      headers: bearer(support.token),
      payload: { id: uuid(), text: 'Imprimante à 100 %' },
    });
    expect((await listAll(support.token, { q: 'imprimante a 100 %' })).map(({ id }) => id)).toEqual([first?.id]);
    expect(await listAll(support.token, { q: '100_' })).toEqual([]);
  });
});
