/** Question before something typed is left behind. */
export const leaveGuardEn = {
  title: 'Leave without saving?',
  text: 'What you changed on this screen would be lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    leaveGuard: typeof leaveGuardEn;
  }
}
