/** Writes to the browser's console what belongs nowhere else. Source: spec §8 "Merchant load failure". */
export function logToConsole(message: string): void {
  console.error(message);
}
