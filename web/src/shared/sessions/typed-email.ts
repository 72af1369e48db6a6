import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Email typed on the screen before: no one types it twice. */
    readonly email?: string;
  }
}

/** The email that was typed on the screen before this one, and comes with the way here. */
export const useTypedEmail = (): string => useRouterState({ select: ({ location }) => location.state.email ?? '' });
