import { fetchPatiently } from '../lib/fetch-patiently.ts';

/** One call of the API outside the measurements: POST with a body, else GET. Waits when it is asked to. Throws when it is refused. */
export async function call<Reply>(
  url: string,
  { path, token, body }: { path: string; token?: string; body?: object },
): Promise<Reply> {
  const { reply } = await fetchPatiently(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
