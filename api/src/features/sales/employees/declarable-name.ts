import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';

/** The longest name that the authority takes. Source: SRM-15. */
const LONGEST = 64;

/** A name as it is sent to the authority: in its characters, cut and trimmed; empty when it takes none of them. */
export const declarableName = (name: string): string => toAllowedText(name, { max: LONGEST });
