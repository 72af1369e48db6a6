import { readHeaders } from '@comptoir/websrm/requests/check-headers';
import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TLSSocket } from 'node:tls';
import { createTlsListener } from '../loopback/create-listener.ts';
import { gatewayPage, type Reply } from '../loopback/reply.ts';
import { sendReply } from '../loopback/send-reply.ts';
import type { Authority } from './authority.ts';
import { createListenerCertificate } from './keys/create-listener-certificate.ts';
import { answerRequest } from './requests/answer-request.ts';
import type { AuthorityRequest } from './requests/authority-request.ts';
import type { IssuedCertificate } from './state/issued-certificate.ts';

/** The two doors: `enrol` asks for no client certificate, `api` lets only holders of one of ours in. */
export async function createDoors(authority: Authority): Promise<{ enrol: FastifyInstance; api: FastifyInstance }> {
  const identity = { ...(await createListenerCertificate(authority.keys)), ...TLS };
  const clientsMustBeOurs = { ca: authority.keys.caPem, requestCert: true, rejectUnauthorized: true };
  const enrol = createTlsListener(identity);
  const api = createTlsListener({ ...identity, ...clientsMustBeOurs });
  addRequests(enrol, authority, 'enrolment');
  addRequests(api, authority, 'api');
  return { enrol, api };
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

function addRequests(app: FastifyInstance, authority: Authority, door: AuthorityRequest['door']): void {
  app.setNotFoundHandler((_request, reply) => sendReply(reply, gatewayPage(404, 'Not Found')));
  for (const [path, kind] of Object.entries(ROUTES[door])) {
    app.all<{ Body?: string }>(path, {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: async (request, reply) => {
        const refusal = refuseUnread(authority, request, door);
        return refusal ? sendReply(reply, refusal) : undefined;
      },
      handler: async (request, reply) => {
        const caller = door === 'api' ? callerOf(authority, request) : null;
        const { rawHeaders } = request.raw;
        const { body = '' } = request;
        const headers = readHeaders(rawHeaders);
        const at = new Date();
        return sendReply(reply, await answerRequest(authority, { kind, door, rawHeaders, headers, body, caller, at }));
      },
    });
  }
}

/** Refuses a request for reasons that need no body. */
function refuseUnread(authority: Authority, request: FastifyRequest, door: AuthorityRequest['door']): Reply | null {
  if (request.method !== 'POST') return gatewayPage(405, 'Method Not Allowed');
  // Signed by our root yet never issued by this authority: as foreign as any other.
  return door === 'api' && callerOf(authority, request) === null ? { kind: 'hang-up' } : null;
}

/** Read once per connection: its certificate cannot change. */
function callerOf(authority: Authority, request: FastifyRequest): IssuedCertificate | null {
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
