import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';

/**
 * A name as a mail may say it: nothing in the place of one that holds an address. Names are refused with one when they are typed; those
 * that come from the point-of-sale provider, or from before, are not.
 */
export const nameInMail = (name: string): string => (carriesAddress(name) ? '' : name);
