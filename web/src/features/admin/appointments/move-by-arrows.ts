import type { KeyboardEvent } from 'react';

/**
 * Goes through what can be opened in the calendar: up and down through a day, left and right to the nearest hour of the next day
 * that has any, to the first and the last of a day with Home and End.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const from = event.currentTarget;
  const calendar = from.closest('[data-calendar]');
  if (!calendar) return;
  const all = [...calendar.querySelectorAll<HTMLElement>('[data-day]')];
  const next = findNext(event.key, from, all);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

/** Null when there is nothing in that direction, undefined for a key that leads nowhere. */
function findNext(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | null | undefined {
  if (key === 'ArrowLeft') return nearest(from, all, -1);
  if (key === 'ArrowRight') return nearest(from, all, 1);
  const day = all.filter((one) => one.dataset['day'] === from.dataset['day']).sort(byHour);
  const at = day.indexOf(from);
  const places: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: day.length - 1 };
  const place = places[key];
  return place === undefined ? undefined : (day[place] ?? null);
}

const numberOf = (element: HTMLElement, name: 'day' | 'hour' | 'place'): number => Number(element.dataset[name]);

const byHour = (one: HTMLElement, other: HTMLElement): number =>
  numberOf(one, 'hour') - numberOf(other, 'hour') || numberOf(one, 'place') - numberOf(other, 'place');

function nearest(from: HTMLElement, all: readonly HTMLElement[], step: 1 | -1): HTMLElement | null {
  const beyond = all.filter((one) => (numberOf(one, 'day') - numberOf(from, 'day')) * step > 0);
  const [day] = beyond.map((one) => numberOf(one, 'day')).sort((one, other) => (one - other) * step);
  const distance = (one: HTMLElement): number => Math.abs(numberOf(one, 'hour') - numberOf(from, 'hour'));
  const [found] = beyond
    .filter((one) => numberOf(one, 'day') === day)
    .sort((one, other) => distance(one) - distance(other) || byHour(one, other));
  return found ?? null;
}
