import { describe, expect, it } from 'vitest';
import { CONTRACT_DOCUMENT_STATES, isInChain, nextDocumentState } from './contract-document.ts';
import { contractNumber } from './contract-number.ts';
import { CONTRACT_EVENTS, CONTRACT_STATES, isContractOpen, nextContractState } from './contract-state.ts';

describe('a contract', () => {
  it('is signed, then ended or cancelled, and nothing else', () => {
    const moves = CONTRACT_STATES.flatMap((state) =>
      CONTRACT_EVENTS.flatMap((event) => {
        const next = nextContractState(state, event);
        return next.ok ? [`${state} ${event} ${next.value}`] : [];
      }),
    );
    expect(moves).toEqual(['to-sign sign open', 'to-sign cancel cancelled', 'open end ended', 'open cancel cancelled']);
    expect(nextContractState('ended', 'cancel')).toEqual({ ok: false, reason: 'contract-not-open' });
    expect(CONTRACT_STATES.filter(isContractOpen)).toEqual(['to-sign', 'open']);
  });

  it('is called by the year in which it was agreed, where the merchant is', () => {
    const createdAt = new Date('2027-01-01T02:00:00Z');
    expect(contractNumber(18, { createdAt, zone: 'America/Montreal' })).toBe('C-2026-0018');
  });
});

describe('a document', () => {
  it('waits until it is signed or withdrawn; one that was signed may be reported again', () => {
    const moves = CONTRACT_DOCUMENT_STATES.flatMap((state) =>
      (['sign', 'withdraw'] as const).map((event) => {
        const next = nextDocumentState(state, event);
        return `${state} ${event} ${next.ok ? next.value : next.reason}`;
      }),
    );
    expect(moves).toEqual([
      'waiting sign signed',
      'waiting withdraw withdrawn',
      'signed sign signed',
      'signed withdraw document-not-waiting',
      'withdrawn sign document-not-waiting',
      'withdrawn withdraw document-not-waiting',
    ]);
  });

  it('stands in the chain unless it is a sale of its own', () => {
    expect([isInChain('contract'), isInChain('addition')]).toEqual([true, false]);
  });
});
