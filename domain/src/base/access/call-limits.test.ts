import { describe, expect, it } from 'vitest';
import { callCost } from './call-limits.ts';

describe('a call', () => {
  it.each([
    ['GET', '/devices', 1],
    ['GET', '/logs', 2],
    ['GET', '/logs/stream', 1],
    ['GET', '/logs/export', 20],
    ['GET', '/invoices/:id/pdf', 20],
    ['POST', '/invoices/:id/email', 20],
    ['POST', '/contacts/:id/invitation', 20],
    ['GET', '/reports/overview', 10],
    ['GET', '/users', 2],
    ['POST', '/users', 1],
  ] as const)('%s %s counts for %i', (method, path, cost) => expect(callCost(method, path)).toBe(cost));
});
