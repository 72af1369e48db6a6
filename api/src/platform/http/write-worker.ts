import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';

export const WORKER = 'service-worker.js';

/**
 * The worker that keeps the portal's files in browsers, with the revision of the page. The page is kept with its headers, so one with
 * another content security policy is another page, though its file is the same.
 */
export function readWorker(folder: string): (reply: FastifyReply) => string {
  const file = path.join(folder, WORKER);
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return (reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    const revision = createHash('sha256').update(page).update(policy).digest('hex').slice(0, 16);
    return worker.replaceAll('PAGE_REVISION', revision);
  };
}
