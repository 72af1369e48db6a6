/** Reasons to declare a usual third party, in the authority's order: their contract is new, was changed, or has ended. Source: SRM-48. */
export const DECLARATION_REASONS = ['new', 'change', 'end'] as const;
export type DeclarationReason = (typeof DECLARATION_REASONS)[number];
