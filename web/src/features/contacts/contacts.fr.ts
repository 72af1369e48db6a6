import type { Translated } from '../../lib/i18n/texts.ts';
import type { contactsEn } from './contacts.en.ts';

export const contactsFr: Translated<typeof contactsEn> = {
  title: 'Contacts',
  lead: 'Les personnes qui peuvent se connecter pour {name}.',
  leadNobody: 'Les personnes qui peuvent se connecter.',
  leadPartner: 'Les personnes de votre équipe qui peuvent se connecter, et celles du commerçant affiché.',
  own: 'Votre équipe',
  ofMerchant: 'Personnes de {name}',
  ofMerchantLead: 'Le commerçant ajoute et modifie lui-même ses personnes.',
  caption: 'Personnes qui peuvent se connecter',
  empty: 'Personne ne peut encore se connecter ici.',
  add: {
    open: 'Ajouter un contact',
    title: 'Ajouter un contact',
    lead: 'La personne reçoit par courriel un mot de passe temporaire, valide sept jours, et choisit le sien à la première connexion. Elle voit et fait ici tout ce que vous voyez et faites.',
    send: 'Envoyer l’invitation',
  },
  edit: {
    title: 'Modifier {name}',
    lead: 'Avec un autre courriel, la personne est déconnectée partout et prévenue aux deux adresses.',
    save: 'Enregistrer',
  },
  remove: {
    title: 'Retirer {name}?',
    text: '{email} est déconnecté aussitôt et ne peut plus se connecter. Ce que la personne a fait reste dans le journal d’activité. Vous pourrez réinviter cette adresse plus tard.',
    keep: 'Garder',
    confirm: 'Retirer',
  },
  actions: {
    edit: 'Modifier',
    editNamed: 'Modifier {name}',
    remove: 'Retirer',
    removeNamed: 'Retirer {name}',
    invite: 'Réinviter',
    inviteNamed: 'Réinviter {name}',
    invited: 'Invitation envoyée à {name}',
    notInvited: 'L’invitation à {name} n’a pas pu être envoyée',
  },
  form: {
    name: 'Nom',
    username: 'Nom d’utilisateur',
    usernameHint: 'Court, et différent pour chaque personne de votre commerce',
    email: 'Courriel',
    emailFixed: 'Une autre personne qui a accès peut changer votre courriel pour vous.',
    language: 'Langue du courriel',
    rules: {
      required: 'Ce champ est obligatoire',
      tooLong: 'Trop long',
      email: 'Le courriel doit être valide',
    },
    taken: {
      email: 'Ce courriel a déjà un compte',
      username: 'Une personne de votre commerce porte déjà ce nom d’utilisateur',
    },
  },
};
