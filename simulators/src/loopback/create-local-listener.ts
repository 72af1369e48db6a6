import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gatewayPage, type Reply } from './reply.ts';
import { sendReply } from './send-reply.ts';

/** One request to a local listener. `response` only to learn when it is over: the reply is what the answer returns. */
export interface LocalCall {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** A listener in plain HTTP on loopback: for people, scripts and programs of this machine only. */
export function createLocalListener(answer: (call: LocalCall) => Promise<Reply> | Reply): Server {
  return createServer((request, response) => {
    void respond(answer, request, response);
  });
}

async function respond(
  answer: (call: LocalCall) => Promise<Reply> | Reply,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    sendReply(response, isLocal(request) ? await answer({ request, response, url }) : gatewayPage(403, 'Forbidden'));
  } catch (error) {
    // A caller that hung up is no news.
    if (!request.destroyed) process.emitWarning(error instanceof Error ? error : String(error));
    if (response.headersSent) response.destroy();
    else sendReply(response, gatewayPage(500, 'Internal Server Error'));
  }
}

/** Refuses names that a page elsewhere could have pointed at this address. */
function isLocal({ headers }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '');
}
