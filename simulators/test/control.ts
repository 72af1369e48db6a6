import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ControlAnswer {
  status: number;
  json: unknown;
}

/** One call of a control plane, as a script makes it. */
export function control(
  simulator: { urls: { controlUrl: string } },
  route: string,
  body?: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<ControlAnswer> {
  const [method, path = ''] = route.split(' ');
  // A connection of its own: one kept from before a restart would fail.
  const options = { method, headers, agent: false };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, simulator.urls.controlUrl), options, (reply) => {
      text(reply).then((json) => resolve({ status: reply.statusCode ?? 0, json: parse(json) }), reject);
    });
    call.on('error', reject);
    if (body === undefined) call.end();
    else call.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
