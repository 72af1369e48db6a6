import type { Client } from 'undici';
import type { LinkedTill } from './link-till.ts';

interface Reply {
  readonly results: readonly { readonly state: string; readonly errors?: readonly unknown[] }[];
}

/** Hands one bill over and waits for the answer, as a till does. Throws unless it is accepted without any error. */
export async function handOverBill(client: Client, till: LinkedTill, text: string): Promise<void> {
  const body = JSON.stringify({ deviceNumber: till.deviceNumber, trigger: 'sale', documents: [text] });
  const headers = { authorization: `Bearer ${till.token}`, 'content-type': 'application/json' };
  const reply = await client.request({ method: 'POST', path: '/api/device/v1/transactions', headers, body });
  const answer = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`a bill was answered with ${reply.statusCode}: ${answer}`);
  const [result] = (JSON.parse(answer) as Reply).results;
  if (result?.state !== 'accepted' || result.errors?.length !== 0)
    throw new Error(`a bill was not accepted: ${answer}`);
}
