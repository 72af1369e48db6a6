import { carriesLink } from './carries-link.ts';
import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Whether a name of a person or a business holds what a mail program makes a link of, by every end of a name on the net. */
export const carriesAddress = (name: string): boolean => carriesLink(name, (end) => TOP_LEVEL_DOMAINS.has(end));
