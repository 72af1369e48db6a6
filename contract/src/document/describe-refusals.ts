import type { Endpoint } from '../endpoint.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '../errors.ts';
import { ERROR_MEANINGS } from './error-meanings.ts';
import { RETRY_AFTER } from './headers.ts';
import { listRefusals } from './list-refusals.ts';

/** A response for each status: every code that it may carry, what each means and what it looks like. */
export function describeRefusals(endpoint: Endpoint): object {
  const codes = listRefusals(endpoint);
  if (endpoint.replyForm === 'redirect') return redirected(codes);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, refusal(status, some)]));
}

const refusal = (status: number, codes: readonly ErrorCode[]): object => ({
  description: explain(codes),
  ...(status === 429 ? { headers: RETRY_AFTER } : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorReply' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** A browser visits these calls: a refusal is a word in the address of the screen that explains it. */
const redirected = (codes: readonly ErrorCode[]): object => ({
  302: {
    description: `The browser is sent on. After a refusal it goes to \`/login/clover?error=<code>\`.\n\n${explain(codes)}`,
    headers: {
      Location: { description: 'Where the browser goes.', schema: { type: 'string', format: 'uri-reference' } },
    },
  },
  431: refusal(431, ['headers-too-large']),
});

const explain = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- \`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n');

/** Returns an example of each refusal, by its code, for the codes that some call may be refused with. */
export function exampleRefusals(endpoints: readonly Endpoint[]): Record<string, object> {
  const codes = new Set<ErrorCode>(['headers-too-large', ...endpoints.flatMap(jsonRefusals)]);
  return Object.fromEntries(
    [...codes].sort().map((code) => [code, { summary: ERROR_MEANINGS[code], value: exampleOf(code) }]),
  );
}

const jsonRefusals = (endpoint: Endpoint): ErrorCode[] =>
  endpoint.replyForm === 'redirect' ? [] : listRefusals(endpoint);

const exampleOf = (code: ErrorCode): ErrorReply => ({
  error: {
    code,
    ...(code === 'validation-failed' ? { fields: [{ path: 'name', rule: 'too_small' }] } : {}),
    requestId: '0198c5a2-9b7e-7c10-8d2f-1e3a5b7c9d0f',
  },
});
