import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { fillPlaceholders, type PlaceholderValues } from '@comptoir/domain/people/message-templates/placeholder';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';

interface Message {
  readonly language: Language;
  /** The reader, who is greeted. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly values: PlaceholderValues;
}

/** A message to one reader as a mail: what a preview shows and what is sent. Everything in it is text; a value makes no paragraph. */
export const renderMessage = ({
  language,
  name,
  subject,
  text,
  values,
}: Message): Pick<Mail, 'subject' | 'text' | 'html'> =>
  renderLetter({
    business: values.merchant,
    language,
    subject: fillPlaceholders(subject, values),
    greeting: greet(name, language),
    before: text.split(/\n\s*\n/).map((paragraph) => fillPlaceholders(paragraph.trim(), values)),
    entries: [],
    button: '',
    link: null,
    after: [],
    signature: SIGNATURES[language],
  });
