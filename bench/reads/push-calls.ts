import { Client } from 'undici';

/** Result of a load. */
interface Pushed {
  readonly perSecond: number;
  /** Milliseconds of each call. */
  readonly times: readonly number[];
}

interface Load {
  readonly connections: number;
  readonly forMs: number;
  /** The path and token of call number so. */
  readonly call: (number: number) => { path: string; token: string };
}

/** Calls as fast as it is answered, one call at a time on each connection. Throws when a call is refused. */
export async function pushCalls(url: string, { connections, forMs, call }: Load): Promise<Pushed> {
  const times: number[] = [];
  let number = 0;
  const startedAt = performance.now();
  const lane = async (): Promise<void> => {
    const client = new Client(url);
    while (performance.now() - startedAt < forMs) {
      const { path, token } = call(number++);
      const calledAt = performance.now();
      const { statusCode, body } = await client.request({
        path,
        method: 'GET',
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 300)}`);
      times.push(performance.now() - calledAt);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), times };
}
