import { transactionSchema, verifyTransaction } from '@comptoir/websrm/requests/transaction';
import type { CryptoKey } from '@comptoir/websrm/signing/web-crypto';
import pg from 'pg';
import { runLanes, type Pace, type Timed } from './run-lanes.ts';

/** One terminal's bills as texts, and the key that their signatures are checked with. */
export interface FloorLane {
  readonly publicKey: CryptoKey;
  readonly texts: readonly string[];
}

/** The least that a relay can do: read a bill, verify its signature, commit its text. One connection per lane, no HTTP. */
export interface Floor {
  run(pace: Pace): Promise<Timed>;
  close(): Promise<void>;
}

/** Opens the floor on a running PostgreSQL, in a table of its own with one key and no other index. */
export async function openFloor(postgresUrl: string, lanes: readonly FloorLane[]): Promise<Floor> {
  const clients = lanes.map(() => new pg.Client({ connectionString: postgresUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('create table floor (id bigint generated always as identity primary key, document text)');
  const keep = async (lane: number, number: number): Promise<void> => {
    const [bills, client] = [lanes[lane], clients[lane]];
    if (!bills || !client) throw new Error('there is no such lane');
    const text = bills.texts[number % bills.texts.length] ?? '';
    const transaction = transactionSchema.parse(JSON.parse(text));
    if (!(await verifyTransaction(bills.publicKey, transaction))) throw new Error('a signature does not verify');
    await client.query({ name: 'keep', text: 'insert into floor (document) values ($1)', values: [text] });
  };
  return {
    run: (pace) => runLanes(lanes.length, pace, keep),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
