import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const DAYS = 5;
const HOURS = 24;

/** Goes from one hour of the calendar to the next one that can be opened, in the direction of the arrow. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const calendar = event.currentTarget.closest('[data-calendar]');
  if (!step || !calendar) return;
  event.preventDefault();
  let [day, hour] = [Number(event.currentTarget.dataset['day']), Number(event.currentTarget.dataset['hour'])];
  while (day >= 0 && day < DAYS && hour >= 0 && hour < HOURS) {
    day += step[0];
    hour += step[1];
    const next = calendar.querySelector<HTMLElement>(`[data-day="${day}"][data-hour="${hour}"]`);
    if (next) return next.focus();
  }
}
