import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@comptoir/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';

/** Codes for the errors with which Node's parser gave up before there was a request. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers what was not even a request, in the shape of every other refusal, and closes the connection. */
export function answerBrokenRequest(log: FastifyBaseLogger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code = CODES[error.code ?? ''] ?? 'bad-request';
    const requestId = uuid();
    log.info({ code, reqId: requestId, why: error.code }, 'refused');
    socket.end(write(code, requestId));
  };
}

function write(code: ErrorCode, requestId: string): string {
  const status = ERROR_STATUS[code];
  const body = JSON.stringify({ error: { code, requestId } } satisfies ErrorReply);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
