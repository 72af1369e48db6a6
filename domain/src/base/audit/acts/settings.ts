import type { NoFacts } from '../../activity-log/events/facts.ts';
import { act } from './act.ts';

/** A release note, by its French title. */
interface ReleaseNoteFacts {
  readonly title: string;
}

/** A change of a tax, by its first day. */
interface TaxRowFacts {
  readonly on: string;
}

/** Acts about prices, texts and settings. */
export const settingsActs = {
  'prices-changed': act<NoFacts>('prices', {
    en: () => 'Plan prices changed.',
    fr: () => 'Tarifs du forfait modifiés.',
  }),
  'price-move-announced': act<{ readonly count: number; readonly on: string }>('prices', {
    en: (f) => `Move of ${f.count} subscriptions to a newer price announced for ${f.on}.`,
    fr: (f) => `Passage de ${f.count} abonnements à un prix plus récent annoncé pour le ${f.on}.`,
  }),
  'price-move-cancelled': act<{ readonly on: string }>('prices', {
    en: (f) => `Move of subscriptions to a newer price, announced for ${f.on}, cancelled.`,
    fr: (f) => `Passage d’abonnements à un prix plus récent, annoncé pour le ${f.on}, annulé.`,
  }),
  'tax-row-announced': act<TaxRowFacts>('prices', {
    en: (f) => `Change of a tax from ${f.on} on announced.`,
    fr: (f) => `Changement de taxe à partir du ${f.on} annoncé.`,
  }),
  'tax-row-confirmed': act<TaxRowFacts>('prices', {
    en: (f) => `Change of a tax from ${f.on} on confirmed.`,
    fr: (f) => `Changement de taxe à partir du ${f.on} confirmé.`,
  }),
  'tax-row-withdrawn': act<TaxRowFacts>('prices', {
    en: (f) => `Change of a tax from ${f.on} on withdrawn.`,
    fr: (f) => `Changement de taxe à partir du ${f.on} retiré.`,
  }),
  'support-settings-changed': act<NoFacts>('texts', {
    en: () => 'Settings of support changed.',
    fr: () => 'Réglages du soutien modifiés.',
  }),
  'closing-day-added': act<{ readonly on: string }>('texts', {
    en: (f) => `Closing day of support added: ${f.on}.`,
    fr: (f) => `Jour de fermeture du soutien ajouté\u00A0: ${f.on}.`,
  }),
  'closing-day-removed': act<{ readonly on: string }>('texts', {
    en: (f) => `Closing day of support removed: ${f.on}.`,
    fr: (f) => `Jour de fermeture du soutien retiré\u00A0: ${f.on}.`,
  }),
  'message-template-written': act<{ readonly name: string }>('texts', {
    en: (f) => `Message template “${f.name}” written.`,
    fr: (f) => `Modèle de message «\u00A0${f.name}\u00A0» rédigé.`,
  }),
  'message-template-changed': act<{ readonly name: string }>('texts', {
    en: (f) => `Message template “${f.name}” changed.`,
    fr: (f) => `Modèle de message «\u00A0${f.name}\u00A0» modifié.`,
  }),
  'message-template-retired': act<{ readonly name: string }>('texts', {
    en: (f) => `Message template “${f.name}” retired.`,
    fr: (f) => `Modèle de message «\u00A0${f.name}\u00A0» retiré.`,
  }),
  'release-note-written': act<ReleaseNoteFacts>('texts', {
    en: (f) => `Release note “${f.title}” written.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» rédigée.`,
  }),
  'release-note-changed': act<ReleaseNoteFacts>('texts', {
    en: (f) => `Release note “${f.title}” changed.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» modifiée.`,
  }),
  'release-note-published': act<ReleaseNoteFacts>('texts', {
    en: (f) => `Release note “${f.title}” published.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» publiée.`,
  }),
  'release-note-scheduled': act<ReleaseNoteFacts & { readonly on: string }>('texts', {
    en: (f) => `Release note “${f.title}” scheduled for ${f.on}.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» prévue pour le ${f.on}.`,
  }),
  'release-note-unscheduled': act<ReleaseNoteFacts>('texts', {
    en: (f) => `Release note “${f.title}” made a draft again.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» remise en brouillon.`,
  }),
  'release-note-deleted': act<ReleaseNoteFacts>('texts', {
    en: (f) => `Release note “${f.title}” deleted.`,
    fr: (f) => `Nouveauté «\u00A0${f.title}\u00A0» supprimée.`,
  }),
  'promo-code-created': act<{ readonly code: string }>('prices', {
    en: (f) => `Promo code ${f.code} created.`,
    fr: (f) => `Code promotionnel ${f.code} créé.`,
  }),
  'promo-code-withdrawn': act<{ readonly code: string }>('prices', {
    en: (f) => `Promo code ${f.code} withdrawn.`,
    fr: (f) => `Code promotionnel ${f.code} retiré.`,
  }),
};
