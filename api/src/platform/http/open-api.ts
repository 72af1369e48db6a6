import swagger, { type FastifyStaticSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MANUAL_STYLE } from './manual-style.ts';

interface Documentation {
  readonly document: object;
  /** Rejects a caller who may not read it; null when anyone may. */
  readonly mayRead: ((request: FastifyRequest) => Promise<unknown>) | null;
}

/**
 * The OpenAPI document at `/api/openapi.json`, and as a manual at `/api/docs`. Where not anyone may read it, its page still
 * opens, as it holds nothing but the browser of such documents: it asks for the document with the token of the user who is
 * signed in to the portal, and tries no call out.
 */
export async function openApi(app: FastifyInstance, { document, mayRead }: Documentation): Promise<void> {
  const specification = { document } as FastifyStaticSwaggerOptions['specification'];
  await app.register(swagger, { mode: 'static', specification });
  await app.register(async (documents) => {
    documents.addHook('preHandler', async (request) => {
      if (/json$|yaml$/i.test(request.routeOptions.url ?? '')) await mayRead?.(request);
    });
    documents.get('/api/openapi.json', async () => app.swagger());
    await documents.register(swaggerUi, {
      routePrefix: '/api/docs',
      // the pages' own content security policy holds here too
      staticCSP: false,
      theme: { title: 'Comptoir API', css: [{ filename: 'manual.css', content: MANUAL_STYLE }] },
      uiConfig: { ...READING, ...(mayRead ? { requestInterceptor: signRequest, supportedSubmitMethods: [] } : {}) },
    });
  });
}

/** Options of the page as it opens: the introduction in full, the areas with one line for each call. */
const READING = {
  docExpansion: 'list',
  deepLinking: true,
  displayOperationId: true,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
} as const;

/** Runs in the page, where it is written out as it stands here: it may use nothing of this file. */
function signRequest<Request>(request: Request): Request {
  const { localStorage } = globalThis as unknown as { localStorage: { getItem(key: string): string | null } };
  const token = localStorage.getItem('JWT');
  if (token) Object.assign((request as { headers: object }).headers, { Authorization: `Bearer ${token}` });
  return request;
}
