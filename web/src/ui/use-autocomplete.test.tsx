import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutocomplete, type Choice, type Option } from './use-autocomplete.ts';

const OPTIONS: readonly Option[] = [
  { value: 'a', label: 'Québec' },
  { value: 'b', label: 'Montréal' },
  { value: 'c', label: 'Lévis' },
];
const [onChange, onClear, onType, onOpen] = [
  vi.fn<(value: string) => void>(),
  vi.fn<() => void>(),
  vi.fn<(text: string) => void>(),
  vi.fn<() => void>(),
];
beforeEach(() => {
  for (const called of [onChange, onClear, onType, onOpen]) called.mockReset();
});

function show(first: Partial<Choice> = {}) {
  const choice = { options: OPTIONS, value: null, onChange, onClear, ...first };
  const { result, rerender } = renderHook((props: Choice) => useAutocomplete(props), { initialProps: choice });
  const select = vi.fn<() => void>();
  return {
    now: () => result.current,
    select,
    become: (next: Partial<Choice>) => rerender({ ...choice, ...next }),
    type: (value: string) => act(() => result.current.field.onChange({ currentTarget: { value } } as never)),
    click: () => act(() => result.current.field.onClick({ currentTarget: { select } } as never)),
    leave: () => act(() => result.current.field.onBlur()),
    press: (key: string, isComposing = false) => {
      const preventDefault = vi.fn<() => void>();
      act(() => result.current.field.onKeyDown({ key, preventDefault, nativeEvent: { isComposing } } as never));
      return preventDefault.mock.calls.length;
    },
  };
}

describe('a field that is left', () => {
  it('empty has chosen no one, where someone was chosen', () => {
    const field = show({ value: 'a' });
    field.type('  ');
    field.leave();
    expect([onClear.mock.calls.length, onChange.mock.calls.length, field.now().text]).toEqual([1, 0, 'Québec']);
  });

  it('empty clears nothing where nothing was chosen, or nothing can be cleared', () => {
    const field = show();
    field.type('');
    field.leave();
    expect(onClear).not.toHaveBeenCalled();
    const fixed = show({ value: 'a', onClear: undefined });
    fixed.type('');
    fixed.leave();
    expect(fixed.now()).toMatchObject({ text: 'Québec', isOpen: false });
  });

  it('as it was, or with the name that was there, changes nothing', () => {
    const field = show({ value: 'b' });
    field.click();
    field.leave();
    field.type('Montréal');
    field.leave();
    expect([onClear.mock.calls, onChange.mock.calls, field.now().isOpen]).toEqual([[], [], false]);
  });

  it('takes the first match, unless that is chosen already or there is none', () => {
    const field = show({ value: 'c' });
    field.type('lev');
    field.leave();
    expect(onChange).not.toHaveBeenCalled();
    field.type('que');
    field.leave();
    expect(onChange.mock.calls).toEqual([['a']]);
    field.type('xyz');
    field.leave();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(field.now()).toMatchObject({ text: 'Lévis', isOpen: false });
  });
});

describe('a search elsewhere', () => {
  const search = (isPending: boolean) => ({ onType, onOpen, isPending });

  it('is asked as one types, and for nothing any more once one has chosen', () => {
    const field = show({ search: search(false) });
    field.type('qu');
    expect([onType.mock.calls, onOpen.mock.calls.length]).toEqual([[['qu']], 1]);
    field.press('Enter');
    expect(onChange.mock.calls).toEqual([['a']]);
    expect(onType.mock.lastCall).toEqual(['']);
  });

  it('is not narrowed here: what it answers is offered', () => {
    const field = show({ search: search(false) });
    field.type('elsewhere');
    expect(field.now().matches).toEqual(OPTIONS);
  });

  it.each(['press', 'leave'] as const)('that is out is waited for, and its first answer taken (%s)', (way) => {
    const field = show({ search: search(true) });
    field.type('qu');
    if (way === 'press') field.press('Enter');
    else field.leave();
    expect([onChange.mock.calls, field.now().text, field.now().isPending]).toEqual([[], 'qu', true]);
    const answered = [{ value: 'q', label: 'Québec' }];
    field.become({ search: search(false), options: answered });
    expect(onChange.mock.calls).toEqual([['q']]);
    field.become({ search: search(true), options: OPTIONS });
    field.become({ search: search(false), options: OPTIONS });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('that is out is not waited for where nothing was typed', () => {
    const field = show({ search: search(true) });
    field.press('ArrowDown');
    expect([onOpen.mock.calls.length, field.now().active]).toEqual([1, -1]);
    field.press('Enter');
    expect(onChange).not.toHaveBeenCalled();
    field.press('ArrowDown');
    field.press('Enter');
    expect(onChange.mock.calls).toEqual([['a']]);
  });
});

describe('keys and presses', () => {
  it('move through the matches and round their ends', () => {
    const field = show();
    const go = (key: string) => [field.press(key), field.now().active];
    expect(field.press('ArrowDown')).toBe(1);
    expect(['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => go(key))).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 0],
      [1, 2],
      [1, 0],
    ]);
  });

  it('of a word that is still being composed, or of no meaning here, are the field’s', () => {
    const field = show();
    expect([field.press('ArrowDown', true), field.press('Home'), field.press('Enter')]).toEqual([0, 0, 0]);
    expect(field.now().isOpen).toBe(false);
  });

  it('open at what is chosen, once, with its name to be typed over', () => {
    const field = show({ value: 'b' });
    field.click();
    expect([field.now().active, field.now().isOpen, field.select.mock.calls.length]).toEqual([1, true, 1]);
    field.press('ArrowDown');
    field.click();
    expect([field.now().active, field.select.mock.calls.length]).toEqual([2, 1]);
  });

  it('show what is chosen by a name of its own, and nothing where nothing is', () => {
    expect(show({ value: 'z', chosenLabel: 'Chez Zoé' }).now().text).toBe('Chez Zoé');
    expect(show().now().text).toBe('');
  });
});
