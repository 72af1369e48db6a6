/** Words of taking the menu from the provider. */
export const menuProviderEn = {
  title: 'Menu from Clover',
  lead: 'Takes the items, categories and modifiers that you sell at Clover into the menu, which then follows what you change there. What someone changed here stays as it is.',
  notConnected: 'There is no link with Clover now. Open Comptoir from Clover’s site, then come back.',
  reading: 'Your items are being read at Clover. This takes a moment.',
  read: 'Read {ago}',
  again: 'Read again',
  failures: {
    unavailable: 'Clover did not answer. We will try again automatically.',
    refused: 'Clover does not let us read your items. Open Comptoir from Clover’s site again.',
    'needs-sign-in': 'Clover wants you to sign in again.',
  },
  classes: {
    title: 'Tax classes',
    lead: 'Taxes at Clover do not tell these items apart. Items without a class are left out.',
    none: 'Left out',
    named: '{category} ({count, plural, one {# item} other {# items}})',
    without: 'Without a category',
  },
  counts:
    '{added, number} to add, {changed, number} to change, {removed, number} to remove, {refused, number} left out, {kept, number} as you keep them.',
  same: 'The menu and Clover say the same.',
  followed: 'The menu follows Clover.',
  more: 'The first {count, number} are shown.',
  columns: { name: 'Name at Clover', kind: 'Kind', outcome: 'What happens' },
  kinds: { category: 'Category', group: 'Modifiers', item: 'Item' },
  outcomes: { added: 'Added', changed: 'Changed', removed: 'Removed', kept: 'As you keep it', refused: 'Left out' },
  kept: '{outcome}; yours: {fields}',
  because: '{outcome}: {reason}',
  fields: {
    name: 'name',
    price: 'price',
    category: 'category',
    groups: 'modifiers',
    stock: 'stock',
    least: 'least to choose',
    most: 'most to choose',
    modifiers: 'choices',
    taxClass: 'tax class, unlike the taxes at Clover',
  },
  reasons: {
    'name-missing': 'It has no name',
    'name-too-long': 'Its name is longer than 100 letters',
    'name-script': 'Its name has letters that receipts do not have',
    'price-not-valid': 'Its price cannot be sold at',
    'priced-by-unit': 'It is priced by weight or length',
    'too-many-groups': 'It has more than 10 groups of modifiers',
    'too-many-modifiers': 'It has more than 50 modifiers',
    'modifiers-missing': 'It has no modifier',
    'modifier-not-valid': 'A modifier has no usable name or price',
    'class-unknown': 'Its tax class is not chosen',
    'class-none': 'Its taxes at Clover are those of no class',
    'not-together': 'What you changed here does not go with it',
  },
  take: 'Take into the menu',
  taken: 'The menu follows Clover from now on.',
  leave: 'Follow no more',
  leaving: 'The menu stays as it is, and no longer changes with Clover.',
  left: 'The menu no longer follows Clover.',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    menuProvider: typeof menuProviderEn;
  }
}
