export const contactsEn = {
  title: 'Contacts',
  lead: 'The people who may sign in for {name}.',
  leadNobody: 'The people who may sign in.',
  caption: 'People who may sign in',
  empty: 'Nobody may sign in for this merchant yet. An administrator invites the first person.',
} as const;
