import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TimeText } from './time-text.tsx';

const AT = new Date('2026-06-20T18:05:09Z');

it('shows the exact time by keys and by touch, and gives it back', async () => {
  render(<TimeText at={AT}>3 minutes ago</TimeText>);
  const time = () => screen.getByRole('button').textContent;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(time()).toMatch(/2026.*09/);
  await userEvent.click(screen.getByRole('button'));
  expect(time()).toBe('3 minutes ago');
});

it('keeps the instant for programs whatever it shows', async () => {
  const { container } = render(<TimeText at={AT}>3 minutes ago</TimeText>);
  await userEvent.click(screen.getByRole('button'));
  expect(container.querySelector('time')?.dateTime).toBe('2026-06-20T18:05:09.000Z');
});
