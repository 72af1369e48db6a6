import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTicketState, STATES_TO_ANSWER, TICKET_EVENTS, TICKET_STATES } from './ticket-state.ts';

describe('a ticket', () => {
  it.each([
    ['open', 'write', 'open'],
    ['open', 'answer', 'waiting'],
    ['open', 'solve', 'solved'],
    ['waiting', 'write', 'open'],
    ['waiting', 'answer', 'waiting'],
    ['waiting', 'solve', 'solved'],
    ['solved', 'write', 'reopened'],
    ['solved', 'reopen', 'reopened'],
    ['reopened', 'write', 'reopened'],
    ['reopened', 'answer', 'waiting'],
    ['reopened', 'solve', 'solved'],
  ] as const)('that is %s is after “%s” %s', (state, event, next) =>
    expect(nextTicketState(state, event)).toEqual({ ok: true, value: next }),
  );

  it.each([
    ['open', 'reopen', 'ticket-not-solved'],
    ['waiting', 'reopen', 'ticket-not-solved'],
    ['reopened', 'reopen', 'ticket-not-solved'],
    ['solved', 'answer', 'ticket-solved'],
    ['solved', 'solve', 'ticket-solved'],
  ] as const)('that is %s refuses “%s”: %s', (state, event, reason) =>
    expect(nextTicketState(state, event)).toEqual({ ok: false, reason }),
  );

  it('always gives support the word when its person writes, and takes it when support answers', () => {
    const always = fc.check(
      fc.property(fc.constantFrom(...TICKET_STATES), fc.constantFrom(...TICKET_EVENTS), (state, event) => {
        const next = nextTicketState(state, event);
        const isToAnswer = next.ok && STATES_TO_ANSWER.includes(next.value);
        return event === 'write' ? isToAnswer : event !== 'answer' || !isToAnswer;
      }),
    );
    expect(always.failed).toBe(false);
  });
});
