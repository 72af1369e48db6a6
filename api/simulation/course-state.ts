import type { Books } from './check-books.ts';

/** How things go on a day: `storm` is full of crashes and lost replies. */
export type Weather = 'calm' | 'storm' | 'network-down' | 'servers-down';

/** Where the course of a simulation stands. */
export interface CourseState {
  readonly books: Books;
  checkedAt: Date | null;
  weather: Weather;
  /** The first day of other weather. */
  until: number;
  crashes: number;
  /** Whether anything was due or done since the books were last checked. */
  isBusy: boolean;
  /** Whether something that was due may not have been done: a server crashed, or nothing could be reached. */
  isBehind: boolean;
}

export const newCourse = (): CourseState => ({
  books: new Map(),
  checkedAt: null,
  weather: 'calm',
  until: 0,
  crashes: 0,
  isBusy: true,
  isBehind: false,
});
