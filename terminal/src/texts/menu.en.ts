import type { MENU_ERRORS as FrenchErrors, MenuTexts } from './menu.fr.ts';

export const MENU: MenuTexts = {
  none: () => 'No menu was received from Comptoir.',
  age: (version, age) => `Menu ${version}, received ${age} ago.`,
  item: (code, name, amount) => `${code.padEnd(24)} ${name}: ${amount}`,
  with: (codes) => `  --with ${codes.join(', ')}`,
  openPrice: () => 'price to be typed (--price)',
  out: () => 'out of stock',
};

export const MENU_ERRORS: typeof FrenchErrors = {
  none: () => 'This till has no menu: type what is sold, for instance --line "Soup:5.00".',
  noItemBefore: (option) => `${option} follows the item that it is about, for instance --item cafe ${option} …`,
  unknownItem: (code, near) =>
    `The menu has no item "${code}".${near.length === 0 ? ' See: npm run terminal -- menu' : ` Near ones: ${near.join(', ')}.`}`,
  outOfStock: (name) => `"${name.en}" is out of stock.`,
  notNow: (name) => `"${name.en}" is not sold at this time.`,
  fixedPrice: (name) => `The price of "${name.en}" is the menu's: it is not typed.`,
  priceMissing: (code) => `A price is missing, for instance --item ${code} --price 12.49`,
  choice: {
    'modifier-unknown': (about, offered) =>
      `"${about}" does not go with this item.${offered.length === 0 ? '' : ` Offered: ${offered.join(', ')}.`}`,
    'modifier-of-several': (about, offered) => `"${about}" is in more than one group: write ${offered.join(' or ')}.`,
    'too-few-chosen': (about, offered) => `A choice is missing (${about}): --with ${offered.join(', ')}.`,
    'too-many-chosen': (about) => `Too many choices of the group "${about}".`,
  },
};
