import { useEffect, useRef } from 'react';
import type { Typed } from './drafts.ts';
import type { DraftSource } from './use-draft.ts';

interface TypedState<State extends object> {
  readonly typed: State;
  /** As it was before anything was typed. */
  readonly initial: State;
  readonly about?: string;
  readonly onFill: (typed: Partial<State>) => void;
}

/** Makes a draft of a screen's own state, where `useFields` does not hold what is typed. */
export function useStateDraft<State extends object>({ typed, initial, about, onFill }: TypedState<State>) {
  const onSent = useRef<() => void>(nothing);
  const onChange = useRef<() => void>(nothing);
  const latest = useRef({ typed, text: JSON.stringify(typed) });
  useEffect(() => {
    const text = JSON.stringify(typed);
    const isChanged = text !== latest.current.text;
    latest.current = { typed, text };
    if (isChanged) onChange.current();
  });
  const draft: DraftSource = {
    about,
    initial,
    read: () => latest.current.typed,
    fill: (kept: Typed) => onFill(kept as Partial<State>),
    follow: (follow) => {
      onChange.current = follow;
      return () => void (onChange.current = nothing);
    },
    callWhenSent: (follow) => void (onSent.current = follow),
  };
  return { draft, sent: () => onSent.current() };
}

const nothing = (): void => undefined;
