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

/** The name of a call in the endpoint table. */
function nameOf({ method = 'GET', url }: InjectOptions): string | undefined {
  const path = (typeof url === 'string' ? url : (url?.pathname ?? ''))
    .replace(/^\/api/i, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');
  const fitting = Object.entries(ENDPOINTS).filter(
    ([, endpoint]) =>
      endpoint.method === method.toUpperCase() &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path),
  );
  // a word of the path goes before a parameter, as it does for the server
  return (fitting.find(([, endpoint]) => !endpoint.path.endsWith('/:id')) ?? fitting[0])?.[0];
}
