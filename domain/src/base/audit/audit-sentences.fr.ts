import type { AuditSentences } from './audit-sentences.ts';

/** What the audit trail says in French. */
export const auditSentencesFr: AuditSentences = {
  'sign-in-failed': (f) => `Connexion refusée\u00A0: ${REASONS[f.reason] ?? f.reason}.`,
  'proof-failed': (f) => `Vérification d’identité refusée\u00A0: ${REASONS[f.reason] ?? f.reason}.`,
  'provider-sign-in-refused': (f) =>
    `Connexion depuis le fournisseur du point de vente refusée\u00A0: ${REASONS[f.reason] ?? f.reason}.`,
  'signed-out': (f) => `Déconnexion de ${f.email}.`,
  'session-ended': (f) => `${f.email} a fermé une de ses sessions.`,
  'password-reset-requested': () => 'Mot de passe temporaire demandé.',
  'temporary-password-used': (f) => `${f.email} a utilisé un mot de passe temporaire.`,
  'second-factor-begun': (f) => `${f.email} a commencé à configurer la connexion en deux étapes.`,
  'recovery-codes-renewed': (f) => `${f.email} a généré de nouveaux codes de récupération.`,
  'profile-changed': (f) => `Profil de ${f.email} modifié.`,
  'user-changed': (f) => `Utilisateur ${f.email} modifié.`,
  'partner-created': (f) => `Partenaire ${f.name} ajouté.`,
  'partner-changed': (f) => `Partenaire ${f.name} modifié.`,
  'partner-suspended': (f) => `Partenaire ${f.name} suspendu.`,
  'commission-rate-set': (f) => `Taux de commission du partenaire ${f.name} fixé à partir de ${f.from}.`,
  'mail-failure-settled': () => 'Un courriel non livré retiré de la liste.',
  'partner-reinstated': (f) => `Accès du partenaire ${f.name} rétabli.`,
  'merchants-invited': (f) => `Partenaire ${f.name}\u00A0: commerçants invités par ${f.file}, au nombre de ${f.count}.`,
  'merchants-exported': ({ format }) => `Liste des commerçants exportée (${format.toUpperCase()}).`,
  'merchant-batch-started': (f) => `${BATCHES[f.action]}\u00A0: lot lancé, ${f.count} commerçants.`,
  'merchant-batch-cancelled': (f) => `${BATCHES[f.action]}\u00A0: lot annulé pour les commerçants restants.`,
  'merchant-view-kept': (f) => `Vue «\u00A0${f.name}\u00A0» de la liste des commerçants enregistrée.`,
  'merchant-view-removed': (f) => `Vue «\u00A0${f.name}\u00A0» de la liste des commerçants supprimée.`,
  'prices-changed': () => 'Tarifs du forfait modifiés.',
  'promo-code-created': (f) => `Code promotionnel ${f.code} créé.`,
  'promo-code-withdrawn': (f) => `Code promotionnel ${f.code} retiré.`,
  'invoice-emailed': (f) => `Facture d’abonnement ${f.number} envoyée par courriel.`,
  'payment-requested': (f) => `Paiement de la facture d’abonnement ${f.number} demandé.`,
  'refund-retried': () => 'Remboursement demandé de nouveau.',
  'charge-refund-requested': () => 'Remboursement d’un débit inattendu demandé.',
  'charge-kept': () => 'Débit inattendu conservé.',
  'billing-run': (f) => `Facturation lancée pour ${f.now}.`,
  'certificate-retested': () => 'Demande de certificat transmise de nouveau.',
  'certificate-revocation-requested': (f) => `Révocation du certificat de l’appareil ${f.deviceNumber} demandée.`,
  'declaration-requested': (f) => `Demande à Revenu Québec au sujet de ${f.name}.`,
  'test-case-chosen': () => 'Cas d’essai de la certification choisi.',
  'audit-exported': () => 'Journal d’audit exporté.',
  'bills-exported': ({ format }) => `Factures exportées (${format.toUpperCase()}).`,
  'export-downloaded': (f) => `Exportation téléchargée\u00A0: ${EXPORTED[f.kind]} (${f.format.toUpperCase()}).`,
  'note-written': (f) =>
    f.shared ? 'Note de soutien écrite et partagée avec le partenaire.' : 'Note de soutien écrite.',
  'customer-added': () => 'Client ajouté.',
  'customer-changed': () => 'Coordonnées d’un client modifiées.',
  'estimate-begun': (f) => `Brouillon de l’estimation ${f.number} commencé.`,
  'estimate-changed': (f) => `Brouillon de l’estimation ${f.number} enregistré.`,
  'estimate-draft-deleted': (f) => `Brouillon de l’estimation ${f.number} supprimé.`,
  'contract-document-requested': ({ number, kind, till }) =>
    `Contrat ${number}\u00A0: ${kind === 'final' ? 'dernier paiement' : 'versement'} ${till ? `demandé par l’appareil «\u00A0${till}\u00A0»` : 'demandé à l’appareil'}.`,
  'contract-document-withdrawn': ({ number }) => `Contrat ${number}\u00A0: ce qui attendait d’être signé a été repris.`,
  'contract-cancelled': ({ number }) => `Contrat ${number} annulé.`,
  'export-cancelled': (f) => `Exportation annulée ou supprimée\u00A0: ${EXPORTED[f.kind]} (${f.format.toUpperCase()}).`,
};

const BATCHES = { 'assign-partner': 'Attribution à un partenaire', message: 'Message' } as const;
const EXPORTED = { log: 'journal d’activité', bills: 'factures' } as const;

const REASONS: Readonly<Record<string, string>> = {
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
};
