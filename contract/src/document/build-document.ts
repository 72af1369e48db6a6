import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { ENDPOINTS, ENDPOINTS_BY_AREA, SCHEMAS, type Area } from '../endpoints.ts';
import { EXAMPLES } from './examples/examples.ts';
import { buildSchemas, type Schemas } from './build-schemas.ts';
import { SECURITY_SCHEMES } from './describe-access.ts';
import { describeOperation } from './describe-operation.ts';
import { exampleRefusals } from './describe-refusals.ts';
import { HEADER_COMPONENTS } from './headers.ts';
import { MANUAL } from './manual.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '../errors.ts';

/** The OpenAPI document of every call. `serverUrl` is where this server is reached, without a slash at the end. */
export function buildDocument({ version, serverUrl }: { version: string; serverUrl: string }) {
  const { paths, components } = (described ??= describeCalls());
  return {
    openapi: '3.1.0',
    info: { title: 'Comptoir', version, description: MANUAL, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl, description: 'This server' }],
    tags: Object.entries(AREA_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components,
  };
}

/** Describing every call is costly, and the outcome is the same for each server of a process: the tests start hundreds. */
let described: ReturnType<typeof describeCalls> | undefined;

function describeCalls() {
  const schemas = buildSchemas(ENDPOINTS, { ...SCHEMAS, errorReply });
  return {
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

/** Contents of each area, in the order in which the document shows them. */
const AREA_DESCRIPTIONS: Readonly<Record<Area, string>> = {
  base: 'What everything stands on: signing in and out, merchants and their information, the activity log and the audit trail.',
  people:
    'Who may do what: a user’s own profile and businesses, users and their sessions, contacts of a merchant or partner, partners, sign-up, and acting for a merchant.',
  sales:
    'Bills on their way to the authority: terminals, their certificates and their relay, employees, and how transmission stands. Calls under `/device/v1` are made by terminals.',
  money: 'What a merchant pays Comptoir: the plan, promo codes, the subscription, the card, invoices and payments.',
  provider: 'The point-of-sale provider: signing in through it, the connection and the data that is read from it.',
  help: 'Getting started and getting help: registration step by step, appointments, support and release notes.',
};

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Form of every refusal, as the document shows it. */
const errorReply = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes).describe('What happened. Made for programs: it never changes its meaning.'),
    fields: z
      .array(
        z.strictObject({
          path: z.string().describe('Where: names joined by points.'),
          rule: z.string().describe('The rule that was broken, as a code.'),
        }),
      )
      .exactOptional()
      .describe('The parameters or fields at fault, where the code is about some.'),
    requestId: z.uuid().describe('The id of the request, to be quoted to support.'),
  }),
}) satisfies z.ZodType<ErrorReply>;
