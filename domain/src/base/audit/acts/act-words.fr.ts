import { jobNamesFr } from '../../jobs/job-names.fr.ts';
import type { en } from './act-words.en.ts';

/** Words that sentences of several acts share, in French. */
export const fr: typeof en = {
  roles: { admin: 'administrateur', partner: 'partenaire', merchant: 'commerçant' },
  batches: { 'assign-partner': 'Attribution à un partenaire', message: 'Message' },
  exported: { log: 'journal d’activité', bills: 'factures' },
  reasons: {
    'invalid-credentials': 'courriel ou mot de passe erroné, ou accès suspendu',
    'second-factor-invalid': 'code de la deuxième étape erroné',
    'second-factor-code-wrong': 'code de la deuxième étape erroné',
    'second-factor-required': 'une deuxième étape est requise',
    'password-wrong': 'mot de passe erroné',
    'pos-sign-in-refused': 'le fournisseur n’a pas confirmé la personne',
    'pos-sign-in-expired': 'la demande était expirée ou déjà utilisée',
    'pos-sign-in-incomplete': 'la réponse du fournisseur était incomplète',
    'pos-sign-in-not-offered': 'cette connexion n’est pas offerte ici',
    'pos-unavailable': 'le fournisseur était injoignable',
  },
  /** A job of another release is called as the queue knows it. */
  jobs: jobNamesFr,
};
