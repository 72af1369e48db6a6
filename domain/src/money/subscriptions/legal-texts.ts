/**
 * The versions of the terms of use and of the privacy policy that are in force, by the day they came into force. Anyone who saves a
 * card accepts them, and which ones is kept with the card. They change with the texts that the portal shows.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-26', privacy: '2026-11-26' } as const;
