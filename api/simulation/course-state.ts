import type { Books } from './check-books.ts';
import type { SavedCopy } from './restore-copy.ts';

/** Weather of a day: `storm` is full of crashes and lost replies. */
export type Weather = 'calm' | 'storm' | 'network-down' | 'servers-down';

/** State of the course of a simulation. */
export interface CourseState {
  readonly books: Books;
  checkedAt: Date | null;
  weather: Weather;
  /** The first day of other weather. */
  until: number;
  crashes: number;
  /** Number of restores of an older copy of the database, and the copy to be restored, with the day of its restore. */
  restores: number;
  copy: (SavedCopy & { readonly until: number }) | null;
  /** Numbers of invoices that a restore forgot: gone on after, and never given again. */
  readonly lostNumbers: Set<number>;
  /** True when anything was due or done since the books were last checked. */
  isBusy: boolean;
  /** True when something that was due may not have been done: a server crashed, or nothing could be reached. */
  isBehind: boolean;
}

export const newCourse = (): CourseState => ({
  books: new Map(),
  checkedAt: null,
  weather: 'calm',
  until: 0,
  crashes: 0,
  restores: 0,
  copy: null,
  lostNumbers: new Set(),
  isBusy: true,
  isBehind: false,
});
