const DAY_MS = 86_400_000;

/** Whole seconds, because certificates hold nothing finer and a start in the future would be refused. */
export function validity(from: Date, days: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(Math.floor(from.getTime() / 1000) * 1000);
  return { notBefore, notAfter: new Date(notBefore.getTime() + days * DAY_MS) };
}
