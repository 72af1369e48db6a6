/** Asks whether what was typed may be left behind. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Text typed on the screen and not saved yet, for those who are about to take the screen away by something else than its address. */
export const unsavedWork = {
  /** Holds the screen until it is released again. */
  hold: (asks: Ask): (() => void) => {
    ask = asks;
    return () => {
      if (ask === asks) ask = null;
    };
  },
  isThere: (): boolean => ask !== null,
  /** Answers true where nothing is lost, or where it may be. */
  mayLeave: async (): Promise<boolean> => (ask ? ask() : true),
};
