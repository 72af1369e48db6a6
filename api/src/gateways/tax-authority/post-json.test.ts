import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openAgent, postJson } from './post-json.ts';

it('a call names its product and the form it takes: a firewall stands before the authority', async () => {
  const server = createServer((request, reply) => reply.end(JSON.stringify(request.headers)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = openAgent({ connections: 1, connectTimeoutMs: 1000, tls: {} });
  const { port } = server.address() as AddressInfo;
  const result = await postJson(agent, `http://127.0.0.1:${port}/transaction`, {
    headers: { ENVIRN: 'DEV' },
    body: '{}',
    timeoutMs: 5000,
  });
  await agent.close();
  server.close();
  expect(result.kind === 'replied' && JSON.parse(result.body)).toMatchObject({
    accept: 'application/json',
    'user-agent': 'Comptoir',
    envirn: 'DEV',
  });
});
