/** One call of the API outside the measurements: POST with a body, else GET. Throws when it is refused. */
export async function call<Reply>(
  url: string,
  { path, token, body }: { path: string; token?: string; body?: object },
): Promise<Reply> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}
