import type { Translated } from '../../lib/i18n/texts.ts';
import type { customersEn } from './customers.en.ts';

export const customersFr: Translated<typeof customersEn> = {
  title: 'Clients',
  lead: 'Les personnes et les organismes pour qui vous faites le traiteur.',
  add: 'Ajouter un client',
  caption: 'Clients',
  columns: {
    name: 'Nom',
    company: 'Entreprise',
    email: 'Courriel',
    telephone: 'Téléphone',
    language: 'Langue',
  },
  languages: { fr: 'Français', en: 'Anglais' },
  filters: {
    label: 'Chercher parmi les clients',
    search: 'Nom, entreprise, courriel ou téléphone',
    reset: 'Voir tous les clients',
  },
  empty: 'Ajoutez les personnes et les organismes que vous servez.',
  others: {
    title: 'Pour les traiteurs',
    text: 'Les clients sont tenus pour les commerces qui font le traiteur. Si c’est votre cas, dites-le dans vos renseignements.',
    link: 'Ouvrir les renseignements',
  },
  form: {
    name: 'Nom',
    nameHint: 'La personne avec qui vous traitez',
    company: 'Entreprise ou organisme',
    email: 'Courriel',
    telephone: 'Téléphone',
    address: 'Adresse',
    addressHint: 'Comme sur une lettre',
    language: 'Langue',
    tooLong: 'Trop long',
    save: 'Enregistrer',
    add: 'Ajouter',
  },
  newTitle: 'Ajouter un client',
  bills: { title: 'Factures', none: 'Aucun appareil n’a encore rien signé pour ce client.' },
  erase: {
    open: 'Effacer les renseignements de ce client',
    text: 'Nom, entreprise, courriel, téléphone et adresse disparaissent pour de bon. Les documents que la loi vous fait conserver ne changent pas. Le journal d’activité dit quand, et par qui.',
    keep: 'Conserver',
    confirm: 'Effacer',
  },
};
