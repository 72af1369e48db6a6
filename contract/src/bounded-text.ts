import { emailFault, normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { z } from 'zod';

/**
 * A text whose length is looked at first: one that is too long is refused before a pattern or a rule reads it, and by nothing
 * else. Every text of a caller begins here, or with a pattern that is itself of bounded length (`bounded-text.test.ts`).
 */
export const boundedText = (longest: number) => z.string().max(longest, { abort: true });

/** The longest that an address can be. Source: RFC 5321. */
const LONGEST_ADDRESS = 254;

const emailText = (mayBeEmpty: boolean) =>
  boundedText(LONGEST_ADDRESS)
    .overwrite(normalEmail)
    .check(({ value, issues }) => {
      const fault = value === '' && mayBeEmpty ? null : emailFault(value);
      if (fault === 'email') issues.push({ code: 'invalid_format', format: 'email', input: value });
      if (fault === 'email-letters') issues.push({ code: 'custom', message: fault, input: value });
    })
    .meta({ format: 'email' });

/**
 * The address of a mailbox as people write it, read as `normalEmail`. Refused as `email-letters` where few mail servers take what stands
 * before the @.
 */
export const mailAddress = emailText(false);

/** The same, or nothing. */
export const mailAddressOrNone = emailText(true);

/** A file in base64. `longest`: of the text, which is a third longer than the file. */
export const base64Text = (longest: number) => boundedText(longest).check(z.base64());

/** A text of a stranger that is not refused for its length: what goes beyond the limit is left, before anything reads it. */
export const cutText = (longest: number) => z.string().overwrite((text) => text.slice(0, longest));

/** A list of a stranger that is not refused for its length: what goes beyond the limit is left, before anything reads it. */
export const cutList = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess((list) => (Array.isArray(list) ? list.slice(0, longest) : list), z.array(item));
