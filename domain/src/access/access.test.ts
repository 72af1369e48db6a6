import { describe, expect, it } from 'vitest';
import { can, type Actor } from './access.ts';

const admin: Actor = { role: 'admin', userId: 'u1', merchantId: null, partnerId: null };
const partner: Actor = { role: 'partner', userId: 'u2', merchantId: null, partnerId: 'p1' };
const merchant: Actor = { role: 'merchant', userId: 'u3', merchantId: 'm1', partnerId: null };

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
