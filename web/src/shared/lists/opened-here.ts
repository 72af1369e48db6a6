declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was made by a row's link: closing what it opened is going back. */
    readonly isOpenedRow?: boolean;
  }
}

/** The state of an address that a row's link leads to. */
export const OPENED_ROW = { isOpenedRow: true } as const;
