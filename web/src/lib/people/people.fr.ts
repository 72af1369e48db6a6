import type { Translated } from '../i18n/texts.ts';
import type { peopleEn } from './people.en.ts';

export const peopleFr: Translated<typeof peopleEn> = {
  columns: { name: 'Nom', username: 'Nom d’utilisateur', email: 'Courriel', state: 'Compte', actions: 'Modifications' },
  self: 'Vous',
  state: { invited: 'Invitation envoyée', active: 'Actif', suspended: 'Suspendu' },
};
