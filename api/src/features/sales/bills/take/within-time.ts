/** Waits for work, but no longer than a time limit; the work goes on either way. Rejects when the work failed in time. */
export async function withinTime(work: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
