import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { aUser, asSystem, bearer } from './factories/merchants.ts';
import { aSecondFactor } from './factories/second-factors.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp({ config: { demo: false } });

describe('a server that is no demo', () => {
  it.each(['merchant', 'traiteur', 'partner', 'admin', 'bar'])('has no account of the demo: %s@', async (name) => {
    const payload = { email: `${name}@comptoir.test`, password: 'comptoir-demo' };
    const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(reply.json()).toMatchObject({ error: { code: 'invalid-credentials' } });
    const text = 'select 1 from users where email = $1';
    expect(await asSystem(test, { text, values: [payload.email] })).toEqual([]);
  });

  it('has no switch of a simulator, and plays no midnight on request', async () => {
    const { id, token } = await aUser(test, { role: 'admin' });
    await aSecondFactor(test, id);
    for (const url of ['/control/down', '/api/control/down', '/authority', '/mailbox', '/api/demo']) {
      const reply = await test.app.inject({ method: 'POST', url, headers: bearer(token), payload: {} });
      expect(reply.statusCode, url).toBe(404);
    }
  });

  it('shows its API’s document to no stranger', async () => {
    for (const url of ['/api/openapi.json', '/api/docs/json'])
      expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });

  it('sends the headers that keep a browser safe, on each answer', async () => {
    for (const url of ['/api/healthz', '/api/session', '/api/nowhere']) {
      const { headers } = await test.app.inject({ method: 'GET', url });
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('says nothing of itself in a refusal, whatever the call', async () => {
    for (const [name, { method, path, access }] of Object.entries(ENDPOINTS)) {
      if (access === 'public') continue;
      const url = `/api${path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000')}`;
      const reply = await test.app.inject({ method, url });
      expect([401, 429], name).toContain(reply.statusCode);
      expect(Object.keys(reply.json<{ error: object }>().error).toSorted(), name).toEqual(['code', 'requestId']);
    }
  });
});
