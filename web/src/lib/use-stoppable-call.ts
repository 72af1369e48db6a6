import { useRef, useState } from 'react';
import { useCallOnce } from './use-call-once.ts';

/** Work under way or done: how far it is, what came of it, and how to begin and end it. */
export interface StoppableCall<Input, Progress, Outcome> {
  readonly isRunning: boolean;
  readonly progress: Progress | null;
  readonly outcome: Outcome | undefined;
  readonly error: Error | null;
  readonly start: (input: Input) => void;
  readonly stop: () => void;
}

/** Work that takes its time and may be stopped; what was stopped ends in nothing. */
export function useStoppableCall<Input, Progress, Outcome>(
  doWork: (
    input: Input,
    on: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>,
): StoppableCall<Input, Progress, Outcome> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const ending = useRef<AbortController | null>(null);
  const { mutate, isPending, data, error } = useCallOnce({
    mutationFn: async (input: Input): Promise<Outcome | undefined> => {
      const { signal } = (ending.current = new AbortController());
      setProgress(null);
      try {
        return await doWork(input, { signal, onProgress: setProgress });
      } catch (failure) {
        // stopped by the user, who knows
        if (signal.aborted) return undefined;
        throw failure;
      }
    },
  });
  return {
    isRunning: isPending,
    progress,
    outcome: isPending ? undefined : data,
    error: isPending ? null : error,
    start: mutate,
    stop: () => ending.current?.abort(),
  };
}
