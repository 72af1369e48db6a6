import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '../errors.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Form of every refusal, as the document shows it. */
export const errorReply = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes).describe('What happened. Made for programs: it never changes its meaning.'),
    fields: z
      .array(
        z.strictObject({
          path: z.string().describe('Where: names joined by points.'),
          rule: z.string().describe('The rule that was broken, as a code.'),
        }),
      )
      .exactOptional()
      .describe('The parameters or fields at fault, where the code is about some.'),
    requestId: z.uuid().describe('The id of the request, to be quoted to support.'),
  }),
}) satisfies z.ZodType<ErrorReply>;
