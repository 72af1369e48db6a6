import type { Endpoint, ReplyForm } from '../endpoint.ts';
import type { Example } from './examples/example.ts';
import { describeAccess, securityOf } from './describe-access.ts';
import type { Schema, Schemas } from './build-schemas.ts';
import { describeParameters } from './describe-parameters.ts';
import { describeRefusals } from './describe-refusals.ts';

/** Parts that an operation is described from. */
interface Described {
  readonly name: string;
  readonly tag: string;
  readonly endpoint: Endpoint;
  readonly example: Example;
  readonly schemas: Schemas;
}

/** An operation of the document: a call with everything that it takes and everything that it may answer. */
export function describeOperation({ name, tag, endpoint, example, schemas }: Described): object {
  const { summary, description, access } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [description, `**Access:** ${describeAccess(access)}`].filter(Boolean).join('\n\n'),
    security: securityOf(access),
    parameters: describeParameters(endpoint, example),
    ...describeBody(endpoint, { schema: schemas.bodyOf(name), example: example.body }),
    responses: {
      ...describeSuccess(endpoint, { schema: schemas.replyOf(name), example: example.reply }),
      ...describeRefusals(endpoint),
    },
  };
}

interface Content {
  readonly schema: Schema;
  readonly example: unknown;
}

function describeBody({ method }: Endpoint, { schema, example }: Content): object {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] };
  const takesNothing = schema.type === 'object' && Object.keys(properties).length === 0;
  if (method === 'GET' || takesNothing) return {};
  const isRequired = schema.type !== 'object' || required.length > 0;
  return { requestBody: { required: isRequired, content: { 'application/json': { schema, example } } } };
}

function describeSuccess({ replyForm }: Endpoint, { schema, example }: Content): object {
  if (replyForm === 'redirect') return {};
  if (replyForm) {
    const { types, description } = FORMS[replyForm];
    const written = { schema: { type: 'string' }, ...(example === undefined ? {} : { example }) };
    return { 200: { description, content: Object.fromEntries(types.map((type) => [type, written])) } };
  }
  if (schema.type === 'null') return { 204: { description: 'Done. There is no body.' } };
  return { 200: { description: 'Done.', content: { 'application/json': { schema, example } } } };
}

const FORMS: Readonly<Record<Exclude<ReplyForm, 'redirect'>, { types: readonly string[]; description: string }>> = {
  pdf: { types: ['application/pdf'], description: 'A PDF document.' },
  xlsx: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    description: 'A workbook of several sheets.',
  },
  csv: {
    types: ['text/csv'],
    description: 'A file for a spreadsheet: UTF-8 with a byte order mark. `X-Total-Count` says how many rows it has.',
  },
  rows: {
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/x-ndjson'],
    description: 'A file in the wanted form. `X-Total-Count` says how many rows it has.',
  },
  report: {
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
    description: 'A file in the wanted form.',
  },
  zip: {
    types: ['application/zip'],
    description: 'An archive, on its way while it is made. `X-Total-Count` says how many bills it holds.',
  },
  events: {
    types: ['text/event-stream'],
    description: 'A stream of server-sent events, open until either side closes it.',
  },
  lines: { types: ['application/x-ndjson'], description: 'A stream of lines, each one a JSON object.' },
};
