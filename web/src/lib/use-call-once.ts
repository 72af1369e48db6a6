import {
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** A mutation's `mutate`. */
export type Mutate<Data, Failure, Input> = (input: Input, options?: MutateOptions<Data, Failure, Input>) => void;

/**
 * The one way to ask the server for a change: a call that is out is not sent again, whatever asks for it. A second click sees at once
 * what `isPending` shows a moment later. Calls with other words are others: two rows of a list may be changed together.
 */
export function useCallOnce<Data = unknown, Input = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Input, Context>,
): UseMutationResult<Data, Error, Input, Context> {
  const mutation = useMutation(options);
  const { mutateAsync: send } = mutation;
  const out = useRef(new Map<string, Promise<Data>>());

  const mutateAsync = useCallback<typeof send>(
    async (...call) => {
      const key = keyOf(call[0]);
      const going = out.current.get(key) ?? send(...call).finally(() => out.current.delete(key));
      out.current.set(key, going);
      return going;
    },
    [send],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    // the mutation keeps why it failed
    (...call) => void mutateAsync(...call).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

/** The same for what says the same. A file is compared as a whole: its words would say nothing of it. */
const keyOf = (input: unknown): string =>
  JSON.stringify([input], (_, part: unknown) => (part instanceof Blob ? numberOf(part) : part));

const numbers = new WeakMap<Blob, number>();
let lastNumber = 0;

function numberOf(file: Blob): number {
  const number = numbers.get(file) ?? (lastNumber += 1);
  numbers.set(file, number);
  return number;
}
