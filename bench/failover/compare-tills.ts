import type pg from 'pg';
import { callOutside } from '../chaos/call-outside.ts';
import { compareMoney, differences, forks } from '../chaos/compare-books.ts';
import type { Tills } from './open-tills.ts';
import type { Servers } from './start-servers.ts';

/** Bills of all tills that a server acknowledged and the database does not have, and those that something has twice. */
export interface Losses {
  readonly lost: number;
  readonly doubled: number;
}

interface StoredBill {
  readonly deviceNumber: string;
  readonly signature: string;
  readonly state: string;
}

/** Bills of all tills as the database has them, in the order of their chains. */
export async function listStored(client: pg.Client): Promise<StoredBill[]> {
  const { rows } = await client.query<StoredBill>(
    `select d.device_number as "deviceNumber", t.signature, s.state from transactions t join devices d on d.id = t.device_id
       join transmissions s on s.device_id = t.device_id and s.position = t.position
     order by t.device_id, t.position`,
  );
  return rows;
}

/** Counts what is lost and doubled so far. */
export async function countLosses(client: pg.Client, tills: Tills): Promise<Losses> {
  // told before the database is asked: what is acknowledged meanwhile is not missed in it
  const acknowledged = tills.books().flatMap((till) => [...till.acknowledged]);
  const stored = (await listStored(client)).map(({ signature }) => signature);
  const there = new Set(stored);
  return {
    lost: acknowledged.filter((signature) => !there.has(signature)).length,
    doubled: stored.length - there.size,
  };
}

/** Compares, at rest, tills, database, authority and card network: every disagreement in a sentence. */
export async function compareAll(client: pg.Client, tills: Tills, { simulators }: Servers): Promise<string[]> {
  const outside = callOutside({
    addresses: () => ({
      authorityControlUrl: simulators.authority.controlUrl,
      cardsControlUrl: simulators.cards.controlUrl,
    }),
  });
  const stored = await listStored(client);
  const held = await outside.bills();
  const ofTills = tills.books().flatMap(({ deviceNumber, signed, acknowledged }) => {
    const ours = stored.filter((bill) => bill.deviceNumber === deviceNumber);
    const theirs = held.filter((bill) => bill.deviceNumber === deviceNumber);
    const inOrder = ours.map(({ signature }) => signature);
    return [
      ...differences([`${deviceNumber}: signed`, signed], ['in the database', inOrder]),
      ...differences([`${deviceNumber}: signed`, signed], ['at the authority', theirs.map(({ actu }) => actu)]),
      ...differences([`${deviceNumber}: signed`, signed], ['acknowledged', [...acknowledged]]),
      ...(inOrder.join(' ') === signed.join(' ') ? [] : [`${deviceNumber}: the database has another order`]),
      ...ours.flatMap(({ signature, state }) => (state === 'accepted' ? [] : [`${signature.slice(0, 8)} is ${state}`])),
      ...theirs.flatMap(({ noTrans, verified }) => (verified ? [] : [`${noTrans} did not verify`])),
      ...forks(deviceNumber, theirs),
    ];
  });
  const { rows: restores } = await client.query('select from restores');
  const { rows: twice } = await client.query<{ number: string }>(
    `select i.number from payment_attempts a join invoices i on i.id = a.invoice_id where a.state = 'succeeded'
     group by i.number having count(*) > 1`,
  );
  return [
    ...ofTills,
    ...(await outside.openDiagnostics()).map((one) => `the authority found: ${JSON.stringify(one)}`),
    ...(await compareMoney(client, await outside.charges())).faults,
    ...restores.map(() => 'a server took the database for an older copy'),
    ...twice.map(({ number }) => `invoice ${number} was charged twice`),
  ];
}
