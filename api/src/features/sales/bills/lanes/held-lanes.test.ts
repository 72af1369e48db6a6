import { beforeEach, describe, expect, it } from 'vitest';
import { accept, unavailable } from '../../../../../test/fake-authority.ts';
import { asSystem } from '../../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import { listDueLanes } from './lanes.store.ts';

const RESTORED = new Date('2026-06-01T18:00:00Z');
let clock = RESTORED;
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = RESTORED;
  test.authority.behave((request) => accept(test.authority.received, request));
});

const afterHours = (hours: number): void => {
  clock = new Date(RESTORED.getTime() + hours * 3_600_000);
};

const statesOf = async ({ id }: MadeTerminal): Promise<string[]> =>
  (
    await asSystem<{ state: string }>(test, {
      text: 'select state from transmissions where device_id = $1 order by position',
      values: [id],
    })
  ).map(({ state }) => state);

const isUnheard = async ({ id }: MadeTerminal): Promise<boolean> =>
  (
    await asSystem(test, {
      text: 'select from lanes where device_id = $1 and unheard_since is not null',
      values: [id],
    })
  ).length > 0;

const isDue = async ({ id }: MadeTerminal): Promise<boolean> =>
  (await test.dependencies.database.transaction({ role: 'system' }, (tx) => listDueLanes(tx, clock, 1000))).some(
    ({ deviceId }) => deviceId === id,
  );

const drain = ({ id }: MadeTerminal): Promise<void> =>
  test.dependencies.runner.drain({ deviceId: id, trigger: 'batch' });

/** A till with one bill that waits, on a database that has just been put back. */
async function aRestoredTerminal(): Promise<MadeTerminal> {
  const till = await aTerminal(test);
  test.authority.behave(unavailable);
  await till.submitBills([(await till.bill()).text]);
  await asSystem(test, {
    text: 'update lanes set unheard_since = $2, next_attempt_at = $2 where device_id = $1',
    values: [till.id, RESTORED],
  });
  test.authority.behave((request) => accept(test.authority.received, request));
  return till;
}

describe('a lane of a database that was put back', () => {
  it('sends nothing before its till was heard, neither by itself nor when asked', async () => {
    const till = await aRestoredTerminal();
    afterHours(11);
    expect(await isDue(till)).toBe(false);
    await drain(till);
    expect(await statesOf(till)).toEqual(['waiting']);
  });

  it('sends what waited unchanged after twelve hours, heard or not: the authority has a limit', async () => {
    const till = await aRestoredTerminal();
    afterHours(12);
    expect(await isDue(till)).toBe(true);
    await drain(till);
    expect(await statesOf(till)).toEqual(['accepted']);
    expect(await isUnheard(till)).toBe(true);
  });

  it('goes on, older bills first, with a bill that follows its head', async () => {
    const till = await aRestoredTerminal();
    await till.submitBills([(await till.bill()).text]);
    expect(await statesOf(till)).toEqual(['accepted', 'accepted']);
    expect(await isUnheard(till)).toBe(false);
  });

  it('goes on with a bill that it has already', async () => {
    const till = await aTerminal(test);
    const { text } = await till.bill();
    await till.submitBills([text]);
    await asSystem(test, {
      text: 'update lanes set unheard_since = $2 where device_id = $1',
      values: [till.id, RESTORED],
    });
    await till.submitBills([text]);
    expect(await isUnheard(till)).toBe(false);
  });

  it('goes on waiting when a bill shows that the chain is longer, until what is missing is submitted', async () => {
    const till = await aRestoredTerminal();
    const [lost, next] = [await till.bill(), await till.bill()];
    const { body } = await till.submitBills([next.text]);
    expect(body).toMatchObject({ chain: 'relay-behind', results: [{ state: 'not-known' }] });
    expect(await isUnheard(till)).toBe(true);
    expect(await statesOf(till)).toEqual(['waiting']);
    await till.submitBills([lost.text, next.text]);
    expect(await statesOf(till)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await isUnheard(till)).toBe(false);
  });

  it('says nothing by a call without any bill', async () => {
    const till = await aRestoredTerminal();
    await till.submitBills([], { trigger: 'end-of-shift' });
    expect(await statesOf(till)).toEqual(['waiting']);
    expect(await isUnheard(till)).toBe(true);
  });
});
