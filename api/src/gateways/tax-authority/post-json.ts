import { Agent, buildConnector, request } from 'undici';

/** How an HTTP call ended, before anybody reads what it says. */
export type PostResult =
  | { readonly kind: 'replied'; readonly status: number; readonly body: string }
  | { readonly kind: 'unavailable'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A firewall stands before the authority, and the usual rules count a request that names neither product nor form against it. */
const PRODUCT = 'Comptoir';

/** Marks what went wrong while connecting: nothing of the request can have left. */
class NeverConnected extends Error {
  readonly code: string;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = codeOf(cause);
  }
}

/** An agent for one kind of connection; `tls` carries what to trust and what to show. */
export function openAgent(options: { connections: number; connectTimeoutMs: number; tls: object }): Agent {
  const connect = buildConnector({ ...options.tls, timeout: options.connectTimeoutMs });
  return new Agent({
    connections: options.connections,
    connect: (target, done) =>
      connect(target, (...[error, socket]) => (error ? done(new NeverConnected(error), null) : done(null, socket))),
  });
}

/** Posts a JSON text as it is. Whatever goes wrong after the connection stands is `unknown`: the request may have arrived. */
export async function postJson(
  agent: Agent,
  url: string,
  call: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<PostResult> {
  try {
    const reply = await request(url, {
      method: 'POST',
      dispatcher: agent,
      headers: { accept: 'application/json', 'user-agent': PRODUCT, ...call.headers },
      body: call.body,
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    });
    return { kind: 'replied', status: reply.statusCode, body: await reply.body.text() };
  } catch (error) {
    return { kind: error instanceof NeverConnected ? 'unavailable' : 'unknown', detail: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unexpected';
  const { code } = error as NodeJS.ErrnoException;
  if (code) return code;
  // When several addresses were tried, the first failure tells as much as the others.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.name;
}
