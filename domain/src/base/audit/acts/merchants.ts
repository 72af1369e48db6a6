import type { TillFacts, NoFacts } from '../../activity-log/events/facts.ts';
import type { ExportKind } from '../../exports/export-state.ts';
import { en } from './act-words.en.ts';
import { fr } from './act-words.fr.ts';
import { act } from './act.ts';

/** Acts about a merchant’s money, devices, exports, customers and estimates. */
export const merchantsActs = {
  'invoice-emailed': act<{ readonly number: string }>('money', {
    en: (f) => `Subscription invoice ${f.number} sent by email.`,
    fr: (f) => `Facture de service ${f.number} envoyée par courriel.`,
  }),
  'payment-requested': act<{ readonly number: string }>('money', {
    en: (f) => `Payment of subscription invoice ${f.number} requested.`,
    fr: (f) => `Paiement de la facture de service ${f.number} demandé.`,
  }),
  'refund-retried': act<NoFacts>('money', {
    en: () => 'Refund requested again.',
    fr: () => 'Remboursement demandé de nouveau.',
  }),
  'charge-refund-requested': act<NoFacts>('money', {
    en: () => 'Refund of an unexpected charge requested.',
    fr: () => 'Remboursement d’un débit inattendu demandé.',
  }),
  'charge-kept': act<NoFacts>('money', { en: () => 'Unexpected charge kept.', fr: () => 'Débit inattendu conservé.' }),
  'billing-run': act<{ readonly now: string }>('money', {
    en: (f) => `Billing run started for ${f.now}.`,
    fr: (f) => `Facturation lancée pour ${f.now}.`,
  }),
  'certificate-retested': act<NoFacts>('devices', {
    en: () => 'Certificate request sent again.',
    fr: () => 'Demande de certificat transmise de nouveau.',
  }),
  'certificate-revocation-requested': act<TillFacts>('devices', {
    en: (f) => `Revocation of the certificate of device ${f.deviceNumber} requested.`,
    fr: (f) => `Révocation du certificat de l’appareil ${f.deviceNumber} demandée.`,
  }),
  'declaration-requested': act<{ readonly name: string }>('merchant', {
    en: (f) => `Request to Revenu Québec about ${f.name}.`,
    fr: (f) => `Demande à Revenu Québec au sujet de ${f.name}.`,
  }),
  'test-case-chosen': act<NoFacts>('devices', {
    en: () => 'Test case of the certification chosen.',
    fr: () => 'Cas d’essai de la certification choisi.',
  }),
  'audit-exported': act<NoFacts>('account', {
    en: () => 'Audit trail exported.',
    fr: () => 'Journal d’audit exporté.',
  }),
  'bills-exported': act<{ readonly format: string }>('merchant', {
    en: ({ format }) => `Bills exported (${format.toUpperCase()}).`,
    fr: ({ format }) => `Factures exportées (${format.toUpperCase()}).`,
  }),
  'export-downloaded': act<{ readonly kind: ExportKind; readonly format: string }>('merchant', {
    en: (f) => `Export of the ${en.exported[f.kind]} downloaded (${f.format.toUpperCase()}).`,
    fr: (f) => `Exportation téléchargée\u00A0: ${fr.exported[f.kind]} (${f.format.toUpperCase()}).`,
  }),
  'note-written': act<{ readonly shared: boolean }>('merchant', {
    en: (f) => (f.shared ? 'Support note written and shared with the partner.' : 'Support note written.'),
    fr: (f) => (f.shared ? 'Note de soutien écrite et partagée avec le partenaire.' : 'Note de soutien écrite.'),
  }),
  'customer-added': act<NoFacts>('merchant', { en: () => 'Customer added.', fr: () => 'Client ajouté.' }),
  'customer-changed': act<NoFacts>('merchant', {
    en: () => 'Details of a customer changed.',
    fr: () => 'Coordonnées d’un client modifiées.',
  }),
  'menu-ordered': act<{ readonly code: string }>('merchant', {
    en: (f) => `Entry “${f.code}” of the menu moved.`,
    fr: (f) => `Élément «\u00A0${f.code}\u00A0» du menu déplacé.`,
  }),
  'menu-item-out': act<{ readonly code: string }>('merchant', {
    en: (f) => `Item “${f.code}” of the menu out of stock.`,
    fr: (f) => `Article «\u00A0${f.code}\u00A0» du menu épuisé.`,
  }),
  'menu-item-back': act<{ readonly code: string }>('merchant', {
    en: (f) => `Item “${f.code}” of the menu available again.`,
    fr: (f) => `Article «\u00A0${f.code}\u00A0» du menu de nouveau offert.`,
  }),
  'estimate-begun': act<{ readonly number: string }>('merchant', {
    en: (f) => `Draft of estimate ${f.number} begun.`,
    fr: (f) => `Brouillon de l’estimation ${f.number} commencé.`,
  }),
  'estimate-changed': act<{ readonly number: string }>('merchant', {
    en: (f) => `Draft of estimate ${f.number} saved.`,
    fr: (f) => `Brouillon de l’estimation ${f.number} enregistré.`,
  }),
  'estimate-draft-deleted': act<{ readonly number: string }>('merchant', {
    en: (f) => `Draft of estimate ${f.number} deleted.`,
    fr: (f) => `Brouillon de l’estimation ${f.number} supprimé.`,
  }),
  /** `till`: the one that asked for it itself; null for what a person asked in the portal. */
  'contract-document-requested': act<{
    readonly number: string;
    readonly kind: 'instalment' | 'final';
    readonly till: string | null;
  }>('merchant', {
    en: ({ number, kind, till }) =>
      `Contract ${number}: ${kind === 'final' ? 'last payment' : 'payment'} requested ${till ? `by the device “${till}”` : 'of the device'}.`,
    fr: ({ number, kind, till }) =>
      `Contrat ${number}\u00A0: ${kind === 'final' ? 'dernier paiement' : 'versement'} ${till ? `demandé par l’appareil «\u00A0${till}\u00A0»` : 'demandé à l’appareil'}.`,
  }),
  'contract-document-withdrawn': act<{ readonly number: string }>('merchant', {
    en: ({ number }) => `Contract ${number}: what was waiting to be signed was withdrawn.`,
    fr: ({ number }) => `Contrat ${number}\u00A0: ce qui attendait d’être signé a été repris.`,
  }),
  'contract-cancelled': act<{ readonly number: string }>('merchant', {
    en: ({ number }) => `Contract ${number} cancelled.`,
    fr: ({ number }) => `Contrat ${number} annulé.`,
  }),
  'export-cancelled': act<{ readonly kind: ExportKind; readonly format: string }>('merchant', {
    en: (f) => `Export of the ${en.exported[f.kind]} cancelled or removed (${f.format.toUpperCase()}).`,
    fr: (f) => `Exportation annulée ou supprimée\u00A0: ${fr.exported[f.kind]} (${f.format.toUpperCase()}).`,
  }),
};
