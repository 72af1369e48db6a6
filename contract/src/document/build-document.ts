import type { Endpoint } from '../endpoint.ts';
import { ENDPOINTS, ENDPOINTS_BY_AREA, SCHEMAS } from '../endpoints.ts';
import { EXAMPLES } from './examples/examples.ts';
import { AREA_DESCRIPTIONS } from './areas.ts';
import { buildSchemas, type Schemas } from './build-schemas.ts';
import { SECURITY_SCHEMES } from './describe-access.ts';
import { describeOperation } from './describe-operation.ts';
import { exampleRefusals } from './describe-refusals.ts';
import { errorReply } from './error-reply.ts';
import { HEADER_COMPONENTS } from './headers.ts';
import { MANUAL } from './manual.ts';

/** The OpenAPI document of every call. `serverUrl` is where this server is reached, without a slash at the end. */
export function buildDocument({ version, serverUrl }: { version: string; serverUrl: string }) {
  const schemas = buildSchemas(ENDPOINTS, { ...SCHEMAS, errorReply });
  return {
    openapi: '3.1.0',
    info: { title: 'Comptoir', version, description: MANUAL, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl, description: 'This server' }],
    tags: Object.entries(AREA_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths: buildPaths(schemas),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADER_COMPONENTS,
      schemas: schemas.shared,
      examples: exampleRefusals(Object.values(ENDPOINTS)),
    },
  };
}

function buildPaths(schemas: Schemas): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const tag of Object.keys(AREA_DESCRIPTIONS) as (keyof typeof AREA_DESCRIPTIONS)[])
    for (const [name, endpoint] of Object.entries(ENDPOINTS_BY_AREA[tag])) {
      const operations = (paths[pathOf(endpoint)] ??= {});
      const example = EXAMPLES[name] ?? {};
      operations[endpoint.method.toLowerCase()] = describeOperation({ name, tag, endpoint, example, schemas });
    }
  return paths;
}

/** A path as OpenAPI writes it. */
const pathOf = ({ path }: Endpoint): string => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
