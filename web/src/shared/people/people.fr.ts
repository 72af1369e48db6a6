import type { Translated } from '../../lib/i18n/texts.ts';
import type { peopleEn } from './people.en.ts';

export const peopleFr: Translated<typeof peopleEn> = {
  columns: {
    name: 'Nom',
    username: 'Nom d’utilisateur',
    email: 'Courriel',
    right: 'Droit',
    state: 'Compte',
  },
  self: 'Vous',
  noEmail: 'Aucun, se connecte de Clover',
  state: { invited: 'Invitation envoyée', active: 'Actif', suspended: 'Suspendu', 'to-confirm': 'À confirmer' },
  rights: { owner: 'Propriétaire', manager: 'Gérant', reader: 'Lecteur', accountant: 'Comptable' },
  providerOwner: 'Propriétaire chez Clover',
};
