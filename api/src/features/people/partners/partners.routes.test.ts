import type { PartnerDetails, PartnerView } from '@comptoir/contract/people/partners';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { accept } from '../../../../test/fake-authority.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-15T12:00:00Z') });

const get = (token: string, url: string) => test.app.inject({ method: 'GET', url, headers: bearer(token) });
const admin = async () => (await aUser(test, { role: 'admin' })).token;
const partnerUser = async (partnerId: string) => (await aUser(test, { role: 'partner', partnerId })).token;
const codeOf = async (token: string, url: string) => {
  const reply = await get(token, url);
  return [reply.statusCode, reply.json<{ error?: { code: string } }>().error?.code];
};

describe('the list of partners', () => {
  it('counts merchants and people of each, by name', async () => {
    const [boreal, empty] = [await aPartner(test), await aPartner(test)];
    await asSystem(test, { text: `update partners set name = 'Étoile' where id = $1`, values: [boreal] });
    await asSystem(test, { text: `update partners set name = 'Zénith' where id = $1`, values: [empty] });
    await aMerchant(test, { partnerId: boreal });
    const paused = await aMerchant(test, { partnerId: boreal });
    await asSystem(test, { text: 'update merchants set active = false where id = $1', values: [paused.id] });
    await partnerUser(boreal);
    const { items, nextCursor } = (await get(await admin(), '/api/partners')).json<{
      items: PartnerView[];
      nextCursor: null;
    }>();
    expect(nextCursor).toBeNull();
    expect(items.filter(({ id }) => [boreal, empty].includes(id))).toMatchObject([
      { id: boreal, name: 'Étoile', merchants: 2, activeMerchants: 1, users: 1 },
      { id: empty, name: 'Zénith', merchants: 0, activeMerchants: 0, users: 0 },
    ]);
  });

  it('is for administrators alone', async () => {
    const merchant = await aMerchant(test);
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    for (const other of [token, await partnerUser(await aPartner(test))])
      expect(await codeOf(other, '/api/partners')).toEqual([403, 'forbidden']);
  });
});

describe('one partner', () => {
  it('counts over its merchants and shows those that need a look, and no other merchant', async () => {
    const partnerId = await aPartner(test);
    const [calm, troubled] = [await aMerchant(test, { partnerId }), await aMerchant(test, { partnerId })];
    await aMerchant(test);
    test.authority.behave((request) => accept(test.authority.received, request));
    const till = await aTerminal(test, { merchant: calm });
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    const waiting = await aTerminal(test, { merchant: troubled });
    await waiting.submitBills([(await waiting.bill()).text]);
    await asSystem(test, {
      text: 'update certificates set revoked_at = now() where device_id = $1',
      values: [waiting.id],
    });
    const details = (await get(await partnerUser(partnerId), `/api/partners/${partnerId}/`)).json<PartnerDetails>();
    expect(details).toMatchObject({ id: partnerId, merchants: 2, users: 1 });
    expect(details).toMatchObject({ unregisteredMerchants: 0, devices: 2, devicesInTrouble: 1, waiting: 1 });
    expect(details.attention.items).toEqual([
      expect.objectContaining({
        id: troubled.id,
        devices: 1,
        devicesInTrouble: 1,
        waiting: 1,
        oldestWaitingAt: '2026-06-01T16:00:01.000Z',
        lastBillAt: '2026-06-01T16:00:01.000Z',
      }),
    ]);
  });

  it('is open to administrators', async () => {
    const partnerId = await aPartner(test);
    const reply = await get(await admin(), `/api/partners/${partnerId}`);
    expect(reply.json()).toMatchObject({ id: partnerId, merchants: 0, attention: { items: [], count: 0 } });
  });

  it('does not exist for another partner, and is closed to merchants', async () => {
    const partnerId = await aPartner(test);
    const url = `/api/partners/${partnerId}`;
    expect(await codeOf(await partnerUser(await aPartner(test)), url)).toEqual([404, 'not-found']);
    const merchant = await aMerchant(test, { partnerId });
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    expect(await codeOf(token, url)).toEqual([403, 'forbidden']);
    expect(await codeOf(await admin(), `/api/partners/${uuid()}`)).toEqual([404, 'not-found']);
  });
});
