import type { FastifyReply } from 'fastify';
import type { Reply } from './reply.ts';

export function sendReply(response: FastifyReply, reply: Reply): FastifyReply {
  switch (reply.kind) {
    case 'json':
      return send(response, { ...reply, type: 'application/json; charset=utf-8', content: reply.body });
    case 'page':
      return send(response, { ...reply, type: 'text/html; charset=utf-8', content: reply.html });
    case 'file':
      return send(response, { ...reply, status: 200, content: reply.bytes });
    case 'redirect':
      return response
        .code(302)
        .headers({ location: reply.location, ...reply.headers })
        .send();
    case 'hang-up':
      response.hijack().raw.destroy();
      return response;
    case 'silence':
      return response.hijack();
  }
}

interface Content {
  status: number;
  type: string;
  content: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

const send = (response: FastifyReply, { status, type, content, headers = {} }: Content): FastifyReply =>
  response
    .code(status)
    .headers({ 'content-type': type, ...headers })
    .send(content);
