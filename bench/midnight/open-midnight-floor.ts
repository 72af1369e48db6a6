import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Agent, request } from 'undici';
import { runLanes } from '../relay/run-lanes.ts';
import type { RunningComptoir } from '../relay/start-comptoir.ts';
import { CARD } from './add-merchants.ts';

const LANES = 16;

/** The least that charging a merchant takes: a commit, a call to the card network, a commit. */
export interface MidnightFloor {
  /** Returns the rate per second, over so many. */
  run(count: number): Promise<number>;
  close(): Promise<void>;
}

export async function openMidnightFloor({ postgresUrl, cards }: RunningComptoir): Promise<MidnightFloor> {
  const clients = Array.from({ length: LANES }, () => new pg.Client({ connectionString: postgresUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('create table floor (key uuid primary key, state text not null)');
  const agent = new Agent({ connections: LANES });
  const charge = async (key: string): Promise<void> => {
    const { statusCode, body } = await request(`${cards.apiUrl}/api/charges`, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${cards.secretKey}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        amountCents: 16_097,
        currency: 'cad',
        cardId: CARD,
        description: 'Comptoir, facture',
        reference: '000001',
      }),
    });
    const text = await body.text();
    if (statusCode !== 201) throw new Error(`the card network answered ${statusCode}: ${text}`);
  };
  const work = async (lane: number): Promise<void> => {
    const key = randomUUID();
    const client = clients[lane];
    await client?.query({
      name: 'begin',
      text: "insert into floor (key, state) values ($1, 'under-way')",
      values: [key],
    });
    await charge(key);
    await client?.query({ name: 'end', text: "update floor set state = 'done' where key = $1", values: [key] });
  };
  return {
    run: async (count) => (await runLanes(LANES, { each: Math.ceil(count / LANES) }, work)).perSecond,
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await agent.close();
    },
  };
}
