import { useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { simplifyText } from '../lib/simplify-text.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Choice {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

interface State {
  /** Since the last choice, if anything. */
  readonly typed: string | null;
  readonly isOpen: boolean;
  /** The match that the arrows point at; -1 is none. */
  readonly active: number;
}

const AT_REST: State = { typed: null, isOpen: false, active: -1 };

/** What a field with suggestions shows, and what typing, keys, presses and leaving do to it. */
export function useAutocomplete({ options, value, onChange }: Choice) {
  const [{ typed, isOpen, active }, setState] = useState(AT_REST);
  const chosen = options.find((option) => option.value === value);
  // what is chosen already is no search: everything is offered
  const matches = typed === null ? options : options.filter((option) => isMatch(option, typed));

  const choose = (option: Option): void => {
    setState(AT_REST);
    if (option.value !== value) onChange(option.value);
  };
  const choosePointedAt = (): void => {
    const option = matches[active];
    if (option) choose(option);
  };
  const leave = (): void => {
    if (typed?.trim() && typed !== chosen?.label) choosePointedAt();
    setState(AT_REST);
  };
  const open = (): void => setState({ typed, isOpen: true, active: chosen ? matches.indexOf(chosen) : -1 });
  const last = matches.length - 1;
  const pointAt = (index: number): void => setState({ typed, isOpen, active: index });
  const keys: Keys = isOpen
    ? {
        ArrowDown: () => pointAt(active < last ? active + 1 : 0),
        ArrowUp: () => pointAt(active > 0 ? active - 1 : last),
        Home: () => pointAt(0),
        End: () => pointAt(last),
        Enter: choosePointedAt,
        Escape: () => setState(AT_REST),
      }
    : { ArrowDown: open, ArrowUp: open };

  const field = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setState({ typed: currentTarget.value, isOpen: true, active: 0 }),
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isOpen) return;
      // what is typed next takes the place of the name that is there
      currentTarget.select();
      open();
    },
    onKeyDown: pressKey(keys),
    onBlur: leave,
  };
  return { text: typed ?? chosen?.label ?? '', matches, active, isOpen, choose, field };
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

const isMatch = ({ label }: Option, typed: string): boolean => simplifyText(label).includes(simplifyText(typed));
