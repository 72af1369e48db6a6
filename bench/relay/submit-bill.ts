import type { Client } from 'undici';
import type { LinkedTerminal } from './link-terminal.ts';

interface Reply {
  readonly results: readonly { readonly state: string; readonly errors?: readonly unknown[] }[];
}

/** Submits one bill and waits for the answer, as a terminal does. Throws unless it is accepted without any error. */
export async function submitBill(client: Client, terminal: LinkedTerminal, text: string): Promise<void> {
  const body = JSON.stringify({ deviceNumber: terminal.deviceNumber, trigger: 'sale', documents: [text] });
  const headers = { authorization: `Bearer ${terminal.token}`, 'content-type': 'application/json' };
  const reply = await client.request({ method: 'POST', path: '/api/device/v1/transactions', headers, body });
  const answer = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`a bill was answered with ${reply.statusCode}: ${answer}`);
  const [result] = (JSON.parse(answer) as Reply).results;
  if (result?.state !== 'accepted' || result.errors?.length !== 0)
    throw new Error(`a bill was not accepted: ${answer}`);
}
