import type * as contacts from '../../../people/contacts.ts';
import type { ExamplesOf } from '../example.ts';
import { USER_ID } from '../ids.ts';

const typed = { name: 'Camille Roy', username: 'camille', email: 'camille@comptoir.test' };

const contact = {
  id: USER_ID,
  ...typed,
  right: 'manager',
  isProviderOwner: false,
  state: 'active',
  isSelf: false,
} as const;

export const contactExamples: ExamplesOf<typeof contacts> = {
  listContacts: { reply: { items: [contact], nextCursor: null } },
  addContact: {
    body: { ...typed, language: 'fr', right: 'manager' },
    reply: { ...contact, state: 'invited' },
  },
  updateContact: { body: typed, reply: contact },
  setContactRight: { body: { right: 'manager' }, reply: contact },
  removeContact: {},
  inviteContactAgain: {},
};
