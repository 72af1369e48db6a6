import type { FastifyRequest } from 'fastify';

/** The caller's language by `Accept-Language`: the first of French and English it names, else French. */
export function preferredLanguage(request: FastifyRequest): 'fr' | 'en' {
  const first = /\b(fr|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return first === 'en' ? 'en' : 'fr';
}
