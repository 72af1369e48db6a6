import { event } from './event.ts';
import type { MenuEntryFacts, MenuFileFacts } from './facts.ts';

/** Events about the menu. */
export const menuEvents = {
  'menu-entry-changed': event<MenuEntryFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu changed', fr: 'Menu modifié' },
    meaningEn: 'A person added, changed or removed an entry of the menu. Devices get it with their configuration.',
    meaningFr:
      'Une personne a ajouté, modifié ou retiré un élément du menu. Les appareils le reçoivent avec leur configuration.',
    en: (f) => `“${f.code}” ${CHANGED.en[f.change]} the menu by ${f.email}.`,
    fr: (f) => `«\u00A0${f.code}\u00A0» ${CHANGED.fr[f.change]} par ${f.email}.`,
  }),
  'menu-imported': event<MenuFileFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu taken from a file', fr: 'Menu lu d’un fichier' },
    meaningEn: 'A person took items of a file into the menu. Lines that were refused are left out.',
    meaningFr: 'Une personne a versé les articles d’un fichier au menu. Les lignes refusées sont laissées de côté.',
    en: (f) => `Menu taken from a file by ${f.email}: ${f.added} added, ${f.changed} changed, ${f.refused} refused.`,
    fr: (f) =>
      `Menu lu d’un fichier par ${f.email}\u00A0: ajouts ${f.added}, modifications ${f.changed}, lignes refusées ${f.refused}.`,
  }),
  'menu-provider-taken': event<MenuFileFacts & { readonly removed: number }>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu taken from the provider', fr: 'Menu repris du fournisseur' },
    meaningEn: 'A person took what you sell at your provider into the menu, which follows it from now on.',
    meaningFr:
      'Une personne a repris au menu les articles de votre fournisseur; le menu les suit à partir de maintenant.',
    en: (f) =>
      `Menu taken from the provider by ${f.email}: ${f.added} added, ${f.changed} changed, ${f.removed} removed, ${f.refused} left out.`,
    fr: (f) =>
      `Menu repris du fournisseur par ${f.email}\u00A0: ajouts ${f.added}, modifications ${f.changed}, retraits ${f.removed}, laissés de côté ${f.refused}.`,
  }),
  'menu-provider-followed': event<Omit<MenuFileFacts, 'email'> & { readonly removed: number }>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu changed at the provider', fr: 'Menu modifié chez le fournisseur' },
    meaningEn: 'Something changed at your provider, and the menu followed. What a person changed here stays.',
    meaningFr:
      'Quelque chose a changé chez votre fournisseur, et le menu a suivi. Ce qu’une personne a modifié ici reste.',
    en: (f) =>
      `The menu followed the provider: ${f.added} added, ${f.changed} changed, ${f.removed} removed, ${f.refused} left out.`,
    fr: (f) =>
      `Le menu a suivi le fournisseur\u00A0: ajouts ${f.added}, modifications ${f.changed}, retraits ${f.removed}, laissés de côté ${f.refused}.`,
  }),
  'menu-provider-left': event<{ readonly email: string }>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu no longer follows the provider', fr: 'Menu détaché du fournisseur' },
    meaningEn: 'A person ended that the menu follows your provider. Its entries stay.',
    meaningFr: 'Une personne a détaché le menu de votre fournisseur. Ses éléments restent.',
    en: (f) => `The menu no longer follows the provider, by ${f.email}.`,
    fr: (f) => `Le menu ne suit plus le fournisseur, par ${f.email}.`,
  }),
};

const CHANGED = {
  en: { added: 'added to', changed: 'changed on', removed: 'removed from' },
  fr: { added: 'ajouté au menu', changed: 'modifié au menu', removed: 'retiré du menu' },
} as const;
