import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { makeFindLongList } from './find-long-list.ts';

/** The check of what comes in by its schema: how long its lists are first, and then what stands in them. */
export const compileCheck: FastifySchemaCompiler<z.ZodType> = (given) => {
  const check = validatorCompiler(given);
  const findLongList = makeFindLongList(given.schema);
  if (!findLongList) return check;
  return (input: unknown) => {
    const found = findLongList(input);
    return found ? { error: new AppError('validation-failed', [{ path: found.path, rule: 'too_big' }]) } : check(input);
  };
};
