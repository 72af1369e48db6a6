import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoutes, type Call, refuseLongBodies, urlOf } from '../loopback/create-listener.ts';
import { Refusal } from '../loopback/refusal.ts';
import { jsonReply } from '../loopback/reply.ts';

/** Action of a control call on its input: the JSON body of a POST, else the query, and with it the parameters of the path. */
export type Route = (input: unknown) => unknown;

/** Routes by method and path, such as `GET /control/messages/:id`. */
export type Routes = Readonly<Record<string, Route>>;

/** A route whose input has to have exactly this form. */
export function taking<T>(schema: z.ZodType<T>, run: (input: T) => unknown): Route {
  return (input) => run(readInput(schema, input));
}

/** The form of a call that takes nothing. */
export const nothing = z.strictObject({});

/** A control call that cannot be done as asked; the text goes to its caller. */
export const controlRefusal = (status: number, error: string): Refusal => new Refusal(status, { error });

export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal(400, { error: 'The call does not have the expected form.', fields });
}

const MAX_BODY_BYTES = 64_000_000;

/** Adds a control plane at its prefix: `{ error }` and a 4xx status when a call is not understood or cannot be done. */
export function addControlRoutes(app: FastifyInstance, prefix: '/control' | '/__sim', routes: Routes): void {
  void app.register(async (scope) => {
    refuseLongBodies(scope, () => controlRefusal(413, 'The body is too large.'));
    addRoutes(scope, { routes, bodyLimit: MAX_BODY_BYTES }, async (route, call) =>
      jsonReply(200, await route(inputOf(call))),
    );
  });
  void app.register(refuseOthers, { prefix });
}

async function refuseOthers(scope: FastifyInstance): Promise<void> {
  scope.setNotFoundHandler((request) => {
    throw controlRefusal(404, `There is no ${request.method} ${urlOf(request).pathname}.`);
  });
}

function inputOf({ request, url, params, body }: Call): unknown {
  if (request.method !== 'POST') return { ...Object.fromEntries(url.searchParams), ...params };
  // Only JSON is taken: a page of another origin cannot send that without the browser asking first, and it is never allowed.
  if (!request.headers['content-type']?.startsWith('application/json')) throw controlRefusal(415, 'Send JSON.');
  try {
    return JSON.parse(body);
  } catch {
    throw controlRefusal(400, 'The body is not JSON.');
  }
}
