import type { ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

export function sendReply(response: ServerResponse, reply: Reply): void {
  switch (reply.kind) {
    case 'json':
      send(response, { ...reply, type: 'application/json; charset=utf-8', content: reply.body });
      break;
    case 'page':
      send(response, { ...reply, type: 'text/html; charset=utf-8', content: reply.html });
      break;
    case 'file':
      send(response, { ...reply, status: 200, content: reply.bytes });
      break;
    case 'redirect':
      response.writeHead(302, { location: reply.location, ...reply.headers }).end();
      break;
    case 'hang-up':
      response.destroy();
      break;
    case 'silence':
      break;
  }
}

interface Content {
  status: number;
  type: string;
  content: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

function send(response: ServerResponse, { status, type, content, headers }: Content): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content), ...headers });
  response.end(content);
}
