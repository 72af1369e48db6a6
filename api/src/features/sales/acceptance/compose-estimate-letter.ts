import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { writeAmount, writeDay } from '../../base/mail/format-amounts.ts';
import { greet, nameInMail, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { acceptanceMailEn, type AcceptanceMailTexts, type EstimateMailFacts } from './acceptance-mail.en.ts';
import { acceptanceMailFr } from './acceptance-mail.fr.ts';
import type { LetterFacts, MerchantLetterFacts } from './acceptance-mail.store.ts';
import { numberOf } from './view-acceptance.ts';
import { nameFile } from '@comptoir/domain/base/files/name-file';

const TEXTS: Readonly<Record<Language, AcceptanceMailTexts>> = { fr: acceptanceMailFr, en: acceptanceMailEn };

type Entry = readonly [label: string, value: string];

/** A letter to a customer: about what, which letter, where its button leads. */
export interface CustomerLetterGiven {
  readonly facts: LetterFacts & { readonly pdf: Buffer };
  readonly kind: 'reminder' | 'accepted';
  readonly link: string;
}

/** A letter in the merchant's name: who replies to it, replies to them. The document goes along but with a reminder. */
export function composeCustomerLetter({ facts, kind, link }: CustomerLetterGiven): Mail {
  const { language, customer, merchantEmail } = facts;
  const words = TEXTS[language];
  const named = nameFacts(facts, language);
  const text = words.customer[kind](named);
  const { merchantName } = facts;
  const entries = [...listFacts(facts, words, language), ...(kind === 'accepted' ? acceptedEntries(facts, words) : [])];
  const after = merchantEmail ? [...text.after, words.reply] : text.after;
  const signature = nameInMail(merchantName) || SIGNATURES[language];
  const written = renderLetter({
    business: merchantName,
    ...text,
    after,
    language,
    greeting: greet(customer.name, language),
    entries,
    link,
    signature,
  });
  const pdf = {
    filename: nameFile(merchantName, `${named.number}.pdf`),
    contentType: 'application/pdf',
    content: facts.pdf,
  };
  return {
    to: { address: customer.email, name: customer.name },
    ...(merchantEmail ? { replyTo: { address: merchantEmail, name: merchantName } } : {}),
    ...written,
    ...(kind === 'reminder' ? {} : { attachments: [pdf] }),
  };
}

/** Composes the letter about a customer's answer, in the language of the person who is notified. */
export function composeMerchantLetter(facts: MerchantLetterFacts, link: string): Mail {
  const { kind, reason, to } = facts;
  const { language } = to;
  const words = TEXTS[language];
  const customer = nameInMail(facts.answeredBy) || words.aCustomer;
  const written = renderLetter({
    business: facts.merchantName,
    ...words.merchant[kind]({ ...nameFacts(facts, language), customer }),
    language,
    greeting: greet(to.name, language),
    entries: [
      ...listFacts(facts, words, language),
      ...(reason ? [[kind === 'proposed' ? words.proposal : words.reason, reason] as const] : []),
    ],
    link,
    signature: SIGNATURES[language],
  });
  return { to: { address: to.email, name: to.name }, ...written };
}

const nameFacts = (facts: LetterFacts, language: Language): EstimateMailFacts => ({
  merchant: nameInMail(facts.merchantName) || TEXTS[language].aCaterer,
  occasion: nameInMail(facts.occasion) || TEXTS[language].anEvent,
  number: numberOf(facts),
  until: writeDay(facts.validUntil, language),
});

const listFacts = (facts: LetterFacts, words: AcceptanceMailTexts, language: Language): Entry[] => [
  ...(nameInMail(facts.occasion) ? [[words.occasion, facts.occasion] as const] : []),
  [words.when, writeDay(facts.occasionOn, language)],
  [words.total, writeAmount(facts.totalCents, language)],
  [words.until, writeDay(facts.validUntil, language)],
];

/** Returns the customer who accepted, and the time by the merchant's clock, whose zone is named. */
function acceptedEntries({ decidedAt, decidedBy, zone, language }: LetterFacts, words: AcceptanceMailTexts): Entry[] {
  if (!decidedAt) return [];
  const at = decidedAt.toLocaleString(`${language}-CA`, { timeZone: zone, dateStyle: 'long', timeStyle: 'long' });
  return [...(decidedBy ? [[words.by, decidedBy] as const] : []), [words.acceptedAt, `${at} (${zone})`]];
}
