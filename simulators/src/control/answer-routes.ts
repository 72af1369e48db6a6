import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readBody } from '../loopback/read-body.ts';
import { jsonReply, type Reply } from '../loopback/reply.ts';
import { ControlError } from './control-error.ts';

/** What a control call does with what it was sent: the JSON body of a POST, else the query, and with it what the path names. */
export type Route = (input: unknown) => unknown;

/** Routes by method and path, such as `GET /control/messages/:id`. */
export type Routes = Readonly<Record<string, Route>>;

/** A route whose input has to have exactly this form. */
export function taking<T>(schema: z.ZodType<T>, run: (input: T) => unknown): Route {
  return (input) => run(schema.parse(input));
}

/** The form of a call that takes nothing. */
export const nothing = z.strictObject({});

/** Answers one call of a control plane: `{ error }` and a 4xx status when it is not understood or cannot be done. */
export async function answerRoutes(
  routes: Routes,
  { request, url }: { request: IncomingMessage; url: URL },
): Promise<Reply> {
  try {
    const found = findRoute(routes, `${request.method} ${url.pathname}`);
    if (!found) throw new ControlError(404, `There is no ${request.method} ${url.pathname}.`);
    const input =
      request.method === 'POST'
        ? await readJsonBody(request)
        : { ...Object.fromEntries(url.searchParams), ...found.named };
    return jsonReply(200, await found.route(input));
  } catch (error) {
    return refusalReply(error);
  }
}

function findRoute(routes: Routes, asked: string): { route: Route; named: Record<string, string> } | null {
  for (const [pattern, route] of Object.entries(routes)) {
    const match = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(asked);
    if (match) return { route, named: { ...match.groups } };
  }
  return null;
}

const MAX_BODY_BYTES = 64_000_000;

/** Only JSON is taken: a page of another origin cannot send that without the browser asking first, and nobody says yes. */
async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new ControlError(415, 'Send JSON.');
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) throw new ControlError(413, 'The body is too large.');
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError(400, 'The body is not JSON.');
  }
}

/** What a call is answered that is not understood or cannot be done. Other errors are thrown on. */
export function refusalReply(error: unknown): Reply {
  if (error instanceof ControlError) return jsonReply(error.status, { error: error.message });
  if (!(error instanceof z.ZodError)) throw error;
  const fields = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return jsonReply(400, { error: 'The call does not have the expected form.', fields });
}
