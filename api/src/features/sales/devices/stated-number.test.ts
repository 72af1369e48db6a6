import type { DeviceView } from '@comptoir/contract/sales/devices';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aKnownMerchant,
  anEnrolledTerminal,
  relayTo,
  type EnrolledTerminal,
} from '../../../../test/factories/enrolled-terminals.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { startGatewayAuthority, type GatewayAuthority } from '../../../../test/gateway-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let gateway: GatewayAuthority;
beforeAll(async () => {
  gateway = await startGatewayAuthority();
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

/** A merchant that the authority knows, and how it gets itself tills without a certificate. */
async function aBusiness() {
  relayTo(gateway, test);
  const merchant = await aKnownMerchant(test, gateway);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  return { token, merchant, aTill: () => anEnrolledTerminal(test, token, merchant) };
}

async function certify(till: EnrolledTerminal, stated?: string) {
  const keys = await generateSigningKeys({ extractable: true });
  const { status, reply } = await till.ask('certificate', await till.csrOf(keys), stated);
  return { status, reply, keys };
}

/** A till with its certificate, and the number that is in it. */
async function certified(till: EnrolledTerminal, stated?: string) {
  const { reply, keys } = await certify(till, stated);
  if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
  return { ...reply, keys };
}

const numberOf = async (till: EnrolledTerminal) =>
  (
    await asSystem<{ n: string | null }>(test, {
      text: 'select device_number as n from devices where id = $1',
      values: [till.id],
    })
  )[0]?.n;

const accepted = { results: [{ state: 'accepted', errors: [] }] };

describe('a number that a device has already', () => {
  it('stays its number when the device is sold: seller and buyer each have their own chain under it', async () => {
    const [seller, buyer] = [await aBusiness(), await aBusiness()];
    const sold = await seller.aTill();
    const before = await certified(sold);
    expect(await sold.sell(before)).toMatchObject(accepted);
    const bought = await buyer.aTill();
    const after = await certified(bought, before.deviceNumber);
    expect(after.deviceNumber).toBe(before.deviceNumber);
    expect(await bought.sell(after)).toMatchObject(accepted);
    expect(await sold.sell(before)).toMatchObject(accepted);
    expect([await numberOf(sold), await numberOf(bought)]).toEqual([before.deviceNumber, before.deviceNumber]);
  });

  it('is one device of a merchant: another one is refused it, and asks no one', async () => {
    const business = await aBusiness();
    const { deviceNumber } = await certified(await business.aTill());
    await asSystem(test, {
      text: "update devices set name = 'Première' where merchant_id = $1",
      values: [business.merchant.id],
    });
    const second = await business.aTill();
    const { status, reply } = await certify(second, deviceNumber);
    expect([status, reply]).toMatchObject([409, { error: { code: 'device-number-taken' } }]);
    expect(await numberOf(second)).toBeNull();
    expect((await certified(second)).deviceNumber).not.toBe(deviceNumber);
  });

  it('that Comptoir knows goes before one that is stated', async () => {
    const business = await aBusiness();
    const till = await business.aTill();
    const { deviceNumber } = await certified(till);
    expect((await certified(till, '1111-2222-3333')).deviceNumber).toBe(deviceNumber);
  });

  it('is refused by the authority when it knows no such device', async () => {
    const { reply } = await certify(await (await aBusiness()).aTill(), '1111-2222-3333');
    expect(reply).toMatchObject({ state: 'refused', errors: [{ id: 'JW00B999047E' }, { id: 'JW00B999999E' }] });
  });

  it('is stated again when a refused request is sent again', async () => {
    const [seller, buyer] = [await aBusiness(), await aBusiness()];
    const { deviceNumber } = await certified(await seller.aTill());
    const bought = await buyer.aTill();
    const delay = { authorizationCode: buyer.merchant.code, minutes: 90 };
    await gateway.simulator.control('POST', 'activations', delay);
    expect((await certify(bought, deviceNumber)).reply).toMatchObject({ state: 'refused' });
    await gateway.simulator.control('POST', 'activations', { ...delay, minutes: 0 });
    const again = await test.app.inject({
      method: 'POST',
      url: `/api/devices/${bought.id}/certificate/test`,
      headers: bearer(buyer.token),
    });
    expect(again.json<DeviceView>()).toMatchObject({ deviceNumber, certificate: { state: 'valid' } });
  });

  it.each(['2468', '2468-1357-90245', 'ABCD-1357-9024'])('is refused when it is none: %s', async (stated) => {
    const { status, reply } = await certify(await (await aBusiness()).aTill(), stated);
    expect([status, reply]).toMatchObject([
      422,
      { error: { code: 'validation-failed', fields: [{ path: 'deviceNumber' }] } },
    ]);
  });
});
