import { request } from 'undici';
import { z } from 'zod';

const history = z.object({
  transactions: z.array(z.object({ noTrans: z.string(), psiNoTrans: z.string(), psiDatTrans: z.string() })),
});

/** A bill of the past on its way into the simulated authority. */
export interface PastBill {
  readonly text: string;
  readonly receivedAt: string;
}

/** Controls that the demo world uses of the simulated authority, beside the authority's own interface. */
export interface AuthorityControl {
  registerOperators(operators: readonly object[]): Promise<void>;
  registerServer(server: { code: string; cn: string }): Promise<void>;
  importHistory(
    deviceNumber: string,
    transactions: readonly PastBill[],
  ): Promise<z.infer<typeof history>['transactions']>;
}

/** The control plane at an address. Its calls throw when it refuses. */
export function createAuthorityControl(controlUrl: string): AuthorityControl {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const reply = await request(new URL(`/control/${path}`, controlUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`the simulated authority refused ${path}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return {
    registerOperators: async (operators) => void (await post('operators', operators)),
    registerServer: async (server) => void (await post('servers', [server])),
    importHistory: async (deviceNumber, transactions) =>
      history.parse(await post('history', { deviceNumber, transactions })).transactions,
  };
}
