/** How long somebody may act for a merchant at a time. Source: design §5 "impersonation". */
export const IMPERSONATION_LIFETIME_MS = 30 * 60_000;
