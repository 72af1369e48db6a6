/** Time that a user may act for a merchant at once. Source: decision 26. */
export const IMPERSONATION_LIFETIME_MS = 30 * 60_000;
