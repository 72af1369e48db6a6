import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface Documentation {
  readonly title: string;
  readonly version: string;
  /** Rejects whoever may not read it; null when anybody may. */
  readonly mayRead: ((request: FastifyRequest) => Promise<unknown>) | null;
}

/**
 * The OpenAPI document of everything registered after this, at `/api/openapi.json`, browsable at `/api/docs`. Where not
 * anybody may read it, its page still opens, as it holds nothing but the browser of such documents: it asks for the document
 * with the token of whoever is signed in to the portal, and tries no call out.
 */
export async function openApi(app: FastifyInstance, { title, version, mayRead }: Documentation): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (documents) => {
    documents.addHook('preHandler', async (request) => {
      if (/json$|yaml$/i.test(request.routeOptions.url ?? '')) await mayRead?.(request);
    });
    documents.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    await documents.register(swaggerUi, {
      routePrefix: '/api/docs',
      // the pages' own content security policy holds here too
      staticCSP: false,
      uiConfig: mayRead ? { requestInterceptor: signRequest, supportedSubmitMethods: [] } : {},
    });
  });
}

/** Runs in the page, where it is written out as it stands here: it may use nothing of this file. */
function signRequest<Request>(request: Request): Request {
  const { localStorage } = globalThis as unknown as { localStorage: { getItem(key: string): string | null } };
  const token = localStorage.getItem('JWT');
  if (token) Object.assign((request as { headers: object }).headers, { Authorization: `Bearer ${token}` });
  return request;
}
