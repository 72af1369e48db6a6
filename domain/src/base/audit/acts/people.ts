import type { Role } from '../../access/access.ts';
import type { PersonFacts, NoFacts } from '../../activity-log/events/facts.ts';
import { en } from './act-words.en.ts';
import { fr } from './act-words.fr.ts';
import { act } from './act.ts';

/** A partner, by its name. */
interface PartnerFacts {
  readonly name: string;
}

/** A technician, by their name. */
interface TechnicianFacts {
  readonly name: string;
}

/** Acts about sign-ins, users, partners, merchants in numbers and technicians. */
export const peopleActs = {
  /** `reason` is the code of the refusal. */
  'sign-in-failed': act<{ readonly reason: string }>('sign-in', {
    en: (f) => `Sign-in refused: ${en.reasons[f.reason] ?? f.reason}.`,
    fr: (f) => `Connexion refusée\u00A0: ${fr.reasons[f.reason] ?? f.reason}.`,
  }),
  'proof-failed': act<{ readonly reason: string }>('sign-in', {
    en: (f) => `Identity check refused: ${en.reasons[f.reason] ?? f.reason}.`,
    fr: (f) => `Vérification d’identité refusée\u00A0: ${fr.reasons[f.reason] ?? f.reason}.`,
  }),
  'provider-sign-in-refused': act<{ readonly reason: string }>('sign-in', {
    en: (f) => `Sign-in from the point-of-sale provider refused: ${en.reasons[f.reason] ?? f.reason}.`,
    fr: (f) => `Connexion depuis le fournisseur du point de vente refusée\u00A0: ${fr.reasons[f.reason] ?? f.reason}.`,
  }),
  'signed-out': act<PersonFacts>('sign-in', {
    en: (f) => `${f.email} signed out.`,
    fr: (f) => `Déconnexion de ${f.email}.`,
  }),
  'session-ended': act<PersonFacts>('account', {
    en: (f) => `${f.email} ended one of their sessions.`,
    fr: (f) => `${f.email} a fermé une de ses sessions.`,
  }),
  'password-reset-requested': act<NoFacts>('account', {
    en: () => 'Temporary password requested.',
    fr: () => 'Mot de passe temporaire demandé.',
  }),
  'temporary-password-used': act<PersonFacts>('account', {
    en: (f) => `${f.email} used a temporary password.`,
    fr: (f) => `${f.email} a utilisé un mot de passe temporaire.`,
  }),
  'second-factor-begun': act<PersonFacts>('account', {
    en: (f) => `${f.email} began to set up two-step sign-in.`,
    fr: (f) => `${f.email} a commencé à configurer la connexion en deux étapes.`,
  }),
  'recovery-codes-renewed': act<PersonFacts>('account', {
    en: (f) => `${f.email} made new recovery codes.`,
    fr: (f) => `${f.email} a généré de nouveaux codes de récupération.`,
  }),
  'profile-changed': act<PersonFacts>('account', {
    en: (f) => `Profile of ${f.email} changed.`,
    fr: (f) => `Profil de ${f.email} modifié.`,
  }),
  'user-changed': act<PersonFacts>('people', {
    en: (f) => `User ${f.email} changed.`,
    fr: (f) => `Utilisateur ${f.email} modifié.`,
  }),
  'user-role-changed': act<PersonFacts & { readonly from: Role; readonly to: Role }>('people', {
    en: (f) => `Role of ${f.email} changed from ${en.roles[f.from]} to ${en.roles[f.to]}.`,
    fr: (f) => `Rôle de ${f.email} changé\u00A0: ${fr.roles[f.to]} au lieu de ${fr.roles[f.from]}.`,
  }),
  'partner-created': act<PartnerFacts>('people', {
    en: (f) => `Partner ${f.name} created.`,
    fr: (f) => `Partenaire ${f.name} ajouté.`,
  }),
  'partner-changed': act<PartnerFacts>('people', {
    en: (f) => `Partner ${f.name} changed.`,
    fr: (f) => `Partenaire ${f.name} modifié.`,
  }),
  'partner-suspended': act<PartnerFacts>('people', {
    en: (f) => `Partner ${f.name} suspended.`,
    fr: (f) => `Partenaire ${f.name} suspendu.`,
  }),
  'partner-reinstated': act<PartnerFacts>('people', {
    en: (f) => `Partner ${f.name} reinstated.`,
    fr: (f) => `Accès du partenaire ${f.name} rétabli.`,
  }),
  'mail-failure-settled': act<NoFacts>('people', {
    en: () => 'An email that could not be sent taken off the list.',
    fr: () => 'Un courriel non livré retiré de la liste.',
  }),
  'commission-rate-set': act<PartnerFacts & { readonly from: string }>('people', {
    en: (f) => `Commission rate of partner ${f.name} set from ${f.from} on.`,
    fr: (f) => `Taux de commission du partenaire ${f.name} fixé à partir de ${f.from}.`,
  }),
  'merchants-invited': act<PartnerFacts & { readonly file: string; readonly count: number }>('people', {
    en: (f) => `Partner ${f.name}: ${f.count} merchants invited by ${f.file}.`,
    fr: (f) => `Partenaire ${f.name}\u00A0: commerçants invités par ${f.file}, au nombre de ${f.count}.`,
  }),
  'merchants-exported': act<{ readonly format: string }>('merchant', {
    en: ({ format }) => `List of merchants exported (${format.toUpperCase()}).`,
    fr: ({ format }) => `Liste des commerçants exportée (${format.toUpperCase()}).`,
  }),
  'merchant-batch-started': act<{ readonly action: 'assign-partner' | 'message'; readonly count: number }>('merchant', {
    en: (f) => `${en.batches[f.action]} started for ${f.count} merchants.`,
    fr: (f) => `${fr.batches[f.action]}\u00A0: lot lancé, ${f.count} commerçants.`,
  }),
  'merchant-batch-cancelled': act<{ readonly action: 'assign-partner' | 'message' }>('merchant', {
    en: (f) => `${en.batches[f.action]} cancelled for the merchants that remained.`,
    fr: (f) => `${fr.batches[f.action]}\u00A0: lot annulé pour les commerçants restants.`,
  }),
  'merchant-view-kept': act<{ readonly name: string }>('account', {
    en: (f) => `View “${f.name}” of the list of merchants saved.`,
    fr: (f) => `Vue «\u00A0${f.name}\u00A0» de la liste des commerçants enregistrée.`,
  }),
  'merchant-view-removed': act<{ readonly name: string }>('account', {
    en: (f) => `View “${f.name}” of the list of merchants removed.`,
    fr: (f) => `Vue «\u00A0${f.name}\u00A0» de la liste des commerçants supprimée.`,
  }),
  'technician-added': act<TechnicianFacts>('people', {
    en: (f) => `Technician ${f.name} added.`,
    fr: (f) => `Technicien ${f.name} ajouté.`,
  }),
  'technician-changed': act<TechnicianFacts>('people', {
    en: (f) => `Technician ${f.name} changed.`,
    fr: (f) => `Fiche du technicien ${f.name} modifiée.`,
  }),
  'technician-absence-added': act<TechnicianFacts>('people', {
    en: (f) => `Absence of the technician ${f.name} added.`,
    fr: (f) => `Absence du technicien ${f.name} ajoutée.`,
  }),
  'technician-absence-removed': act<TechnicianFacts>('people', {
    en: (f) => `Absence of the technician ${f.name} removed.`,
    fr: (f) => `Absence du technicien ${f.name} retirée.`,
  }),
};
