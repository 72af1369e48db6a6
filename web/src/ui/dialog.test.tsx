import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { uiFr } from './ui.fr.ts';

const leave = (element: Element): boolean => fireEvent(element, new Event('cancel', { bubbles: true }));

it('closes when it is left itself, and stays when a file is not chosen after all', () => {
  const close = vi.fn<() => void>();
  render(
    <IntlProvider locale="fr" messages={{ ui: uiFr } as never}>
      <Dialog title="Inviter des commerçants" onClose={close}>
        <input type="file" aria-label="Fichier" />
      </Dialog>
    </IntlProvider>,
  );
  leave(screen.getByLabelText('Fichier'));
  expect(close).not.toHaveBeenCalled();
  leave(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledOnce();
});
