export const profileEn = {
  title: 'Profile',
  lead: 'Your language, your password and the places where you are signed in.',
  closed: 'Your profile is closed while you act for a merchant. End that first, at the top of the screen.',
  choose: { title: 'Choose a password', lead: 'You signed in with a temporary password. Choose your own to go on.' },
  setUp: {
    title: 'Two-step sign-in',
    lead: 'Administrators sign in with a password and a code of an authenticator app. Set it up to go on.',
  },
} as const;
