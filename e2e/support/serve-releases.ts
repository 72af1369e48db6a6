import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Comptoir behind an address at which a release can follow the one before. */
interface Releases {
  readonly url: string;
  /** From now on every file has another name, and those of before are gone. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

const IS_TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Passes on what a running Comptoir answers, as it is or, once deployed, as a release with other files would. */
export async function serveReleases(origin: string): Promise<Releases> {
  let isDeployed = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    const isOfRelease = path.startsWith('/assets/next/');
    if (isAsset && isOfRelease !== isDeployed) return void response.writeHead(404).end();
    const { status, headers, text, bytes } = await pass(origin, request, path.replace('/assets/next/', '/assets/'));
    const isRenamed = isDeployed && text !== null && !path.startsWith('/api/');
    response.writeHead(status, headers);
    response.end(isRenamed ? rename(text) : bytes);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As other names of files make the page another one, its revision is another one too. */
const rename = (text: string): string =>
  text.replaceAll(/(["'/])assets\//g, '$1assets/next/').replace(/(\/index\.html",revision:")/, '$1next-');

const KEPT = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie'] as const;

async function pass(origin: string, request: IncomingMessage, path: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = KEPT.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []));
  const reply = await fetch(`${origin}${path}`, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
    redirect: 'manual',
  });
  const type = reply.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await reply.arrayBuffer());
  return {
    status: reply.status,
    headers: {
      'content-type': type,
      'cache-control': reply.headers.get('cache-control') ?? 'no-store',
      'content-security-policy': reply.headers.get('content-security-policy') ?? '',
    },
    text: IS_TEXT.test(type) ? bytes.toString('utf8') : null,
    bytes,
  };
}
