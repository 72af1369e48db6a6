import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aKnownMerchant, anEnrolledTerminal, relayTo } from '../../../../test/factories/enrolled-terminals.ts';
import { asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { startGatewayAuthority, type GatewayAuthority } from '../../../../test/gateway-authority.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import { lookAtLanes } from '../bills/bills.jobs.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
let gateway: GatewayAuthority;
let impatient: TaxAuthority;

beforeAll(async () => {
  gateway = await startGatewayAuthority();
  impatient = gateway.open({ replyTimeoutMs: 1000 });
}, 60_000);
afterEach(() => gateway.restore());
afterAll(async () => {
  await impatient.close();
  await gateway.stop();
});

const fault =
  (name: string, more: object = {}) =>
  () =>
    gateway.simulator.control('POST', 'faults', { fault: name, request: 'transaction', times: 3, ...more });
const away = () => gateway.simulator.control('POST', 'mode', { mode: 'down' });
const endCertificates = (shop: Shop) =>
  asSystem(test, {
    text: "update certificates set not_after = now() - interval '1 hour' where merchant_id = $1",
    values: [shop.merchant.id],
  });

interface Drill {
  readonly seed: number;
  readonly seconds: number;
  readonly begin: () => Promise<unknown>;
  /** Runs in the middle, while bills wait. */
  readonly meanwhile?: (shop: Shop) => Promise<unknown>;
}

const DAY = 86_400;
const DRILLS: Readonly<Record<string, Drill>> = {
  'the authority is away for seconds': { seed: 1, seconds: 5, begin: away },
  'the authority is away for an hour': { seed: 2, seconds: 3600, begin: away },
  'the authority is away for three days': { seed: 3, seconds: 3 * DAY, begin: away },
  'replies are lost': { seed: 4, seconds: 60, begin: fault('drop') },
  'replies come too late': { seed: 5, seconds: 60, begin: fault('slow', { value: 1500, times: 2 }) },
  'a web page comes instead of a reply': { seed: 6, seconds: 60, begin: fault('html503') },
  'the authority answers that it failed': { seed: 7, seconds: 60, begin: fault('error', { value: 'JW00B999100E' }) },
  'the authority’s clock is wrong': { seed: 8, seconds: 60, begin: fault('skew', { value: 45 }) },
  'certificates expire while bills wait': { seed: 9, seconds: DAY, begin: away, meanwhile: endCertificates },
};

it.each(Object.entries(DRILLS))(
  'every bill arrives once, in order, to the cent, when %s',
  async (_, drill) => {
    const random = seeded(drill.seed);
    const shop = await aShop();
    for (const lane of shop.lanes) await lane.sell();
    await drill.begin();
    for (let sale = 0; sale < 5; sale += 1) {
      await pick(shop.lanes, random).sell();
      await pass((drill.seconds / 5) * 2 * random());
    }
    await Promise.all(shop.lanes.map((lane) => lane.sell()));
    await drill.meanwhile?.(shop);
    await pass(drill.seconds);
    await gateway.restore();
    if (random() < 0.5) await pressBatch(shop);
    for (let look = 0; look < 30 && (await countWaiting(shop)) > 0; look += 1) await pass(16);
    await expectAgreement(shop);
  },
  60_000,
);

/** Time passes, and the server looks at its lanes as it does by itself. */
async function pass(seconds: number): Promise<void> {
  clock = new Date(clock.getTime() + seconds * 1000);
  await lookAtLanes(test.dependencies);
}

interface Shop {
  readonly merchant: MadeMerchant;
  readonly lanes: readonly Lane[];
}

interface Lane {
  readonly deviceId: string;
  readonly made: string[];
  sell(): Promise<void>;
}

/** A merchant that the authority knows, with two certified devices. */
async function aShop(): Promise<Shop> {
  clock = new Date();
  relayTo(gateway, test);
  const merchant = await aKnownMerchant(test, gateway);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const lanes = [await aLane(merchant, token, 'Bar'), await aLane(merchant, token, 'Salle')];
  test.authority.behave((request) => impatient.transmit(request));
  return { merchant, lanes };
}

async function aLane(merchant: MadeMerchant, userToken: string, name: string): Promise<Lane> {
  const till = await anEnrolledTerminal(test, userToken, merchant);
  await asSystem(test, { text: 'update devices set name = $2 where id = $1', values: [till.id, name] });
  const keys = await generateSigningKeys({ extractable: true });
  const { reply } = await till.ask('certificate', await till.csrOf(keys));
  if (reply.state !== 'issued') throw new Error(JSON.stringify(reply));
  const made: string[] = [];
  const sell = async (): Promise<void> => {
    const { chainHead } = await till.sell({ keys, certificate: reply.certificate });
    made.push(chainHead ?? '');
  };
  return { deviceId: till.id, made, sell };
}

async function pressBatch({ merchant }: Shop): Promise<void> {
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const pressed = await test.app.inject({
    method: 'POST',
    url: '/api/transmissions/batches',
    headers: bearer(token),
    payload: {},
  });
  expect(pressed.statusCode).toBe(200);
  await runJobs(test);
}

const countWaiting = async ({ merchant }: Shop): Promise<number> =>
  (
    await asSystem<{ count: number }>(test, {
      text: `select count(*)::int as count from transmissions
        where merchant_id = $1 and state in ('waiting', 'sending', 'unknown')`,
      values: [merchant.id],
    })
  )[0]?.count ?? 0;

interface Received {
  readonly transaction: { readonly signa: { readonly actu: string }; readonly mont: { readonly apresTax: string } };
}

/** The authority holds every bill of each lane once and in the order made, and the portal counts the same to the cent. */
async function expectAgreement({ merchant, lanes }: Shop): Promise<void> {
  let receivedCents = 0;
  for (const { deviceId, made } of lanes) {
    const [device] = await asSystem<{ number: string }>(test, {
      text: 'select device_number as number from devices where id = $1',
      values: [deviceId],
    });
    const { items } = (await gateway.simulator.control('GET', `transactions?deviceNumber=${device?.number}`)) as {
      items: Received[];
    };
    expect(items.map(({ transaction }) => transaction.signa.actu)).toEqual(made);
    receivedCents += items.reduce(
      (sum, { transaction }) => sum + Math.round(Number(transaction.mont.apresTax) * 100),
      0,
    );
  }
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const summary = await test.app.inject({
    method: 'GET',
    url: '/api/bills/summary?states=accepted',
    headers: bearer(token),
  });
  const count = lanes.reduce((sum, { made }) => sum + made.length, 0);
  expect(summary.json()).toMatchObject({ count, soldCents: receivedCents });
}

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
