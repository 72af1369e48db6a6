/** Seconds to wait, where a limit is reached. */
export const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } as const;

/** What that reference means. */
export const HEADER_COMPONENTS = {
  'Retry-After': {
    description: 'Seconds after which the call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;
