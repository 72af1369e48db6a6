import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compilePlainReply, compileReply } from './compile-reply.ts';

describe.each([
  ['people', compileReply],
  ['tills', compilePlainReply],
])('a reply to %s', (_whom, compile) => {
  async function reply(schema: z.ZodType, value: unknown): Promise<{ statusCode: number; body: string }> {
    const app = Fastify();
    app.setSerializerCompiler(compile);
    app.get('/', { schema: { response: { 200: schema } } }, async () => value);
    const { statusCode, body } = await app.inject('/');
    await app.close();
    return { statusCode, body };
  }
  const kept = { name: 'Zoé', passwordHash: 'not for anybody', inner: { id: 1, secret: 'not for anybody' } };

  it('holds nothing that its schema does not name', async () => {
    const schema = z.object({ name: z.string(), inner: z.object({ id: z.number() }) });
    expect(JSON.parse((await reply(schema, kept)).body)).toEqual({ name: 'Zoé', inner: { id: 1 } });
  });

  it('is an error rather than one with a field too many, or of another type', async () => {
    const schema = z.strictObject({ name: z.string(), inner: z.object({ id: z.number() }) });
    for (const wrong of [kept, { name: 7, inner: { id: 1 } }, { name: 'Zoé' }]) {
      const { statusCode, body } = await reply(schema, wrong);
      expect(statusCode).toBe(500);
      expect(body).not.toContain('not for anybody');
    }
  });
});
