import { createPrivateKey, sign } from 'node:crypto';
import { Agent, request, type RequestOptions } from 'node:https';
import { splitTransmission } from '@comptoir/websrm/requests/batch';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { transmissionText } from '@comptoir/websrm/signing/signing';
import type { LinkedTerminal } from '../relay/link-terminal.ts';
import type { FloorIdentity } from '../relay/start-floor.ts';
import { toSignedText, type WaitingTerminal } from './submit-waiting.ts';

/**
 * The floor: the same batches as the server makes of what waits, each signed and posted over kept mutual TLS by bare `node:https`, a
 * connection for each terminal and one request after the other on it. No database, nothing kept. Returns milliseconds.
 */
export async function sendBare(identity: FloorIdentity, terminals: readonly WaitingTerminal[]): Promise<number> {
  const { ca, certificate: cert, privateKey } = identity;
  const agent = new Agent({ keepAlive: true, maxSockets: terminals.length, ca, cert, key: privateKey });
  const startedAt = performance.now();
  await Promise.all(
    terminals.map(async ({ linked, texts }) => {
      for (const batch of splitTransmission({ backlog: texts.map(toSignedText) }))
        await post(agent, identity, { linked, ...batch });
    }),
  );
  const ms = performance.now() - startedAt;
  agent.destroy();
  return ms;
}

interface Batch {
  readonly linked: LinkedTerminal;
  readonly body: string;
  readonly signatures: readonly string[];
}

async function post(agent: Agent, identity: FloorIdentity, { linked, body, signatures }: Batch): Promise<void> {
  const headers = { ...headersOf(identity, linked, signatures), 'content-length': String(Buffer.byteLength(body)) };
  const reply = await exchange(`${identity.apiUrl}/transaction`, { agent, method: 'POST', headers }, body);
  const { retourTrans } = JSON.parse(reply) as {
    retourTrans?: { retourTransLot?: { noLot?: string; listErr?: object } };
  };
  const lot = retourTrans?.retourTransLot;
  if (!lot?.noLot || lot.listErr) throw new Error(`the authority did not take a batch: ${reply}`);
}

function headersOf(
  { authorizationCode, privateKey, thumbprint }: FloorIdentity,
  linked: LinkedTerminal,
  signatures: readonly string[],
) {
  const { deviceNumber, software, merchant } = linked;
  const text = Buffer.from(transmissionText({ authorizationCode, deviceNumber, signatures: [...signatures] }));
  const signed = sign('sha256', text, { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' });
  return requestHeaders('transaction', {
    environment: 'DEV',
    origin: 'SEV',
    deviceNumber,
    product: software,
    taxNumbers: { noTPS: merchant.gstNumber, noTVQ: merchant.qstNumber },
    transmission: { signature: signed.toString('base64'), thumbprint },
  });
}

const exchange = (url: string, options: RequestOptions, body: string): Promise<string> =>
  new Promise((done, fail) => {
    const sent = request(url, options, (reply) => {
      const parts: Buffer[] = [];
      reply
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => done(Buffer.concat(parts).toString()))
        .on('error', fail);
    });
    sent.on('error', fail).end(body);
  });
