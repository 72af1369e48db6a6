/** The addresses of the authority that requests go to. Source: SRM-12. */
export const AUTHORITY_ENDPOINTS = ['transactions', 'documents', 'users', 'certificates', 'enrolment'] as const;
export type AuthorityEndpoint = (typeof AUTHORITY_ENDPOINTS)[number];

/** `quiet`: nothing was asked of it lately, so that nothing is known. */
export const ENDPOINT_STATES = ['responding', 'failing', 'quiet'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Instants of the latest answer and of the latest failure; null for none. */
export interface LatestCalls {
  readonly answeredAt: Date | null;
  readonly failedAt: Date | null;
}

const LATELY_MS = 24 * 3_600_000;

/** Returns the state of an address of the authority, by its latest request within a day. */
export function endpointState({ answeredAt, failedAt }: LatestCalls, now: Date): EndpointState {
  const [answered, failed] = [answeredAt?.getTime() ?? 0, failedAt?.getTime() ?? 0];
  if (Math.max(answered, failed) < now.getTime() - LATELY_MS) return 'quiet';
  return failed > answered ? 'failing' : 'responding';
}
