import { describe, expect, it } from 'vitest';
import { dailyMailCap, domainOf, mailboxOf } from './mail-caps.ts';

describe('mails to addresses that anybody may choose', () => {
  it.each([
    ['victim+1@resto.test', 'victim@resto.test'],
    ['victim+a+b@resto.test', 'victim@resto.test'],
    ['v.i.c.t.i.m+9@gmail.com', 'victim@gmail.com'],
    ['victim@googlemail.com', 'victim@gmail.com'],
    ['lea.roy@resto.test', 'lea.roy@resto.test'],
    ['+lea@resto.test', '+lea@resto.test'],
  ])('count %s as the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it('have a wider limit where anybody has a mailbox, and no wider one for one mailbox there', () => {
    for (const cause of ['stranger', 'user'] as const) {
      expect(dailyMailCap(cause, 'domain', 'gmail.com')).toBeGreaterThan(dailyMailCap(cause, 'domain', 'resto.test'));
      expect(dailyMailCap(cause, 'recipient', 'gmail.com')).toBe(dailyMailCap(cause, 'recipient', 'resto.test'));
    }
  });

  it('are fewer for a stranger than for a signed-in user, by each count', () => {
    for (const count of ['recipient', 'domain', 'sender', 'all'] as const)
      expect(dailyMailCap('stranger', count, 'resto.test')).toBeLessThan(dailyMailCap('user', count, 'resto.test'));
  });

  it('are counted by what stands behind the last at sign', () =>
    expect(domainOf('"a@b"@resto.test')).toBe('resto.test'));
});
