import { noticeRestore, type MarkDeps } from './notice-restore.ts';

/** Says every few seconds that this server is there: a copy may also be put back under a server that runs. */
export interface RestoreWatch {
  stop(): Promise<void>;
}

const MARK_EVERY_MS = 10_000;

export function watchRestores(deps: MarkDeps): RestoreWatch {
  let stopped = false;
  let marking: Promise<unknown> = Promise.resolve();
  const tick = (): void => {
    marking = noticeRestore(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'the mark of this server could not be written'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, MARK_EVERY_MS);
      });
  };
  let timer = setTimeout(tick, MARK_EVERY_MS);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await marking;
      // What was done up to now is then known outside the database.
      await noticeRestore(deps).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the last mark of this server could not be written'),
      );
    },
  };
}
