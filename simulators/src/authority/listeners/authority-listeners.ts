import { readHeaders } from '@comptoir/websrm/requests/check-headers';
import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { Authority } from '../authority.ts';
import { createListenerCertificate } from '../keys/create-listener-certificate.ts';
import { answerRequest } from '../requests/answer-request.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { IssuedCertificate } from '../state/issued-certificate.ts';
import { readBody } from '../../loopback/read-body.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import { sendReply } from '../../loopback/send-reply.ts';

/** The two doors: `enrol` asks for no client certificate, `api` lets only holders of one of ours in. */
export async function createAuthorityListeners(authority: Authority): Promise<{ enrol: Server; api: Server }> {
  const identity = { ...(await createListenerCertificate(authority.keys)), ...TLS };
  const clientsMustBeOurs = { ca: authority.keys.caPem, requestCert: true, rejectUnauthorized: true };
  return {
    enrol: open(identity, (request) => receive(authority, request, 'enrolment')),
    api: open({ ...identity, ...clientsMustBeOurs }, (request) => receive(authority, request, 'api')),
  };
}

const TLS = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_128_GCM_SHA256',
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
  ].join(':'),
  keepAliveTimeout: 120_000,
} as const;

const ROUTES: Record<AuthorityRequest['door'], Readonly<Record<string, RequestKind>>> = {
  enrolment: { '/enrolement': 'certificats' },
  api: {
    '/certificats': 'certificats',
    '/utilisateur': 'utilisateur',
    '/transaction': 'transaction',
    '/document': 'document',
  },
};

/** 256 kB, in the larger of its two readings. */
const MAX_BODY_BYTES = 262_144;

function open(options: object, answer: (request: IncomingMessage) => Promise<Reply>): Server {
  return createServer(options, (request, response) => {
    void respond(request, response, answer);
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage) => Promise<Reply>,
): Promise<void> {
  try {
    sendReply(response, await answer(request));
  } catch (error) {
    // Whatever went wrong, nothing may be acknowledged. A caller that hung up is no news.
    if (!request.destroyed) process.emitWarning(error instanceof Error ? error : String(error));
    response.destroy();
  }
}

async function receive(authority: Authority, request: IncomingMessage, door: AuthorityRequest['door']): Promise<Reply> {
  const kind = ROUTES[door][new URL(request.url ?? '/', 'https://localhost').pathname.toLowerCase()];
  if (!kind) return gatewayPage(404, 'Not Found');
  if (request.method !== 'POST') return gatewayPage(405, 'Method Not Allowed');
  const caller = door === 'api' ? callerOf(authority, request) : null;
  // Signed by our root yet never issued by this authority: as foreign as any other.
  if (door === 'api' && caller === null) return { kind: 'hang-up' };
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) return gatewayPage(413, 'Payload Too Large');
  const { rawHeaders } = request;
  return answerRequest(authority, {
    kind,
    door,
    rawHeaders,
    headers: readHeaders(rawHeaders),
    body,
    caller,
    at: new Date(),
  });
}

/** Read once per connection: its certificate cannot change. */
function callerOf(authority: Authority, request: IncomingMessage): IssuedCertificate | null {
  const { socket } = request;
  const known = callers.get(socket);
  if (known) return known;
  const thumbprint =
    socket instanceof TLSSocket ? (socket.getPeerX509Certificate()?.fingerprint.replaceAll(':', '') ?? '') : '';
  const caller = authority.state.certificates.get(thumbprint) ?? null;
  if (caller) callers.set(socket, caller);
  return caller;
}

const callers = new WeakMap<object, IssuedCertificate>();
