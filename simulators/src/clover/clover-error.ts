import { Refusal } from '../loopback/refusal.ts';

/** A request that Clover refuses, in Clover's form. */
export function cloverError(
  status: number,
  message: string,
  { details, headers }: { details?: string; headers?: Record<string, string> } = {},
): Refusal {
  return new Refusal(status, { message, ...(details === undefined ? {} : { details }) }, headers);
}
