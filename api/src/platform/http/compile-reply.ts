import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';

type Compiler = FastifySerializerCompiler<unknown>;

/** Compiles a reply by its schema, as it is kept. */
export const compilePlainReply = serializerCompiler as Compiler;

/** Compiles a reply by its schema, to be read by people: addresses as they were typed. */
export const compileReply: Compiler = (given) => {
  const write = compilePlainReply(given);
  return (reply) => showAddresses(write(reply));
};
