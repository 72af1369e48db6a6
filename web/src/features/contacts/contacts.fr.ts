import type { Translated } from '../../lib/i18n/texts.ts';
import type { contactsEn } from './contacts.en.ts';

export const contactsFr: Translated<typeof contactsEn> = {
  title: 'Contacts',
  lead: 'Les personnes qui peuvent se connecter pour {name}.',
  leadNobody: 'Les personnes qui peuvent se connecter.',
  caption: 'Personnes qui peuvent se connecter',
  empty: 'Personne ne peut encore se connecter pour ce commerçant. Un administrateur invite la première personne.',
};
