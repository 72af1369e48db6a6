/** Seconds to wait, where a limit is reached. */
export const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } as const;

/** Header that the reference above stands for. */
export const HEADER_COMPONENTS = {
  'Retry-After': {
    description: 'Seconds after which the call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;
