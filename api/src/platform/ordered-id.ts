import { v7 } from 'uuid';

let made = 0;

/**
 * A UUID (version 7) of an instant. Those that one process makes for the same instant sort in the order they were made, so
 * that lines written together keep their order.
 */
export function orderedId(at: Date): string {
  made = (made + 1) % 0x7fff_ffff;
  return v7({ msecs: at.getTime(), seq: made });
}
