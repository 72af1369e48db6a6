export const merchantViewsEn = {
  label: 'View',
  none: 'No saved view',
  shared: '{name} (shared)',
  actions: 'Actions: views',
  changed: 'Changed since “{name}” was saved.',
  dropped:
    '{count, plural, one {This view also asked for something that no longer exists: {words}. The rest is shown.} other {This view also asked for things that no longer exist: {words}. The rest is shown.}}',
  menu: {
    new: 'Save as a new view…',
    keep: 'Save the changes to “{name}”',
    pin: 'Open the list with this view',
    unpin: 'Stop opening the list with this view',
    share: 'Share with the other administrators',
    unshare: 'Stop sharing',
    edit: 'Rename…',
    remove: 'Remove the view',
  },
  remove: 'Remove the view',
  removeTitle: 'Remove “{name}”?',
  removeText: 'What is shown now stays as it is.',
  removeShared: 'The other administrators no longer have it either. What is shown now stays as it is.',
  newTitle: 'Save as a new view',
  newText: 'The search, filters, order and columns that are shown now.',
  editTitle: 'The view “{name}”',
  name: 'Name',
  isDefault: 'Open the list with this view',
  isShared: 'Share it with the other administrators',
  save: 'Save',
  saveNew: 'Save the view',
  saved: 'The view “{name}” is saved.',
  tooLong: '80 characters at most.',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    merchantViews: typeof merchantViewsEn;
  }
}
