import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this a reply fits into a packet or two either way. */
const WORTH_IT_BYTES = 1024;

/** Quick rather than small: the portal's own files were compressed with patience when it was built. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

type Encoding = 'br' | 'gzip';

/**
 * Compresses what is written as text and above 1 kB, and says of all text that its form follows what the browser accepts.
 * Files that were compressed beforehand are streams and pass; a stream of events never comes here, since it takes over the
 * connection. Why secrets do not leak by their length: docs/decisions/0042.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isText(String(reply.getHeader('content-type') ?? ''))) return payload;
    varyByEncoding(reply);
    if (typeof payload !== 'string' || request.method === 'HEAD' || reply.hasHeader('content-encoding')) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || Buffer.byteLength(payload) <= WORTH_IT_BYTES) return payload;
    void reply.header('content-encoding', encoding);
    return encoding === 'br' ? brotli(payload, QUICK) : gzipped(payload);
  });
}

const isText = (type: string): boolean => /^(text\/|application\/(json|javascript|yaml)\b|image\/svg\+xml)/.test(type);

function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before ? `${String(before)}, Accept-Encoding` : 'Accept-Encoding');
}

/** The best of what a caller takes; what it gives the weight zero, it does not take (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const parts = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight]) => !weight || !/^q=0(\.0*)?$/.test(weight));
  const taken = new Set(parts.map(([name]) => name));
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null;
}
