import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { brokenFields } from './broken-fields.ts';
import { makeFindLongList } from './find-long-list.ts';

/** The check of what comes in by its schema: how long its lists are first, and then what stands in them. */
export const compileCheck: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  const findLongList = makeFindLongList(schema);
  return (input: unknown) => {
    const found = findLongList?.(input);
    if (found) return { error: new AppError('validation-failed', [{ path: found.path, rule: 'too_big' }]) };
    const read = schema.safeParse(input);
    if (read.success) return { value: read.data };
    return { error: new AppError('validation-failed', brokenFields(read.error.issues)) };
  };
};
