import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Names of what must be in no line of the log, in a body, a query or a path's parameter; a code of few signs is also a part of ids. */
const SECRET = /password|secret|token|recovery|authorization|activation|^(code|proof|pin|csr)$/i;
const SHORTEST = 10;

type Inject = (options: InjectOptions | string) => Promise<LightMyRequestResponse>;

/**
 * Looks through what the server logs of every call that any test makes: a secret that came with the call, or left with its answer, fails the
 * test that made it.
 */
export function expectSecretsUnlogged(app: FastifyInstance, logLines: readonly string[]): void {
  const inject = app.inject.bind(app) as Inject;
  const checked: Inject = async (options) => {
    const before = logLines.length;
    const reply = await inject(options);
    const text = logLines.slice(before).join('');
    const found = text === '' ? [] : [...secretsOf(options, reply)].filter((secret) => text.includes(secret));
    if (found.length > 0) throw new Error(`the log has ${found.length} secrets of a call: ${text.slice(0, 500)}`);
    return reply;
  };
  Object.assign(app, { inject: checked });
}

/** Secrets that a call brought, and those that were answered. */
export function secretsOf(options: InjectOptions | string, reply: LightMyRequestResponse): Set<string> {
  const { headers = {}, payload, url } = typeof options === 'string' ? { url: options } : options;
  const found = new Set<string>();
  const keep = (value: unknown): void => {
    if (typeof value === 'string' && value.length >= SHORTEST) found.add(value);
  };
  collectHeaders(headers, keep);
  collectAddress(typeof url === 'string' ? url : (url?.pathname ?? ''), keep);
  collect(payload, keep);
  const isJson = reply.statusCode < 400 && String(reply.headers['content-type']).startsWith('application/json');
  if (isJson) collect(JSON.parse(reply.body || 'null'), keep);
  return found;
}

type Keep = (value: unknown) => void;

function collectHeaders({ authorization = '', cookie = '' }: NonNullable<InjectOptions['headers']>, keep: Keep): void {
  keep(/^\S+ (.+)$/.exec(authorization)?.[1]);
  for (const part of String(cookie).split('; ')) keep(part.slice(part.indexOf('=') + 1));
}

function collectAddress(url: string, keep: Keep): void {
  const { searchParams, pathname } = new URL(url, 'http://a');
  for (const [name, value] of searchParams) if (SECRET.test(name)) keep(value);
  for (const part of pathname.split('/')) if (/^[\w-]{43}$/.test(part)) keep(part);
}

/** Hands over every text under a name that says that it is secret, however deep, lists of them too. */
function collect(value: unknown, keep: Keep, isSecret = false): void {
  if (typeof value !== 'object' || value === null) {
    if (isSecret) keep(value);
  } else if (Array.isArray(value)) for (const one of value) collect(one, keep, isSecret);
  else for (const [name, one] of Object.entries(value)) collect(one, keep, SECRET.test(name));
}
