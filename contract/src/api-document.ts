import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * The OpenAPI document of all calls, also as `/docs/json` and `/docs/yaml`. Not among them: it is open to anybody in the demo
 * world, and to administrators elsewhere.
 */
export const getApiDocument = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'read-api-document',
  summary: 'Read the document of all calls',
  reply: z.record(z.string(), z.unknown()),
});
