let name: string | null = null;
const listeners = new Set<() => void>();

/** The business that was closed to the person while they were in it, until they have read so; its name may be empty. */
export const closedPlace = {
  current: (): string | null => name,
  keep: (closed: string): void => become(closed),
  forget: (): void => become(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function become(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}
