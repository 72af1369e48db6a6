/**
 * Calls `run` one at a time and lets `restMs` pass in between: what is asked for meanwhile is done once more afterwards,
 * however often it was asked. Returns how to ask.
 */
export function coalesce(run: () => Promise<unknown>, restMs: number): () => void {
  let isBusy = false;
  let isWanted = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      // a failure is the asker's to show; the next one asks again
      await run().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    isBusy = false;
  }

  return () => {
    isWanted = true;
    if (!isBusy) void work();
  };
}
