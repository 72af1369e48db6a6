import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps the body as it came, for a signature over its text. */
    readonly keepsText?: boolean;
  }
}

/** Kept beside the request: what is parsed cannot be written again as it was. */
const texts = new WeakMap<FastifyRequest, string>();

export const keepText = (request: FastifyRequest, text: string): void => void texts.set(request, text);

/** The body of a request as it came, on a route that keeps it. */
export const textOf = (request: FastifyRequest): string => texts.get(request) ?? '';
