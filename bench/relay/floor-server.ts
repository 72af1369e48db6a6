import { createPublicKey, createPrivateKey, sign, verify, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { FIRST_LINK, transactionText, transmissionText } from '@comptoir/websrm/signing/signing';
import pg from 'pg';
import { Agent, request as call } from 'undici';
import type { FloorIdentity, FloorLane } from './start-floor.ts';

/**
 * The least that a relay can be: HTTP in, the bill read, its place in the chain compared, its signature verified, one committed INSERT, our own
 * signature, one request over kept mutual TLS, one committed UPDATE, the answer. No framework, no schema, no policy, no evidence
 * beside the bill; a connection to PostgreSQL and a chain in memory for each terminal.
 */
interface Lane extends FloorLane {
  readonly publicKey: KeyObject;
  readonly client: pg.Client;
  readonly headers: Readonly<Record<string, string>>;
  head: string;
  position: number;
}

interface Ready {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly identity: FloorIdentity;
  readonly agent: Agent;
  readonly key: KeyObject;
}

const INSERT = {
  name: 'insert',
  text: 'insert into floor_bills (device, position, document, signature) values ($1, $2, $3, $4)',
};
const UPDATE = { name: 'update', text: 'update floor_bills set number = $3 where device = $1 and position = $2' };

interface Opening {
  readonly identity: FloorIdentity;
  readonly lanes: readonly FloorLane[];
}

async function open({ identity, lanes }: Opening): Promise<Ready> {
  const { ca, certificate: cert, privateKey } = identity;
  const agent = new Agent({ connections: lanes.length, connect: { ca, cert, key: privateKey } });
  const opened = await Promise.all(lanes.map((lane) => openLane(lane, identity)));
  await opened[0]?.client.query(
    `create table floor_bills (device text, position bigint, document text not null, signature text not null, number text,
      primary key (device, position))`,
  );
  return {
    lanes: new Map(opened.map((lane) => [lane.deviceNumber, lane])),
    identity,
    agent,
    key: createPrivateKey(privateKey),
  };
}

async function openLane(lane: FloorLane, { postgresUrl, thumbprint }: FloorIdentity): Promise<Lane> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const headers = requestHeaders('transaction', {
    environment: 'DEV',
    origin: 'SEV',
    deviceNumber: lane.deviceNumber,
    product: lane.software,
    taxNumbers: lane.taxNumbers,
    transmission: { signature: `${'A'.repeat(86)}==`, thumbprint },
  });
  const publicKey = createPublicKey({ key: Buffer.from(lane.spki, 'base64'), format: 'der', type: 'spki' });
  return { ...lane, publicKey, client, headers, head: FIRST_LINK, position: 0 };
}

async function relay({ lanes, identity, agent, key }: Ready, body: string): Promise<string> {
  const { deviceNumber, documents } = JSON.parse(body) as { deviceNumber: string; documents: [string] };
  const [text] = documents;
  const lane = lanes.get(deviceNumber);
  const bill = JSON.parse(text) as Transaction;
  const { actu, preced } = bill.signa;
  if (!lane || preced !== lane.head) throw new Error('not the next link');
  const signed = Buffer.from(transactionText(bill));
  const keyOptions = { key: lane.publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, keyOptions, Buffer.from(actu, 'base64'))) throw new Error('not its signature');
  const position = lane.position + 1;
  await lane.client.query({ ...INSERT, values: [deviceNumber, position, text, actu] });
  Object.assign(lane, { head: actu, position });
  const { authorizationCode, apiUrl } = identity;
  const toSign = Buffer.from(transmissionText({ authorizationCode, deviceNumber, signatures: [actu] }));
  const signature = sign('sha256', toSign, { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  const reply = await call(`${apiUrl}/transaction`, {
    method: 'POST',
    dispatcher: agent,
    headers: { ...lane.headers, SIGNATRANSM: signature },
    body: `{"reqTrans":{"transActu":${text}}}`,
  });
  const number = numberOf(await reply.body.text());
  await lane.client.query({ ...UPDATE, values: [deviceNumber, position, number] });
  const result = { noTrans: bill.noTrans, actu, state: 'accepted', psiNoTrans: number, errors: [] };
  return JSON.stringify({ results: [result], chainHead: actu });
}

function numberOf(reply: string): string {
  const { retourTrans } = JSON.parse(reply) as { retourTrans?: { retourTransActu?: { psiNoTrans?: string } } };
  const number = retourTrans?.retourTransActu?.psiNoTrans;
  if (!number) throw new Error(`the authority did not take a bill: ${reply}`);
  return number;
}

async function read(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function answer(ready: Ready, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const reply = await relay(ready, await read(incoming));
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function listen(opening: Opening): Promise<void> {
  try {
    const ready = await open(opening);
    const server = createServer((incoming, response) => void answer(ready, incoming, response));
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
}

let isOpen = false;
// what times its calls listens, too, and what is said is said again until it is answered
process.on('message', ({ identity, lanes }: Partial<Opening>) => {
  if (isOpen || !identity || !lanes) return;
  isOpen = true;
  void listen({ identity, lanes });
});
// without its parent no one would end it
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
