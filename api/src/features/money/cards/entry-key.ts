import { derivedUuid } from '../../../platform/derived-uuid.ts';

/**
 * The key under which the provider saves what was entered: always the same for the same entry, so that a second click and a
 * second try after a lost reply save one card.
 */
export const entryKey = (merchantId: string, token: string): string => derivedUuid(merchantId, token);
