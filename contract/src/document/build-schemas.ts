import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** A JSON Schema, as it stands in the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schemas of every call: replies, which name what they share, and what is sent, written out in full. */
export interface Schemas {
  /** By name, for `#/components/schemas`. */
  readonly shared: Readonly<Record<string, Schema>>;
  readonly replyOf: (name: string) => Schema;
  readonly bodyOf: (name: string) => Schema;
}

const COMPONENTS = '#/components/schemas/';
/** Marks the reply of a call among named schemas. */
const REPLY = 'reply of ';

/** Builds the schemas of calls. `named` are the exported schemas of the contract by the name of their export. */
export function buildSchemas(
  endpoints: Readonly<Record<string, Endpoint>>,
  named: Readonly<Record<string, z.ZodType>>,
): Schemas {
  const replies = z.registry<{ id: string }>();
  const bodies = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) replies.add(schema, { id: pascalCase(name) });
  for (const [name, { reply, body }] of Object.entries(endpoints)) {
    if (!replies.has(reply)) replies.add(reply, { id: REPLY + name });
    // A body may be that of several calls: the last one names it.
    bodies.add(body, { id: name });
  }
  const outgoing = writeOut(replies, 'output');
  const incoming = writeOut(bodies, 'input');
  const replyOf = (name: string): Schema => {
    const id = replies.get(endpoints[name]?.reply ?? z.null())?.id ?? '';
    return id.startsWith(REPLY) ? (outgoing[id] ?? {}) : { $ref: COMPONENTS + id };
  };
  return {
    shared: onlyReferenced(outgoing, [...Object.keys(endpoints).map(replyOf), { $ref: `${COMPONENTS}ErrorReply` }]),
    replyOf,
    bodyOf: (name) => incoming[bodies.get(endpoints[name]?.body ?? z.null())?.id ?? ''] ?? {},
  };
}

function writeOut(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => COMPONENTS + id,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  for (const schema of Object.values<{ $schema?: string; $id?: string }>(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}

/** A format says what its pattern says, in a word; the bounds of every integer, and that our own code changes no list in place, say nothing. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern;
  delete schema.readOnly;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** The named schemas that one of `roots` refers to, itself or by way of another. */
function onlyReferenced(schemas: Readonly<Record<string, Schema>>, roots: readonly Schema[]): Record<string, Schema> {
  const wanted = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    for (const [, id = ''] of JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (wanted.has(id)) continue;
      wanted.add(id);
      visit(schemas[id]);
    }
  };
  roots.forEach(visit);
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => wanted.has(id)));
}

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
