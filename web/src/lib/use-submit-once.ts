import type { MutateOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation's `mutate`. */
export type Mutate<Data, Failure, Input> = (input: Input, options?: MutateOptions<Data, Failure, Input>) => void;

/** `mutate` that lets one call out at a time: a second click sees at once what `isPending` shows a moment later. */
export function useSubmitOnce<Data, Failure, Input>(
  mutate: Mutate<Data, Failure, Input>,
): Mutate<Data, Failure, Input> {
  const isSent = useRef(false);
  return (input, options = {}) => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(input, {
      ...options,
      onSettled: (...result) => {
        isSent.current = false;
        options.onSettled?.(...result);
      },
    });
  };
}
