import { describe, expect, it } from 'vitest';
import {
  readDevicesReply,
  readEmployeeReply,
  readEmployeesReply,
  readMerchantReply,
  readTaxRatesReply,
  readTokens,
} from './read-replies.ts';

const MERCHANT = { id: 'AB12CD34EF56G', name: 'Casse-croûte Test' };

describe('readTokens', () => {
  const reply = {
    access_token: 'a',
    access_token_expiration: 1_790_000_000,
    refresh_token: 'r',
    refresh_token_expiration: 1_821_600_000,
  };

  it('takes expirations for seconds, and fields it does not know', () => {
    expect(readTokens({ ...reply, scope: 'x' })).toMatchObject({
      accessToken: 'a',
      accessExpiresAt: new Date(1_790_000_000_000),
      refreshExpiresAt: new Date(1_821_600_000_000),
    });
  });

  it.each([null, {}, { ...reply, refresh_token: undefined }, { ...reply, access_token: '' }, 'text'])(
    'is null for %j',
    (other) => {
      expect(readTokens(other)).toBeNull();
    },
  );
});

describe('readMerchantReply', () => {
  it('needs no more than an id and fills the rest with what there is', () => {
    expect(readMerchantReply({ ...MERCHANT, address: null, surprise: [1] })).toEqual({
      ...MERCHANT,
      ownerId: null,
      email: null,
      phone: null,
      addressLine: null,
      city: null,
      postalCode: null,
      timeZone: null,
      language: 'fr',
    });
    expect(readMerchantReply({ id: 'AB12CD34EF56G' })).toMatchObject({ name: 'AB12CD34EF56G' });
    expect(readMerchantReply({ name: 'no one' })).toBeNull();
  });

  it('keeps neither bank numbers nor control characters, and cuts what is too long', () => {
    const properties = {
      timezone: 'America/Toronto',
      locale: 'en_CA',
      ddaAccountNumber: '4000001',
      abaAccountNumber: '8',
    };
    const read = readMerchantReply({ ...MERCHANT, name: `Chez\u0000Mado${'o'.repeat(400)}`, properties });
    expect(read?.name).toMatch(/^Chez Mado{246,247}$/);
    expect(JSON.stringify(read)).not.toContain('4000001');
    expect(read).toMatchObject({ timeZone: 'America/Montreal', language: 'en' });
  });

  it.each([
    ['America/Montreal', 'America/Montreal'],
    ['America/Toronto', 'America/Montreal'],
    ['America/New_York', 'America/Montreal'],
    ['America/Halifax', 'America/Halifax'],
    ['America/Moncton', 'America/Halifax'],
    ['Atlantic/Bermuda', 'America/Halifax'],
    ['America/Vancouver', null],
  ])('maps the zone %s to %s', (timezone, timeZone) => {
    expect(readMerchantReply({ ...MERCHANT, properties: { timezone } })?.timeZone).toBe(timeZone);
  });
});

describe('readEmployeeReply', () => {
  it('drops the device code under both of its names', () => {
    const read = readEmployeeReply({ id: 'E', name: 'Camille', pin: '1234', unhashedPin: '1234', role: 'ADMIN' });
    expect(read).toEqual({ id: 'E', name: 'Camille', email: null, role: 'admin', isActive: true });
  });

  it('knows who has left', () => {
    expect(readEmployeeReply({ id: 'E', name: 'Camille', deletedTime: 1_790_000_000_000 })?.isActive).toBe(false);
    expect(readEmployeeReply([])).toBeNull();
  });
});

describe('readEmployeesReply', () => {
  it.each([
    [{ role: 'ADMIN' }, 'admin'],
    [{ role: 'manager' }, 'manager'],
    [{ role: 'EMPLOYEE', isOwner: false }, 'employee'],
    [{ role: 'ADMIN', isOwner: true }, 'owner'],
    [{ role: 'OWNER' }, 'owner'],
    [{ role: 'CHEF' }, 'other'],
    [{ role: 'constructor' }, 'other'],
    [{}, 'other'],
  ])('reads %j as %s', (given, role) => {
    expect(readEmployeesReply({ elements: [{ id: 'E', name: 'Camille', ...given }] })).toMatchObject([{ role }]);
  });

  it('keeps nothing of what opens a device', () => {
    const read = readEmployeesReply({ elements: [{ id: 'E', name: 'Camille', pin: '1234', unhashedPin: '1234' }] });
    expect(JSON.stringify(read)).not.toMatch(/pin|1234/i);
  });

  it.each([null, {}, { elements: {} }, { elements: [{ id: 'E' }, { name: 'no one' }] }, { elements: [null] }, []])(
    'takes no part of %j',
    (reply) => {
      expect(readEmployeesReply(reply)).toBeNull();
      expect(readDevicesReply(reply)).toBeNull();
      expect(readTaxRatesReply(reply)).toBeNull();
    },
  );
});

describe('readDevicesReply', () => {
  it('needs no more than an id', () => {
    expect(readDevicesReply({ elements: [{ id: 'D' }, { id: 'D2', model: 'Clover_C045', imei: '1' }] })).toEqual([
      { id: 'D', name: null, model: '', serial: '' },
      { id: 'D2', name: null, model: 'Clover_C045', serial: '' },
    ]);
  });
});

describe('readTaxRatesReply', () => {
  it('needs a whole rate', () => {
    expect(readTaxRatesReply({ elements: [{ id: 'T', rate: 500_000 }] })).toEqual([
      { id: 'T', name: 'T', rate: 500_000, isDefault: false, taxType: null, isRemoved: false },
    ]);
    for (const rate of [0.05, -1, '500000', null, 1e300])
      expect(readTaxRatesReply({ elements: [{ id: 'T', rate }] })).toBeNull();
  });
});
