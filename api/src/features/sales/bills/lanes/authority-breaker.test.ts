import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthorityBreaker, type AuthorityBreaker } from './authority-breaker.ts';

let now = new Date(0);
let breaker: AuthorityBreaker;
const fail = (times: number): void => {
  for (let time = 0; time < times; time += 1) breaker.record(false);
};

beforeEach(() => {
  now = new Date(0);
  breaker = createAuthorityBreaker(() => now);
});

describe('the breaker before the authority', () => {
  it('lets every due lane be tried while the authority answers, and after a failure or two', () => {
    expect(breaker.allowedTrials(20)).toBe(20);
    fail(2);
    expect(breaker.allowedTrials(20)).toBe(20);
  });

  it('lets none be tried after three failures in a row, and then one at a time, later and later', () => {
    fail(3);
    expect(breaker.allowedTrials(20)).toBe(0);
    now = new Date(1000);
    expect(breaker.allowedTrials(20)).toBe(1);
    fail(1);
    now = new Date(2500);
    expect(breaker.allowedTrials(20)).toBe(0);
    now = new Date(3000);
    expect(breaker.allowedTrials(20)).toBe(1);
    fail(20);
    now = new Date(17_999);
    expect(breaker.allowedTrials(20)).toBe(0);
    now = new Date(18_000);
    expect(breaker.allowedTrials(20)).toBe(1);
  });

  it('lets all go with the first success, of whichever lane', () => {
    fail(9);
    breaker.record(true);
    expect(breaker.allowedTrials(20)).toBe(20);
  });
});
