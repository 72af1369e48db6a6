import { Agent, request } from 'node:https';

/** Parts of a client certificate, PEM. */
export interface Identity {
  cert: string;
  key: string;
}

/** Errors by which a cut connection shows. */
export const CUT = /socket hang up|ECONNRESET|EPIPE|disconnected before secure|alert/;

export interface Answer {
  status: number;
  text: string;
  /** Null when the reply is no JSON, which a caller must take for no answer. */
  json: unknown;
}

/** One HTTPS call on a connection of its own. Rejects when the connection is refused, cut or left without an answer. */
export function call(
  url: string,
  options: {
    ca: string;
    body: string;
    headers?: Record<string, string | string[]>;
    identity?: Identity;
    method?: string;
    timeoutMs?: number;
  },
): Promise<Answer> {
  const { ca, body, headers = {}, identity, method = 'POST', timeoutMs = 10_000 } = options;
  const agent = new Agent({ ca, ...identity });
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, json: parse(text) });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', reject);
    outgoing.end(body);
  }).finally(() => agent.destroy());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
