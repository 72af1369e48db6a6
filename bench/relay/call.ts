import { setTimeout as sleep } from 'node:timers/promises';

/** One call of the API outside the measurements: POST with a body, else GET. Waits when it is asked to. Throws when it is refused. */
export async function call<Reply>(url: string, asked: { path: string; token?: string; body?: object }): Promise<Reply> {
  const { path, token, body } = asked;
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const waitSeconds = Number(response.headers.get('retry-after'));
  if (response.status === 429 && waitSeconds > 0) {
    await sleep(waitSeconds * 1000 + 100);
    return call(url, asked);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}
