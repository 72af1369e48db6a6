/** How long a user may act for a merchant at a time. Source: decision 26. */
export const IMPERSONATION_LIFETIME_MS = 30 * 60_000;
