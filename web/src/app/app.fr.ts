import type { Translated } from '../lib/i18n/texts.ts';
import type { appEn } from './app.en.ts';

export const appFr: Translated<typeof appEn> = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  screens: { dashboard: 'Tableau de bord', devices: 'Appareils', logs: 'Journal d’activité' },
  account: {
    label: 'Compte',
    signOut: 'Se déconnecter',
    roles: { admin: 'Administrateur', partner: 'Partenaire', merchant: 'Commerçant' },
  },
  merchant: {
    label: 'Commerçant',
    placeholder: 'Choisir un commerçant',
    noMatch: 'Aucun enregistrement correspondant',
  },
  alerts: {
    'signed-in': 'Connecté avec succès',
    created: 'Créé avec succès',
    modified: 'Modifié avec succès',
    deleted: 'Supprimé avec succès',
    'internal-error': '(500) Erreur interne',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    back: 'Retour au tableau de bord',
  },
  screenFailed: {
    title: 'Cet écran n’a pas pu être affiché',
    text: 'Une partie de l’application n’a pas pu être chargée, même au deuxième essai. Une nouvelle version vient peut-être d’être installée, ou la connexion est interrompue.',
    reload: 'Recharger la page',
  },
};
