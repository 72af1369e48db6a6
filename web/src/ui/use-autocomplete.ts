import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { matchesSearch } from '@comptoir/domain/base/search/matches-search';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Mark that sets it apart from others of the same name. */
  readonly hint?: string | null;
}

/** A search elsewhere, whose answers are the options. */
interface OptionSearch {
  /** Nothing, when nothing is searched for any more. */
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  /** True while the options are not yet those of the typed text. */
  readonly isPending: boolean;
}

export interface Choice {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** The name of what is chosen, where it need not be among the options. */
  readonly chosenLabel?: string | undefined;
  /** Chosen is no one, when the field is left empty. */
  readonly onClear?: (() => void) | undefined;
  /** Left out, the options are all there are and are narrowed here. */
  readonly search?: OptionSearch;
}

interface State {
  /** Since the last choice, if anything. */
  readonly typed: string | null;
  readonly isOpen: boolean;
  /** The match that the arrows point at; -1 is none. */
  readonly active: number;
  /** True when the first match is to be taken as soon as it is known. */
  readonly isAwaited?: boolean;
}

const AT_REST: State = { typed: null, isOpen: false, active: -1 };

/** State of a field with suggestions, and the effects of typing, keys, presses and leaving. */
export function useAutocomplete(choice: Choice) {
  const { value, onChange, onClear, search } = choice;
  const [{ typed, isOpen, active, isAwaited = false }, setState] = useState(AT_REST);
  const { chosen, label, matches, isPending } = offer(choice, typed);

  const rest = (): void => {
    setState(AT_REST);
    search?.onType('');
  };
  const choose = (option: Option | undefined): void => {
    rest();
    if (option && option.value !== value) onChange(option.value);
  };
  const choosePointedAt = (): void => {
    // only what is typed is waited for: opened alone, nothing is pointed at or one that is there
    if (isPending && typed !== null) setState({ typed, isOpen, active, isAwaited: true });
    else if (matches[active]) choose(matches[active]);
  };
  const leave = (): void => {
    if (typed?.trim() === '' && value !== null) onClear?.();
    const isSearched = Boolean(typed?.trim()) && typed !== label;
    if (isSearched) choosePointedAt();
    if (!isSearched || !isPending) rest();
  };
  useOnce(isAwaited && !isPending, () => choose(matches[0]));

  const open = (): void => {
    search?.onOpen();
    setState({ typed, isOpen: true, active: chosen ? matches.indexOf(chosen) : -1 });
  };
  const last = matches.length - 1;
  const pointAt = (index: number): void => setState({ typed, isOpen, active: index });
  const keys: Keys = isOpen
    ? {
        ArrowDown: () => pointAt(active < last ? active + 1 : 0),
        ArrowUp: () => pointAt(active > 0 ? active - 1 : last),
        Home: () => pointAt(0),
        End: () => pointAt(last),
        Enter: choosePointedAt,
        Escape: rest,
      }
    : { ArrowDown: open, ArrowUp: open };

  const field = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      search?.onOpen();
      search?.onType(currentTarget.value);
      setState({ typed: currentTarget.value, isOpen: true, active: 0 });
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isOpen) return;
      // what is typed next takes the place of the name that is there
      currentTarget.select();
      open();
    },
    onKeyDown: pressKey(keys),
    onBlur: leave,
  };
  return { text: typed ?? label ?? '', matches, active, isOpen, isPending, choose, field };
}

/** Returns the possible choices, and the one that is made. */
function offer({ options, value, chosenLabel, search }: Choice, typed: string | null) {
  const chosen = options.find((option) => option.value === value);
  return {
    chosen,
    label: chosenLabel ?? chosen?.label,
    // what is chosen already is no search: everything is offered
    matches: typed === null || search ? options : options.filter((option) => isMatch(option, typed)),
    isPending: search?.isPending ?? false,
  };
}

/** Does something as soon as its time has come. */
function useOnce(isTime: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (isTime) latest.current();
  }, [isTime]);
}

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const pressKey =
  (keys: Keys) =>
  (event: KeyboardEvent): void => {
    const act = keys[event.key];
    // a key may belong to a word that is still being composed
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

const isMatch = ({ label }: Option, typed: string): boolean => matchesSearch(typed, [label]);
