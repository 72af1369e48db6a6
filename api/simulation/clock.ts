/** The time of a simulation: it stands still but for what moves it, and never goes back. */
export interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
  /** Goes on to an instant, if that still lies ahead. */
  reach(at: Date): void;
}

export function createClock(start: Date): Clock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    reach: (at) => {
      time = Math.max(time, at.getTime());
    },
  };
}
