import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { RefObject } from 'react';
import { expect, it, vi } from 'vitest';
import { usePlainDraft } from './use-plain-draft.ts';

const open = () => renderHook(() => usePlainDraft(['name', 'city'], 'x')).result;

function openForm() {
  const opened = open();
  const form = opened.current.draft.form as RefObject<HTMLFormElement | null>;
  render(
    <form ref={form}>
      <input name="name" aria-label="Name" />
      <input name="city" aria-label="City" />
    </form>,
  );
  return { opened, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name) };
}

it('a draft begins with empty fields', () => {
  expect(open().current.draft).toMatchObject({ about: 'x', isOpen: true, initial: { name: '', city: '' } });
});

it('what stands in the fields is read, and what was typed comes back into them', () => {
  const { opened, field } = openForm();
  const { fill: restore, read } = opened.current.draft;
  restore({ name: 'Bistro', gone: 'x' });
  expect([field('Name').value, field('City').value]).toEqual(['Bistro', '']);
  expect(read()).toMatchObject({ name: 'Bistro', city: '' });
});

it('without its form there is nothing to read, to fill or to follow', () => {
  const { draft, sent } = open().current;
  const { fill: restore, read, follow } = draft;
  expect(read()).toEqual({});
  expect(() => restore({ name: 'Bistro' })).not.toThrow();
  expect(() => follow(() => undefined)()).not.toThrow();
  expect(sent()).toBeUndefined();
});

it('each letter is followed, until no one follows any more', () => {
  const { opened, field } = openForm();
  const changed = vi.fn<() => void>();
  const stop = opened.current.draft.follow(changed);
  fireEvent.input(field('Name'), { target: { value: 'a' } });
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  fireEvent.input(field('Name'), { target: { value: 'ab' } });
  expect(changed).toHaveBeenCalledTimes(1);
});

it('what was sent is said to the one who asked', () => {
  const { draft, sent } = open().current;
  const said = vi.fn<() => void>();
  draft.callWhenSent(said);
  sent();
  expect(said).toHaveBeenCalledTimes(1);
});
