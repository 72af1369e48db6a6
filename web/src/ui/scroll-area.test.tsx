import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScrollArea } from './scroll-area.tsx';

it('is named, and reached by the keyboard', async () => {
  render(
    <ScrollArea label="Conditions" className="terms">
      Payable on the day
    </ScrollArea>,
  );
  await userEvent.setup().tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conditions' }));
});
