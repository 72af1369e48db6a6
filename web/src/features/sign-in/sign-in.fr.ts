import type { Translated } from '../../lib/i18n/texts.ts';
import type { signInEn } from './sign-in.en.ts';

export const signInFr: Translated<typeof signInEn> = {
  title: 'Connexion',
  lead: 'Vos factures, vos appareils et vos transmissions à Revenu Québec, au même endroit.',
  email: 'Courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié?',
  required: 'Ce champ est obligatoire',
  unavailable: 'La connexion n’a pas pu se faire. Réessayez dans un instant.',
  provider: 'Déjà client? Connectez-vous à partir du portail de votre fournisseur.',
  providerLink: 'Ouvrir le portail Clover',
  arrival:
    'Vous arrivez de Clover. Connectez-vous ici avec votre courriel et votre mot de passe Comptoir, ou recommencez à partir du portail de votre fournisseur.',
  promise: {
    title: 'Chaque facture, remise et prouvée.',
    chain: 'Chaque facture signée et enchaînée à la caisse',
    offline: 'Les ventes continuent même sans connexion',
    log: 'Chaque transmission dans votre journal, en direct',
  },
  reset: {
    title: 'Mot de passe oublié?',
    text: 'La récupération du mot de passe ne se fait pas encore sur ce site. Notre soutien vous remet un mot de passe temporaire, du lundi au vendredi, de 8\u00A0h à 16\u00A0h\u00A030.',
    provider: 'Si vous arrivez d’habitude de Clover, le portail de votre fournisseur ouvre toujours votre session.',
    back: 'Retour à la connexion',
  },
};
