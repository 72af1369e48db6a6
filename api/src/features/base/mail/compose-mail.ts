import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { accountMailEn, type AccountMailTexts } from './account-mail.en.ts';
import { accountMailFr } from './account-mail.fr.ts';
import { greet, nameInMail, SIGNATURES } from './letter-words.ts';
import type { MailOrder } from './queue-mail.ts';
import { renderLetter } from './render-letter.ts';

/** Recipient of a mail, its language, and the values that go with it. */
export interface Letter {
  /** `welcome` and `merchant-invitation` go to an unconfirmed address, and so to no user. */
  readonly order:
    | MailOrder
    | { readonly kind: 'welcome' }
    | { readonly kind: 'invitation-to-account'; readonly invitedBy: string }
    | { readonly kind: 'merchant-invitation'; readonly invitedBy: string };
  readonly to: { readonly name: string; readonly address: string };
  /** Address that they sign in with. */
  readonly email: string;
  readonly language: Language;
  readonly password: string | null;
  readonly publicUrl: string;
  /** Name of the place that the mail was ordered for; empty where it has none. */
  readonly business: string;
}

const TEXTS: Readonly<Record<Language, AccountMailTexts>> = { fr: accountMailFr, en: accountMailEn };

/** A mail in words, as plain text and as the same in HTML. */
export function composeMail(letter: Letter): Mail {
  const { order, to, email, language } = letter;
  const words = TEXTS[language];
  const invitedBy = 'invitedBy' in order ? nameInMail(order.invitedBy) || SIGNATURES[language] : '';
  const business = OF_PLACE.has(order.kind) ? nameInMail(letter.business) : '';
  const text = words[order.kind]({
    email,
    formerEmail: 'formerEmail' in order ? order.formerEmail : '',
    invitedBy,
    business: business || SIGNATURES[language],
  });
  const written = {
    ...text,
    language,
    business,
    greeting: greet(to.name, language),
    entries: entriesOf(letter, words),
    link: linkOf(letter),
    signature: SIGNATURES[language],
  };
  return { to, ...renderLetter(written) };
}

/** Mails about a place; the others are about an account, whatever places it has. */
const OF_PLACE: ReadonlySet<Letter['order']['kind']> = new Set([
  'invitation',
  'invitation-to-account',
  'email-changed',
]);

const linkOf = ({ order, publicUrl }: Letter): string =>
  `${publicUrl}/${order.kind === 'password-changed' ? 'reset-password' : ''}`;

/** Entries to type at sign-in, in their order; none in a mail without a password. */
const entriesOf = ({ to, password }: Letter, words: AccountMailTexts): readonly (readonly [string, string])[] =>
  password === null
    ? []
    : [
        [words.emailLabel, to.address],
        [words.passwordLabel, password],
      ];
