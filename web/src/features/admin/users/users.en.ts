export const usersEn = {
  title: 'Users',
  lead: 'Everyone who may sign in to Comptoir, for whom, and when they last did.',
  invite: 'Invite someone',
  caption: 'People who may sign in',
  filters: {
    label: 'Search users',
    search: 'Name, email or company',
    all: 'All roles',
    allStates: 'All accounts',
    reset: 'Clear filters',
  },
  columns: {
    person: 'Person',
    belonging: 'Company and role',
    state: 'Account',
    lastSignIn: 'Last sign-in',
  },
  fields: { email: 'Email', name: 'Name', role: 'Role', language: 'Language of the emails' },
  roles: { admin: 'Administrator', partner: 'Partner', merchant: 'Merchant' },
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  belonging: { merchant: 'Merchant they sign in for', partner: 'Partner they sign in for', choose: 'Choose…' },
  tooLong: '120 characters at most',
  secondFactor: 'Two-step sign-in',
  never: 'Never',
  sessions: '{count, plural, one {# open session} other {# open sessions}}',
  save: 'Save',
  back: 'Back',
  access: 'Access',
  ownRole: 'Role: {role}. No one changes their own role.',
  invitation: {
    title: 'Invite someone',
    lead: 'They receive a temporary password by email, valid for seven days, and choose their own at the first sign-in.',
    send: 'Send the invitation',
  },
  actions: {
    suspend: {
      do: 'Suspend',
      ask: 'Suspend {name}? All their sessions end at once, and they can no longer sign in until you restore the access.',
      done: 'Access of {name} suspended',
    },
    reinstate: {
      do: 'Restore the access',
      ask: 'Restore the access of {name}? They can sign in again with the password they had.',
      done: 'Access of {name} restored',
    },
    'end-sessions': {
      do: 'Sign out everywhere',
      ask: 'Sign {name} out everywhere? They can sign in again right away.',
      done: '{name} is signed out everywhere',
    },
    'remove-second-factor': {
      do: 'Turn two-step sign-in off',
      ask: 'Turn two-step sign-in off for {name}? Only do this once you are sure who is asking: it is for people who have lost both their app and their recovery codes. They are notified by email.',
      done: 'Two-step sign-in of {name} turned off',
    },
    'invite-again': {
      do: 'Send the invitation again',
      ask: 'Send {name} another temporary password? The one before no longer works.',
      done: 'Invitation sent to {name}',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    users: typeof usersEn;
  }
}
