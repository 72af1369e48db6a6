import { textOfHtml } from '@comptoir/domain/help/support/text-of-html';
import { LONGEST_REPLY, trimReply } from '@comptoir/domain/help/support/trim-reply';
import type { InboundMail } from '../../../gateways/inbound-mail/inbound-mail.ts';

/** Words of a mail that are kept. `isCut`: there were more. */
interface Words {
  readonly text: string;
  readonly isCut: boolean;
}

/** Reads a person's words from a mail: its text, or that of its HTML, without quotes; else the service's extract. */
export function readLetter({ text, html, strippedText }: Pick<InboundMail, 'text' | 'html' | 'strippedText'>): Words {
  const own = plain(trimReply(text.trim() === '' ? textOfHtml(html) : text) || trimReply(strippedText));
  const isCut = own.length > LONGEST_REPLY;
  // not between the two halves of a character
  return { text: isCut ? own.slice(0, LONGEST_REPLY).replace(/[\uD800-\uDBFF]$/, '') : own, isCut };
}

/** Without control characters, which no text holds. */
export const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
