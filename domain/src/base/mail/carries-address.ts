import { carriesLink } from './carries-link.ts';
import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** True when a name of a person or a business holds text that mail programs turn into a link, by all top-level domains. */
export const carriesAddress = (name: string): boolean => carriesLink(name, (end) => TOP_LEVEL_DOMAINS.has(end));
