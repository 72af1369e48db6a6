import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Looks at the reply to a call of the endpoint table, by its name there; throws when it is not as it should be. */
export type ReplyCheck = (name: string, reply: LightMyRequestResponse) => Promise<void> | void;

type Inject = (options: InjectOptions | string) => Promise<LightMyRequestResponse>;

/** Has every call that any test makes checked: a reply that fails the check fails the test that made the call. */
export function checkReplies(app: FastifyInstance, check: ReplyCheck): void {
  const inject = app.inject.bind(app) as Inject;
  const checked: Inject = async (options) => {
    const reply = await inject(options);
    const name = typeof options === 'object' ? nameOf(options) : undefined;
    if (name) await check(name, reply);
    return reply;
  };
  Object.assign(app, { inject: checked });
}

/** Calls of the endpoint table; a word of the path goes before a parameter, as it does for the server. */
const CALLS = Object.entries(ENDPOINTS)
  .map(([name, { method, path }]) => ({
    name,
    method,
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
    endsOpen: path.endsWith('/:id'),
  }))
  .toSorted((left, right) => Number(left.endsOpen) - Number(right.endsOpen));

/** Returns the name of a call in the endpoint table. */
function nameOf({ method = 'GET', url }: InjectOptions): string | undefined {
  const path = (typeof url === 'string' ? url : (url?.pathname ?? ''))
    .replace(/^\/api/i, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');
  return CALLS.find((call) => call.method === method.toUpperCase() && call.path.test(path))?.name;
}
