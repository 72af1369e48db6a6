import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('keeps its focus while it works, and does nothing twice', async () => {
  const act = vi.fn<() => void>();
  function Saving() {
    const [isPending, setPending] = useState(false);
    act.mockImplementation(() => setPending(true));
    return (
      <Button loading={isPending} onClick={act}>
        Enregistrer
      </Button>
    );
  }
  render(<Saving />);
  const button = screen.getByRole('button', { name: 'Enregistrer' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'disabled'] as const)('submits no form when it is %s', async (state) => {
  const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={submit}>
      <Button type="submit" {...{ [state]: true }}>
        Envoyer
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={submit}>
      <Button type="submit">Envoyer</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});
