import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS, ENDPOINTS_BY_AREA } from '../endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Example } from './examples/example.ts';
import { EXAMPLES } from './examples/examples.ts';
import { buildDocument } from './build-document.ts';
import { listRefusals } from './list-refusals.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = buildDocument({ version: '1.0.0', serverUrl: 'https://comptoir.test' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
const endpoints = Object.entries(ENDPOINTS);

describe('the document', () => {
  it('has one operation for each call, named by its export', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it('has every call of every area once', () => {
    const names = Object.values(ENDPOINTS_BY_AREA).flatMap((area) => Object.keys(area));
    expect(names.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it('states of every call one area, its credential and one success', () => {
    const stated = operations.map(({ operationId, tags, security, responses }) => ({
      operationId,
      areas: tags.length,
      security,
      successes: Object.keys(responses).filter((status) => Number(status) < 400).length,
    }));
    const expected = operations.map(({ operationId }) => {
      const { access } = ENDPOINTS[operationId] ?? {};
      const security = access === 'public' ? [] : [access === 'device' ? { deviceToken: [] } : { webToken: [] }];
      return { operationId, areas: 1, security, successes: 1 };
    });
    expect(stated).toEqual(expected);
  });
});

/** Objects below a schema that would take a field that they do not name, by their path. */
function findOpenObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  const isOpen = type === 'object' && properties !== undefined && additionalProperties !== false;
  const below = Object.entries(schema).flatMap(([name, part]) => findOpenObjects(part, `${path}/${name}`));
  return isOpen ? [path, ...below] : below;
}

describe('what a call takes', () => {
  it('has no field but those it names, however deep, unless a service sends it or each event is answered by itself', () => {
    const open = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((one) => findOpenObjects((one as { requestBody?: unknown }).requestBody, path)),
    );
    const isOursToName = (path: string): boolean => !/^\/api\/(webhooks|device\/v1\/events)\//.test(path);
    expect(open.filter(isOursToName)).toEqual([]);
    expect(open).not.toEqual([]);
  });
});

/** Every name in code that a text of the document may mention: calls, parameters, fields and headers. */
const known = new Set([
  ...Object.keys(ENDPOINTS),
  ...Object.keys(ERROR_STATUS),
  ...[...JSON.stringify(document).matchAll(/"(?:name":")?(\w+)"/g)].map(([, name = '']) => name),
]);

describe('its texts', () => {
  const texts = [
    { of: 'the introduction', text: document.info.description },
    ...endpoints.map(([of, { description = '' }]) => ({ of, text: description })),
  ];

  it('name calls and fields that there are', () => {
    const unknown = texts.flatMap(({ of, text }) =>
      [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [`${of}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });
});

/** Answered by no call of the table: before there is a call, by the health check, or never. */
const OF_NO_CALL: readonly ErrorCode[] = [
  'address-too-long',
  'bad-request',
  'headers-too-large',
  'method-not-allowed',
  'not-ready',
  'pos-needs-sign-in',
  'request-timeout',
];

describe('refusals', () => {
  it('are listed by some call, or belong to none', () => {
    const listed = new Set(endpoints.flatMap(([, endpoint]) => listRefusals(endpoint)));
    const unlisted = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !listed.has(code));
    expect(unlisted.sort()).toEqual(OF_NO_CALL);
  });

  it('of a call are its own, beside those that follow from access and schemas', () => {
    const repeated = endpoints.flatMap(([name, endpoint]) => {
      const derived = listRefusals({ ...endpoint, refusals: [] });
      return (endpoint.refusals ?? []).filter((code) => derived.includes(code)).map((code) => `${name}: ${code}`);
    });
    expect(repeated).toEqual([]);
  });

  it('of a call stand once each, in their order', () => {
    const stated = endpoints.map(([name, { refusals = [] }]) => [name, refusals] as const);
    expect(stated).toEqual(stated.map(([name, refusals]) => [name, [...new Set(refusals)].sort()]));
  });
});

/** Returns the issues of an example that does not fit its schemas. A reply that is no JSON has none. */
function misfits({ query, body, reply, replyForm }: Endpoint, example: Example): unknown[] {
  const parts: readonly (readonly [z.ZodType, unknown])[] = [
    ...(example.query ? ([[query, example.query]] as const) : []),
    ...(example.body === undefined ? [] : ([[body, example.body]] as const)),
    ...(replyForm ? [] : ([[reply, example.reply ?? null]] as const)),
  ];
  return parts.flatMap(([schema, value]) => schema.safeParse(value).error?.issues ?? []);
}

describe('the example', () => {
  it('of every call fits its schemas', () => {
    const faults = endpoints.flatMap(([name, endpoint]) =>
      misfits(endpoint, EXAMPLES[name] ?? {}).map((issue) => ({ name, issue })),
    );
    expect(faults).toEqual([]);
  });

  it('is of a call, and every call has one', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });
});
