import type { MenuName } from '@comptoir/domain/sales/menu/menu-entry';

export const MENU = {
  none: () => 'Aucun menu n’a été reçu de Comptoir.',
  age: (version: string, age: string) => `Menu ${version}, reçu il y a ${age}.`,
  item: (code: string, name: string, amount: string) => `${code.padEnd(24)} ${name}\u00A0: ${amount}`,
  with: (codes: readonly string[]) => `  --with ${codes.join(', ')}`,
  openPrice: () => 'prix à taper (--price)',
  out: () => 'épuisé',
};
export type MenuTexts = typeof MENU;

export const MENU_ERRORS = {
  none: () => 'Cette caisse n’a pas de menu\u00A0: tapez ce qui est vendu, par exemple --line "Soupe:5.00".',
  noItemBefore: (option: string) => `${option} suit l’article qu’il concerne, par exemple --item cafe ${option} …`,
  unknownItem: (code: string, near: readonly string[]) =>
    `Le menu n’a pas d’article «\u00A0${code}\u00A0».${near.length === 0 ? ' Voir\u00A0: npm run terminal -- menu' : ` Proches\u00A0: ${near.join(', ')}.`}`,
  outOfStock: (name: MenuName) => `«\u00A0${name.fr}\u00A0» est épuisé.`,
  notNow: (name: MenuName) => `«\u00A0${name.fr}\u00A0» ne se vend pas à cette heure.`,
  fixedPrice: (name: MenuName) => `Le prix de «\u00A0${name.fr}\u00A0» est celui du menu\u00A0: il ne se tape pas.`,
  priceMissing: (code: string) => `Il manque un prix, par exemple --item ${code} --price 12.49`,
  choice: {
    'modifier-unknown': (about: string, offered: readonly string[]) =>
      `«\u00A0${about}\u00A0» ne se prend pas avec cet article.${offered.length === 0 ? '' : ` Offerts\u00A0: ${offered.join(', ')}.`}`,
    'modifier-of-several': (about: string, offered: readonly string[]) =>
      `«\u00A0${about}\u00A0» est dans plus d’un groupe\u00A0: écrivez ${offered.join(' ou ')}.`,
    'too-few-chosen': (about: string, offered: readonly string[]) =>
      `Il manque un choix (${about})\u00A0: --with ${offered.join(', ')}.`,
    'too-many-chosen': (about: string) => `Trop de choix du groupe «\u00A0${about}\u00A0».`,
  },
};
