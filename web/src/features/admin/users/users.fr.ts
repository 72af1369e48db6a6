import type { Translated } from '../../../lib/i18n/texts.ts';
import type { usersEn } from './users.en.ts';

export const usersFr: Translated<typeof usersEn> = {
  title: 'Utilisateurs',
  lead: 'Toutes les personnes qui peuvent se connecter à Comptoir, à quel titre, et leur dernière connexion.',
  invite: 'Inviter quelqu’un',
  caption: 'Personnes qui peuvent se connecter',
  filters: {
    label: 'Chercher des utilisateurs',
    search: 'Nom, courriel ou entreprise',
    all: 'Tous les rôles',
    allStates: 'Tous les comptes',
    reset: 'Effacer les filtres',
  },
  columns: {
    person: 'Personne',
    belonging: 'Entreprise et rôle',
    state: 'Compte',
    lastSignIn: 'Dernière connexion',
  },
  fields: { email: 'Courriel', name: 'Nom', role: 'Rôle', language: 'Langue du courriel' },
  roles: { admin: 'Administrateur', partner: 'Partenaire', merchant: 'Commerçant' },
  states: { invited: 'Invitation envoyée', active: 'Actif', suspended: 'Suspendu' },
  belonging: { merchant: 'Commerçant représenté', partner: 'Partenaire représenté', choose: 'Choisir…' },
  tooLong: '120 caractères au plus',
  secondFactor: 'Connexion en deux étapes',
  never: 'Jamais',
  sessions: '{count, plural, one {# session ouverte} other {# sessions ouvertes}}',
  save: 'Enregistrer',
  back: 'Retour',
  access: 'Accès',
  ownRole: 'Rôle\u00A0: {role}. Personne ne change son propre rôle.',
  invitation: {
    title: 'Inviter quelqu’un',
    lead: 'La personne reçoit par courriel un mot de passe temporaire, valide sept jours, et choisit le sien à la première connexion.',
    send: 'Envoyer l’invitation',
  },
  actions: {
    suspend: {
      do: 'Suspendre l’accès',
      ask: 'Suspendre l’accès de {name}? Toutes ses sessions prennent fin aussitôt, et toute connexion est refusée jusqu’à ce que vous rétablissiez l’accès.',
      done: 'Accès de {name} suspendu',
    },
    reinstate: {
      do: 'Rétablir l’accès',
      ask: 'Rétablir l’accès de {name}? La connexion redevient possible avec le mot de passe d’avant.',
      done: 'Accès de {name} rétabli',
    },
    'end-sessions': {
      do: 'Déconnecter partout',
      ask: 'Déconnecter {name} partout? Une nouvelle connexion reste possible tout de suite.',
      done: '{name} n’est plus connecté nulle part',
    },
    'remove-second-factor': {
      do: 'Désactiver la connexion en deux étapes',
      ask: 'Désactiver la connexion en deux étapes de {name}? Assurez-vous d’abord de l’identité de la personne\u00A0: c’est pour qui a perdu à la fois son application et ses codes de secours. Un courriel l’en avertit.',
      done: 'Connexion en deux étapes de {name} désactivée',
    },
    'invite-again': {
      do: 'Renvoyer l’invitation',
      ask: 'Envoyer un autre mot de passe temporaire à {name}? Le précédent ne fonctionne plus.',
      done: 'Invitation envoyée à {name}',
    },
  },
};
