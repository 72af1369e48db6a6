import { describe, expect, it } from 'vitest';
import { ACTIONS, can, type Action, type Actor } from './access.ts';
import { LADDER, type MerchantRight } from './merchant-right.ts';

const admin: Actor = { role: 'admin', userId: 'u1', merchantId: null, merchantRight: null, partnerId: null };
const partner: Actor = { role: 'partner', userId: 'u2', merchantId: null, merchantRight: null, partnerId: 'p1' };
const ofRight = (merchantRight: MerchantRight | null): Actor => ({
  role: 'merchant',
  userId: 'u3',
  merchantId: 'm1',
  merchantRight,
  partnerId: null,
});
const merchant = ofRight('owner');

describe('can', () => {
  it('lets an administrator see any merchant', () => {
    expect(can(admin, 'read-logs', { merchantId: 'm9', partnerId: null })).toBe(true);
  });

  it('lets a partner see its own merchants only', () => {
    expect(can(partner, 'read-logs', { merchantId: 'm1', partnerId: 'p1' })).toBe(true);
    expect(can(partner, 'read-logs', { merchantId: 'm1', partnerId: 'p2' })).toBe(false);
    expect(can(partner, 'read-logs', { merchantId: 'm1', partnerId: null })).toBe(false);
  });

  it('never takes a partner without an id for the partner of an unassigned merchant', () => {
    expect(can({ ...partner, partnerId: null }, 'read-logs', { merchantId: 'm1', partnerId: null })).toBe(false);
  });

  it('lets a merchant see itself only', () => {
    expect(can(merchant, 'list-devices', { merchantId: 'm1', partnerId: 'p1' })).toBe(true);
    expect(can(merchant, 'list-devices', { merchantId: 'm2', partnerId: 'p1' })).toBe(false);
  });

  it('keeps the merchant list from merchants', () => {
    expect(can(merchant, 'list-merchants')).toBe(false);
    expect(can(partner, 'list-merchants')).toBe(true);
  });
});

/** Returns the actions that a right opens and the one below it does not. */
const opens = (right: MerchantRight, below: MerchantRight | null): Action[] =>
  ACTIONS.filter((action) => can(ofRight(right), action) && !can(ofRight(below), action));

describe('the rights inside a merchant', () => {
  it('are nothing to a user who has none', () => {
    expect(ACTIONS.filter((action) => can(ofRight(null), action))).toEqual([]);
  });

  it('let readers look, and keep their own account', () => {
    expect(opens('reader', null)).toEqual([
      'use-session',
      'edit-profile',
      'choose-password',
      'edit-second-factor',
      'edit-memberships',
      'read-release-notes',
      'read-merchant',
      'ask-support',
      'search',
      'reply-support',
      'list-devices',
      'read-provider-data',
      'list-employees',
      'read-progress',
      'read-logs',
      'read-exports',
      'read-transactions',
      'read-bills',
      'export-journals',
      'read-customers',
      'read-menu',
      'read-estimates',
    ]);
  });

  it('let managers keep devices, employees, transmissions and the file in order, and keep and write to customers', () => {
    expect(opens('manager', 'reader')).toEqual([
      'list-contacts',
      'edit-merchant',
      'link-device',
      'edit-device',
      'refresh-provider-data',
      'declare-employee',
      'edit-progress',
      'edit-sales-accounts',
      'edit-customers',
      'edit-menu',
      'edit-estimates',
      'send-bills',
      'transmit-transactions',
      'list-appointments',
      'book-appointment',
    ]);
  });

  it('leave money, card, people, certificates, codes and seasons to owners', () => {
    expect(opens('owner', 'manager')).toEqual([
      'edit-authorization-code',
      'reveal-authorization-code',
      'edit-contacts',
      'transfer-ownership',
      'edit-certificate',
      'read-subscription',
      'edit-subscription',
      'read-card',
      'edit-card',
      'list-invoices',
      'pay-invoice',
    ]);
  });

  it('let accountants read and export what books are kept from, say what it is booked on, and keep their own account', () => {
    expect(opens('accountant', null)).toEqual([
      'use-session',
      'edit-profile',
      'choose-password',
      'edit-second-factor',
      'edit-memberships',
      'read-release-notes',
      'read-merchant',
      'ask-support',
      'search',
      'reply-support',
      'read-exports',
      'read-bills',
      'edit-sales-accounts',
      'export-journals',
    ]);
  });

  it('make no accountant of an owner, nor let them more than one', () => {
    expect(opens('accountant', 'owner')).toEqual([]);
  });

  it('hold what the lesser ones hold', () => {
    for (const action of ACTIONS) {
      const [owner, manager, reader] = LADDER.map((right) => can(ofRight(right), action));
      expect([!reader || manager, !manager || owner], action).toEqual([true, true]);
    }
  });
});

describe('acting for a merchant', () => {
  const acting: Actor = { ...ofRight(null), isImpersonating: true };

  it('never opens what a partner may not do in their own name', () => {
    expect(ACTIONS.filter((action) => can(acting, action) && !can(partner, action))).toEqual([]);
    expect(can(acting, 'read-card')).toBe(false);
    expect(can(acting, 'read-logs')).toBe(true);
  });
});
