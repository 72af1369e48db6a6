import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useGoTo } from './use-go-to.ts';

function Lines() {
  const [count, setCount] = useState(1);
  const { frame, goTo } = useGoTo();
  const add = (): void => {
    setCount(count + 1);
    goTo(`[data-line="${count}"]`);
  };
  return (
    <div ref={frame}>
      {Array.from({ length: count }, (_, line) => (
        <input key={line} data-line={line} aria-label={`Plat ${line}`} defaultValue="1" />
      ))}
      <button type="button" onClick={add}>
        Ajouter
      </button>
      <button type="button" onClick={() => goTo('[data-line="0"]')}>
        Premier
      </button>
    </div>
  );
}

it('what a field begins with is replaced by what is typed', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await user.keyboard('2');
  expect(screen.getByLabelText('Plat 1')).toHaveProperty('value', '2');
});

it('the focus goes to what a change brings, each time it is asked for, and nowhere before', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Plat 1'));
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Premier' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Plat 0'));
  }
});

it('the focus stays where it is when what it was to go to is not there', () => {
  const { result } = renderHook(() => useGoTo());
  expect(() => act(() => result.current.goTo('input'))).not.toThrow();
  render(<Lines />);
  const first = screen.getByLabelText('Plat 0');
  first.focus();
  expect(() => act(() => result.current.goTo('[data-line="9"]'))).not.toThrow();
  expect(document.activeElement).toBe(first);
});
